import { inBoth } from '../in-both.ts';

/** Titles and descriptions for search engines and browser tabs. */
export const seoFriendly = inBoth({
  en: {
    title: '{{page}} | {{name}}',
    title_page_of_list: '{{page}}, page {{number}} | {{name}}',
    article_title: '{{page}} ({{date}}) | {{name}}',
    article_description: '{{kind}}, {{date}}: {{summary}}',
    keywords: 'Vindhya Coalfields Limited, coal, public sector undertaking',
    home_title: 'Vindhya Coalfields Limited: tenders, careers, notices and news',
    home_description:
      'Open tenders, vacancies, notices, press releases and contacts of Vindhya Coalfields Limited, a coal mining company of the Government of India (demonstration).',
    page_description: '{{page}}: {{summary}}',
    help_description:
      'How to open documents, play recordings, find your way, enlarge text, print and save pages on the website of Vindhya Coalfields Limited.',
    screen_reader_description:
      'Screen readers, speech recognition and what the website of Vindhya Coalfields Limited does for those who use them.',
    sitemap_description: 'All sections and pages of the website of Vindhya Coalfields Limited on one page.',
    search_description: 'Search the tenders, vacancies, notices, reports and pages of Vindhya Coalfields Limited.',
    feedback_description:
      'Write, call or visit: feedback form, telephone numbers, address and office hours of Vindhya Coalfields Limited.',
    thanks_description: 'Your message to Vindhya Coalfields Limited has arrived.',
    not_found_description:
      'There is no page at this address of the website of Vindhya Coalfields Limited. Search, or go to the home page or the site map.',
    news_description: 'All notices, news and updates of Vindhya Coalfields Limited by year.',
    press_releases_description:
      'All press releases of Vindhya Coalfields Limited by year, with documents and photographs.',
    albums_description:
      'Photographs of the mines, people, safety work and reclaimed land of Vindhya Coalfields Limited, album by album.',
    album_title: '{{page}}, photographs of {{date}} | {{name}}',
    album_description: '{{page}}: {{pictures}} with captions, {{date}}.',
    events_description:
      'Coming and past events of Vindhya Coalfields Limited: meetings, camps, contests and open days, with dates and venues.',
    recruitment_description:
      'Vacancies of Vindhya Coalfields Limited: open posts with last date, documents and how to apply, and results of earlier ones.',
    'apprenticeship-training_description':
      'Apprenticeships and vocational training at Vindhya Coalfields Limited: open places, last dates, documents and merit lists.',
    'internal-selection-promotion_description':
      'Selections, departmental tests and promotions for employees of Vindhya Coalfields Limited, with last dates and results.',
    penal_action_description:
      'Firms against which Vindhya Coalfields Limited has taken penal action: nature, period, reference, from and to, in force and lapsed.',
    listing_description: '{{title}} of Vindhya Coalfields Limited, by date of publication, to read and download.',
    tenders_description:
      'Open tenders of Vindhya Coalfields Limited by last date, and all tenders by month of publication, with corrigenda and results.',
    tender_period_description:
      'All tenders that Vindhya Coalfields Limited published in {{period}}: last dates, documents, corrigenda, awards and cancellations.',
    videos_description:
      'Videos and documentaries of Vindhya Coalfields Limited, with length, size, captions in English and Hindi and transcripts.',
    songs_description: 'The songs of Vindhya Coalfields Limited to hear and to download, with their words.',
  },
  hi: {
    title: '{{page}} | {{name}}',
    title_page_of_list: '{{page}}, पृष्ठ {{number}} | {{name}}',
    article_title: '{{page}} ({{date}}) | {{name}}',
    article_description: '{{kind}}, {{date}}: {{summary}}',
    keywords: 'विंध्य कोलफील्ड्स लिमिटेड, कोयला, सार्वजनिक क्षेत्र का उपक्रम',
    home_title: 'विंध्य कोलफील्ड्स लिमिटेड: निविदाएँ, भर्ती, सूचनाएँ और समाचार',
    home_description:
      'विंध्य कोलफील्ड्स लिमिटेड, भारत सरकार की कोयला खनन कंपनी (प्रदर्शन हेतु), की खुली निविदाएँ, रिक्तियाँ, सूचनाएँ, प्रेस विज्ञप्तियाँ और संपर्क।',
    page_description: '{{page}}: {{summary}}',
    help_description:
      'विंध्य कोलफील्ड्स लिमिटेड की वेबसाइट पर दस्तावेज़ खोलने, रिकॉर्डिंग चलाने, जानकारी ढूँढने, अक्षर बड़े करने, पृष्ठ छापने और सहेजने की जानकारी।',
    screen_reader_description:
      'स्क्रीन रीडर, वाणी पहचान और उनके उपयोगकर्ताओं के लिए विंध्य कोलफील्ड्स लिमिटेड की वेबसाइट की सुविधाएँ।',
    sitemap_description: 'विंध्य कोलफील्ड्स लिमिटेड की वेबसाइट के सभी खंड और पृष्ठ, एक ही स्थान पर।',
    search_description: 'विंध्य कोलफील्ड्स लिमिटेड की निविदाएँ, रिक्तियाँ, सूचनाएँ, रिपोर्टें और पृष्ठ खोजें।',
    feedback_description: 'लिखें, फ़ोन करें या आएँ: विंध्य कोलफील्ड्स लिमिटेड का प्रतिक्रिया प्रपत्र, दूरभाष, पता और कार्यालय समय।',
    thanks_description: 'विंध्य कोलफील्ड्स लिमिटेड को आपका संदेश मिल गया है।',
    not_found_description:
      'विंध्य कोलफील्ड्स लिमिटेड की वेबसाइट पर इस पते का कोई पृष्ठ नहीं है। खोज करें, मुख पृष्ठ पर जाएँ या साइट मानचित्र देखें।',
    news_description: 'विंध्य कोलफील्ड्स लिमिटेड की सभी सूचनाएँ और समाचार, वर्षवार।',
    press_releases_description: 'विंध्य कोलफील्ड्स लिमिटेड की सभी प्रेस विज्ञप्तियाँ, वर्षवार, दस्तावेज़ों और चित्रों सहित।',
    albums_description:
      'विंध्य कोलफील्ड्स लिमिटेड की खदानों, कर्मचारियों, सुरक्षा कार्य और पुनः हरी की गई भूमि के चित्र, एल्बम के अनुसार।',
    album_title: '{{page}}, {{date}} के चित्र | {{name}}',
    album_description: '{{page}}: कैप्शन सहित {{pictures}}, {{date}}।',
    events_description:
      'विंध्य कोलफील्ड्स लिमिटेड के आगामी एवं संपन्न कार्यक्रम: बैठकें, शिविर, प्रतियोगिताएँ और खुले दिवस, तिथि एवं स्थान सहित।',
    recruitment_description:
      'विंध्य कोलफील्ड्स लिमिटेड में भर्ती: खुले पद, अंतिम तिथि, दस्तावेज़, आवेदन की विधि, और पूर्व भर्तियों के परिणाम।',
    'apprenticeship-training_description':
      'विंध्य कोलफील्ड्स लिमिटेड में शिक्षुता एवं व्यावसायिक प्रशिक्षण: खुले स्थान, अंतिम तिथियाँ, दस्तावेज़ और मेरिट सूचियाँ।',
    'internal-selection-promotion_description':
      'विंध्य कोलफील्ड्स लिमिटेड के कर्मचारियों के लिए चयन, विभागीय परीक्षाएँ और पदोन्नति, अंतिम तिथियों एवं परिणामों सहित।',
    penal_action_description:
      'वे फर्में जिनके विरुद्ध विंध्य कोलफील्ड्स लिमिटेड ने दंडात्मक कार्रवाई की है: प्रकृति, अवधि, संदर्भ, कब से कब तक, प्रभावी एवं समाप्त।',
    listing_description: 'विंध्य कोलफील्ड्स लिमिटेड: {{title}}, प्रकाशन तिथि के क्रम में, पढ़ने और डाउनलोड करने के लिए।',
    tenders_description:
      'विंध्य कोलफील्ड्स लिमिटेड की खुली निविदाएँ अंतिम तिथि के क्रम में, और सभी निविदाएँ प्रकाशन माह के अनुसार, शुद्धिपत्रों एवं परिणामों सहित।',
    tender_period_description:
      '{{period}} में विंध्य कोलफील्ड्स लिमिटेड द्वारा प्रकाशित सभी निविदाएँ: अंतिम तिथि, दस्तावेज़, शुद्धिपत्र, कार्यादेश और निरस्तीकरण।',
    videos_description: 'विंध्य कोलफील्ड्स लिमिटेड के वीडियो एवं वृत्तचित्र: अवधि, आकार, अंग्रेज़ी एवं हिन्दी कैप्शन तथा लिखित पाठ सहित।',
    songs_description: 'विंध्य कोलफील्ड्स लिमिटेड के गीत: सुनें और डाउनलोड करें, बोल सहित।',
  },
});
