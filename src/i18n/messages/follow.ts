import { inBoth } from '../in-both.ts';

/** Messages of the page about calendars and feeds. */
export const follow = inBoth({
  en: {
    title: 'Calendars and feeds',
    intro:
      'Hear of new tenders, moved last dates and vacancies. You need no account, and give no e-mail address or telephone number.',
    description:
      'Calendars and feeds of {{name}}: how to subscribe to last dates of tenders and vacancies, and to news, on a phone or a computer.',
    calendars: 'Calendars',
    calendars_about:
      'This calendar puts the last date of every open tender and vacancy into your own calendar, with an alarm the day before. When a last date moves, the entry moves too. When a tender is cancelled, the entry says so.',
    one: 'The calendar of a single tender or vacancy is on its page.',
    once: 'Or download it once: that copy does not change later.',
    subscribe: 'Subscribe to all last dates',
    subscribe_where:
      'Opens the calendar program of this device: on an iPhone, iPad or Mac, or Outlook or Thunderbird on a computer. Elsewhere, copy the address.',
    address: 'Address to copy:',
    google: 'Google Calendar (also on Android phones)',
    google_how:
      'On a computer, open calendar.google.com. Beside “Other calendars”, press + and choose “From URL”. Paste the address. The calendar then shows on your phone too. Google looks for changes only every 8 to 24 hours.',
    apple: 'iPhone and iPad',
    apple_how:
      'Open the Calendar app, press “Calendars”, then “Add Calendar” and “Add Subscription Calendar”. Paste the address. How often the phone looks for changes depends on its settings.',
    outlook: 'Outlook',
    outlook_how:
      'Open the calendar, choose “Add calendar” and “Subscribe from web”. Paste the address. Outlook looks for changes every few hours, sometimes only once a day.',
    own: 'Only one unit, or one kind of vacancy',
    own_about:
      'Each unit has a calendar and a feed for each kind of tender. To copy the address of a link, press and hold it, or click it with the right mouse button.',
    vacancies: 'Vacancies',
    calendar: 'Calendar',
    feed: 'Feed',
    unit: 'Calendars and feeds of this unit',
    late: 'A calendar can be hours late. Before you rely on a date, open the page of the tender or vacancy.',
    feeds: 'Feeds',
    feeds_about:
      'A feed is a list of what is new. A feed reader (a program or an app) asks for it and shows you what you have not seen. Give it one of these addresses. Every corrigendum and every result is an entry of its own.',
  },
  hi: {
    title: 'कैलेंडर और फ़ीड',
    intro: 'नई निविदाओं, बदली हुई अंतिम तिथियों और रिक्तियों की जानकारी पाएँ। इसके लिए न खाता चाहिए, न ई-मेल पता या दूरभाष संख्या।',
    description: '{{name}} के कैलेंडर और फ़ीड: निविदाओं एवं रिक्तियों की अंतिम तिथियाँ और समाचार अपने फ़ोन या कंप्यूटर पर कैसे पाएँ।',
    calendars: 'कैलेंडर',
    calendars_about:
      'यह कैलेंडर हर खुली निविदा और रिक्ति की अंतिम तिथि आपके अपने कैलेंडर में दिखाता है और एक दिन पहले याद दिलाता है। अंतिम तिथि बदलने पर कैलेंडर में भी बदल जाती है। निविदा निरस्त होने पर वहाँ यही लिखा मिलता है।',
    one: 'किसी एक निविदा या रिक्ति का कैलेंडर उसके पृष्ठ पर है।',
    once: 'या इसे एक बार डाउनलोड करें: वह प्रति बाद में नहीं बदलती।',
    subscribe: 'सभी अंतिम तिथियाँ अपने कैलेंडर में जोड़ें',
    subscribe_where:
      'इस उपकरण का कैलेंडर प्रोग्राम खुलेगा: आईफ़ोन, आईपैड और मैक पर, या कंप्यूटर पर आउटलुक और थंडरबर्ड में। अन्य उपकरणों पर पता कॉपी करें।',
    address: 'कॉपी करने के लिए पता:',
    google: 'गूगल कैलेंडर (एंड्रॉइड फ़ोन पर भी)',
    google_how:
      'कंप्यूटर पर calendar.google.com खोलें। “अन्य कैलेंडर” (Other calendars) के पास + दबाएँ और “यूआरएल से” (From URL) चुनें। वहाँ पता चिपकाएँ। इसके बाद कैलेंडर फ़ोन पर भी दिखेगा। गूगल परिवर्तनों को 8 से 24 घंटे में एक बार ही देखता है।',
    apple: 'आईफ़ोन और आईपैड',
    apple_how:
      'कैलेंडर ऐप खोलें, “कैलेंडर” (Calendars) दबाएँ, फिर “कैलेंडर जोड़ें” (Add Calendar) और “सदस्यता कैलेंडर जोड़ें” (Add Subscription Calendar) चुनें। वहाँ पता चिपकाएँ। फ़ोन परिवर्तन कितनी बार देखता है, यह उसकी सेटिंग पर निर्भर है।',
    outlook: 'आउटलुक',
    outlook_how:
      'कैलेंडर खोलें, “कैलेंडर जोड़ें” (Add calendar) और “वेब से सदस्यता लें” (Subscribe from web) चुनें। वहाँ पता चिपकाएँ। आउटलुक कुछ घंटों के अंतराल पर, और कभी दिन में एक बार ही परिवर्तन देखता है।',
    own: 'केवल एक इकाई, या एक प्रकार की रिक्तियाँ',
    own_about:
      'हर इकाई की हर प्रकार की निविदाओं के लिए अलग कैलेंडर और फ़ीड हैं। लिंक का पता कॉपी करने के लिए उसे देर तक दबाए रखें, या माउस के दाएँ बटन से क्लिक करें।',
    vacancies: 'रिक्तियाँ',
    calendar: 'कैलेंडर',
    feed: 'फ़ीड',
    unit: 'इस इकाई के कैलेंडर और फ़ीड',
    late: 'कैलेंडर कुछ घंटे पीछे हो सकता है। किसी तिथि पर भरोसा करने से पहले निविदा या रिक्ति का पृष्ठ अवश्य देखें।',
    feeds: 'फ़ीड',
    feeds_about:
      'फ़ीड नवीनतम प्रविष्टियों की सूची है। फ़ीड रीडर (एक प्रोग्राम या ऐप) इसे मँगाता है और वही दिखाता है जो आपने अभी नहीं देखा। उसे इनमें से कोई पता दें। हर शुद्धिपत्र और हर परिणाम की अलग प्रविष्टि होती है।',
  },
});
