import { inBoth } from '../in-both.ts';

/**
 * Reasons why the editors' health board lists a file, a picture or a document. The board groups problems, and shows such a
 * reason if the title of the group does not give it.
 */
export const why = inBoth({
  en: {
    'other-count':
      'The month is said to have {{expected}} tenders, but it has {{found}}. Correct the month’s number of tenders.',
    'other-month': 'These tenders were published in another month, and are shown there: {{found}}',
    taken: 'Another page has the address of this list, so the list is not shown. Give it another short name (slug).',
    slow: 'Its text could not be read in time: it is too large or too complex.',
    huge: 'Its text could not be read: it is too complex.',
    large: 'It has over 60 MB: its text was not read, and few people can load it on a phone.',
    late: 'It is read again at the next publish.',
    silent: 'The file storage did not answer. It is asked again.',
    gone: 'The file storage does not have it.',
    undecodable: 'This picture cannot be read: it is damaged, too large, or of an unknown format.',
    'no-address': 'The text has a picture without an address.',
    'file-title': 'Its title is only the name of a file: {{found}}',
    'no-text': 'It has neither text nor pictures: its letters are drawn as lines.',
    'part-scan': '{{found}} of its {{expected}} pages are only pictures.',
    hidden:
      'Some of its parts could not be looked into, so nobody knows whether it has scripts. Save it again with another program, without encryption.',
    launch: 'It starts a program. Save it without that action.',
    path: 'It opens a file of another computer. Save it without that link.',
    program: 'A program is attached to it. Save it without that attachment.',
    submit: 'It sends what is filled in to a host that is not ours, or not known. Save it without that button.',
    macros: 'It has macros. Save it without them.',
    'wrong-language': 'It says that its language is {{found}}, but its text is Hindi.',
    long: 'It has {{found}} pages. The text version has only the first ones.',
    'pages-differ': 'The file has {{expected}} pages, but the entry says {{found}}.',
    'language-differs': 'The language of the file is {{expected}}, but the entry says {{found}}.',
  },
  hi: {
    'other-count': 'इस माह में {{expected}} निविदाएँ बताई गई हैं, पर {{found}} हैं। माह की निविदाओं की संख्या ठीक करें।',
    'other-month': 'ये निविदाएँ दूसरे माह में प्रकाशित हुईं और वहीं दिखाई जा रही हैं: {{found}}',
    taken: 'इस सूची का पता किसी अन्य पृष्ठ का है, इसलिए सूची नहीं दिखाई जा रही। इसे दूसरा संक्षिप्त नाम (slug) दें।',
    slow: 'इसका पाठ समय पर नहीं पढ़ा जा सका: फ़ाइल बहुत बड़ी या जटिल है।',
    huge: 'इसका पाठ नहीं पढ़ा जा सका: फ़ाइल बहुत जटिल है।',
    large: 'फ़ाइल 60 एमबी से बड़ी है: इसका पाठ नहीं पढ़ा गया, और फ़ोन पर इसे कम ही लोग लोड कर पाएँगे।',
    late: 'अगले प्रकाशन में इसे फिर पढ़ा जाएगा।',
    silent: 'फ़ाइल भंडार से उत्तर नहीं मिला। फिर से पूछा जाएगा।',
    gone: 'यह फ़ाइल भंडार में नहीं है।',
    undecodable: 'यह चित्र पढ़ा नहीं जा सकता: वह खराब है, बहुत बड़ा है या उसका प्रारूप अज्ञात है।',
    'no-address': 'पाठ में एक चित्र का पता नहीं दिया गया है।',
    'file-title': 'इसका शीर्षक केवल फ़ाइल का नाम है: {{found}}',
    'no-text': 'इसमें न पाठ है, न चित्र: अक्षर रेखाओं से बने हैं।',
    'part-scan': 'इसके {{expected}} में से {{found}} पृष्ठ केवल चित्र हैं।',
    hidden:
      'इसके कुछ भागों की जाँच नहीं हो सकी, इसलिए यह ज्ञात नहीं कि इसमें स्क्रिप्ट है या नहीं। इसे एन्क्रिप्शन के बिना किसी अन्य प्रोग्राम से फिर सहेजें।',
    launch: 'यह प्रोग्राम चलाता है। इसे उस क्रिया के बिना सहेजें।',
    path: 'यह किसी दूसरे कंप्यूटर की फ़ाइल खोलता है। इसे उस लिंक के बिना सहेजें।',
    program: 'इसके साथ एक प्रोग्राम संलग्न है। इसे उस संलग्नक के बिना सहेजें।',
    submit: 'इसमें भरी गई जानकारी किसी अन्य या अज्ञात पते पर भेजी जाती है। इसे उस बटन के बिना सहेजें।',
    macros: 'इसमें मैक्रो हैं। इसे मैक्रो के बिना सहेजें।',
    'wrong-language': 'फ़ाइल में भाषा {{found}} बताई गई है, पर पाठ हिन्दी में है।',
    long: 'इसमें {{found}} पृष्ठ हैं। पाठ संस्करण में केवल आरंभ के कुछ पृष्ठ हैं।',
    'pages-differ': 'फ़ाइल में {{expected}} पृष्ठ हैं, पर प्रविष्टि में {{found}} लिखा है।',
    'language-differs': 'फ़ाइल की भाषा {{expected}} है, पर प्रविष्टि में {{found}} लिखा है।',
  },
});
