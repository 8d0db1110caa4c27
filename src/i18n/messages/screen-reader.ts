import { inBoth } from '../in-both.ts';

export const screenReader = inBoth({
  en: {
    intro: 'What this website does for those who hear it or feel it in Braille, and the programs that read it out.',
    site_does: 'What this website does',
    does_1:
      'Each page has one main heading and headings in order below it, so that you can move from heading to heading.',
    does_2:
      'The parts of a page are marked: header, main menu, breadcrumb, main content and footer. The first link skips to the main content.',
    does_3:
      'The language of the page, and of each passage in the other language, is stated, so that the voice can change between Hindi and English.',
    does_4: 'Pictures that tell something carry a description; mere decoration is passed over in silence.',
    does_5:
      'In tables every cell belongs to a heading that is read out. State and kind are said in words, never by colour alone.',
    does_6:
      'A link says where it leads, and whether it leaves the site or opens a new tab. A document says its format, size and language.',
    does_7: 'Every field of a form has a label that stays. There is no picture puzzle to solve anywhere.',
    does_8: 'Nothing moves, plays or changes by itself, and nothing has a time limit.',
    standard:
      'The pages are built to level AA of the Web Content Accessibility Guidelines 2.1, which the Indian standard IS 17802 and the Guidelines for Indian Government Websites and Apps 3.0 ask for.',
    hindi:
      'For Hindi pages, choose a Hindi voice in the settings of your screen reader or of your phone’s text-to-speech.',
    readers: 'Screen readers',
    readers_intro:
      'These programs read the screen aloud or show it on a Braille display. They are listed for information; the company does not sell or recommend any of them.',
    table: 'Screen readers, their websites and whether they are free or commercial',
    name: 'Screen reader',
    website: 'Website',
    type: 'Type',
    type_free: 'Free',
    type_commercial: 'Commercial',
    on_windows: 'for Windows',
    on_linux: 'for Linux',
    on_android: 'part of Android',
    part_of_windows: 'part of Windows',
    part_of_apple: 'part of macOS, iOS and iPadOS',
    on_chromebook: 'part of ChromeOS',
    tell_us: 'Tell us',
    tell_us_body:
      'If something cannot be read or reached with your screen reader, tell us the page, the program and what happened.',
  },
  hi: {
    intro: 'जो इस वेबसाइट को सुनकर या ब्रेल में पढ़ते हैं उनके लिए यहाँ क्या सुविधाएँ हैं, और कौन-से प्रोग्राम इसे पढ़कर सुनाते हैं।',
    site_does: 'इस वेबसाइट की सुविधाएँ',
    does_1: 'हर पृष्ठ पर एक मुख्य शीर्षक है और उसके नीचे क्रम से अन्य शीर्षक, ताकि आप एक शीर्षक से दूसरे पर जा सकें।',
    does_2:
      'पृष्ठ के भाग चिह्नित हैं: शीर्ष भाग, मुख्य मेनू, पृष्ठ क्रम, मुख्य सामग्री और पाद भाग। पहला लिंक सीधे मुख्य सामग्री पर ले जाता है।',
    does_3: 'पृष्ठ की भाषा, और दूसरी भाषा के हर अंश की भाषा, अंकित है, ताकि आवाज़ हिन्दी और अंग्रेज़ी के बीच बदल सके।',
    does_4: 'अर्थपूर्ण चित्रों का शब्दों में विवरण दिया गया है; केवल सजावटी चित्र छोड़ दिए जाते हैं।',
    does_5:
      'तालिका का हर कक्ष किसी शीर्षक से जुड़ा है जिसे पढ़कर सुनाया जाता है। स्थिति और प्रकार शब्दों में बताए जाते हैं, केवल रंग से नहीं।',
    does_6:
      'हर लिंक बताता है कि वह कहाँ ले जाता है, और क्या वह अन्य वेबसाइट या नए टैब में खुलेगा। दस्तावेज़ के साथ उसका प्रारूप, आकार और भाषा लिखी है।',
    does_7: 'प्रपत्र के हर फ़ील्ड का नाम सदा दिखाई देता है। कहीं भी चित्र-पहेली हल नहीं करनी पड़ती।',
    does_8: 'कुछ भी अपने आप न हिलता है, न बजता है, न बदलता है, और कहीं समय की सीमा नहीं है।',
    standard:
      'पृष्ठ वेब सामग्री सुगम्यता दिशानिर्देश (WCAG) 2.1 के स्तर एए के अनुसार बनाए गए हैं, जिसकी अपेक्षा भारतीय मानक आईएस 17802 तथा भारतीय सरकारी वेबसाइटों एवं ऐप के लिए दिशानिर्देश (GIGW 3.0) करते हैं।',
    hindi: 'हिन्दी पृष्ठों के लिए अपने स्क्रीन रीडर की, या फ़ोन की पाठ से वाणी (टेक्स्ट-टू-स्पीच) सुविधा की, सेटिंग में हिन्दी आवाज़ चुनें।',
    readers: 'स्क्रीन रीडर',
    readers_intro:
      'ये प्रोग्राम स्क्रीन पर लिखी सामग्री पढ़कर सुनाते हैं या ब्रेल डिस्प्ले पर दिखाते हैं। यह सूची केवल जानकारी के लिए है; कंपनी इनमें से किसी को न बेचती है, न उसकी सिफ़ारिश करती है।',
    table: 'स्क्रीन रीडर, उनकी वेबसाइट और वे निःशुल्क हैं या वाणिज्यिक',
    name: 'स्क्रीन रीडर',
    website: 'वेबसाइट',
    type: 'प्रकार',
    type_free: 'निःशुल्क',
    type_commercial: 'वाणिज्यिक',
    on_windows: 'विंडोज़ के लिए',
    on_linux: 'लिनक्स के लिए',
    on_android: 'एंड्रॉइड का भाग',
    part_of_windows: 'विंडोज़ का भाग',
    part_of_apple: 'मैकओएस, आईओएस और आईपैडओएस का भाग',
    on_chromebook: 'क्रोमओएस का भाग',
    tell_us: 'हमें बताएँ',
    tell_us_body: 'यदि आपके स्क्रीन रीडर से कुछ पढ़ा नहीं जाता या वहाँ तक पहुँचा नहीं जाता, तो हमें पृष्ठ, प्रोग्राम और जो हुआ वह लिखें।',
  },
});
