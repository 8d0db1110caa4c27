import type { Row } from './row.ts';

/** The rows of GIGW 3.0 about accessibility: the criteria of WCAG 2.1, levels A and AA, in the order of their numbers. */
const perceivable = {
  A1: { clause: '1.1.1', by: 'both', en: 'Words in place of pictures', hi: 'चित्रों के स्थान पर शब्द' },
  A2: {
    clause: '1.2.1',
    by: 'people',
    en: 'Transcript of sound, text for silent films',
    hi: 'ध्वनि का लिखित रूप, मूक फ़िल्मों का पाठ',
  },
  A3: { clause: '1.2.2', by: 'both', en: 'Captions of recorded films', hi: 'फ़िल्मों के कैप्शन' },
  A4: { clause: '1.2.3', by: 'people', en: 'Films also as text or described', hi: 'फ़िल्मों का पाठ या वर्णन' },
  A5: { clause: '1.2.4', by: 'people', en: 'Captions of live films', hi: 'सीधे प्रसारण के कैप्शन' },
  A6: { clause: '1.2.5', by: 'people', en: 'Audio description of films', hi: 'फ़िल्मों का श्रव्य वर्णन' },
  A7: { clause: '1.3.1', by: 'both', en: 'Headings in order, parts in landmarks', hi: 'शीर्षक क्रम में, भाग चिह्नित' },
  A8: { clause: '1.3.2', by: 'people', en: 'Order of reading makes sense', hi: 'पढ़ने का सार्थक क्रम' },
  A9: {
    clause: '1.3.3',
    by: 'people',
    en: 'No instruction by shape or place alone',
    hi: 'केवल आकार या स्थान से निर्देश नहीं',
  },
  A10: { clause: '1.3.4', by: 'both', en: 'Upright or sideways', hi: 'खड़ी या आड़ी स्क्रीन, दोनों' },
  A11: { clause: '1.3.5', by: 'machine', en: 'Fields say what they are for', hi: 'फ़ील्ड का उद्देश्य मशीन को ज्ञात' },
  A12: { clause: '1.4.1', by: 'people', en: 'Nothing by colour alone', hi: 'केवल रंग से कुछ नहीं' },
  A13: { clause: '1.4.2', by: 'both', en: 'No sound that starts by itself', hi: 'स्वतः कोई ध्वनि नहीं' },
  A14: { clause: '1.4.3', by: 'people', en: 'Contrast of text', hi: 'पाठ का कंट्रास्ट' },
  A15: { clause: '1.4.4', by: 'both', en: 'Text can be enlarged to 200 %', hi: 'पाठ 200 % तक बढ़ सकता है' },
  A16: { clause: '1.4.5', by: 'people', en: 'Text is text, not a picture', hi: 'पाठ चित्र के रूप में नहीं' },
  A17: { clause: '1.4.10', by: 'people', en: 'No sideways scrolling at 320 px', hi: '320 पिक्सेल पर आड़ी स्क्रॉलिंग नहीं' },
  A18: { clause: '1.4.11', by: 'people', en: 'Contrast of controls and icons', hi: 'नियंत्रणों और चिह्नों का कंट्रास्ट' },
  A19: { clause: '1.4.12', by: 'people', en: 'Bears wider spacing of text', hi: 'पाठ की अधिक दूरी सहता है' },
  A20: {
    clause: '1.4.13',
    by: 'people',
    en: 'What appears on hover can be dismissed',
    hi: 'होवर पर दिखी सामग्री हटाई जा सकती है',
  },
} as const satisfies Record<string, Row>;

const operable = {
  A21: { clause: '2.1.1', by: 'people', en: 'All by keyboard', hi: 'सब कुछ कुंजीपटल से' },
  A22: { clause: '2.1.2', by: 'people', en: 'No keyboard trap', hi: 'कुंजीपटल कहीं नहीं अटकता' },
  A23: { clause: '2.1.4', by: 'both', en: 'No shortcuts of a single key', hi: 'एकल कुंजी के शॉर्टकट नहीं' },
  A24: { clause: '2.2.1', by: 'both', en: 'No time limits', hi: 'कोई समय सीमा नहीं' },
  A25: { clause: '2.2.2', by: 'both', en: 'What moves can be stopped', hi: 'चलने वाली सामग्री रोकी जा सकती है' },
  A26: { clause: '2.3.1', by: 'people', en: 'Nothing flashes', hi: 'कुछ भी तेज़ी से नहीं चमकता' },
  A27: { clause: '2.4.1', by: 'machine', en: 'A link past the header', hi: 'मुख्य सामग्री पर जाने का लिंक' },
  A28: { clause: '2.4.2', by: 'both', en: 'Title of its own on each page', hi: 'हर पृष्ठ का अपना शीर्षक' },
  A29: { clause: '2.4.3', by: 'both', en: 'Order of focus', hi: 'फ़ोकस का क्रम' },
  A30: { clause: '2.4.4', by: 'both', en: 'Every link says where it leads', hi: 'हर लिंक बताता है कि कहाँ जाएगा' },
  A31: { clause: '2.4.5', by: 'machine', en: 'Menu, search and site map', hi: 'मेनू, खोज और साइट मानचित्र' },
  A32: { clause: '2.4.6', by: 'both', en: 'Headings and labels describe', hi: 'शीर्षक और लेबल वर्णनात्मक' },
  A33: { clause: '2.4.7', by: 'people', en: 'Focus is visible', hi: 'फ़ोकस दिखाई देता है' },
  A34: { clause: '2.5.1', by: 'people', en: 'No gesture without a button', hi: 'हर जेस्चर के साथ बटन' },
  A35: { clause: '2.5.2', by: 'people', en: 'Acts when the finger is lifted', hi: 'उँगली उठाने पर ही क्रिया' },
  A36: {
    clause: '2.5.3',
    by: 'machine',
    en: 'Spoken names contain the visible words',
    hi: 'बोले जाने वाले नाम में दृश्य शब्द',
  },
  A37: { clause: '2.5.4', by: 'machine', en: 'Nothing by shaking or tilting', hi: 'हिलाने या झुकाने से कुछ नहीं' },
} as const satisfies Record<string, Row>;

const understandable = {
  A38: { clause: '3.1.1', by: 'machine', en: 'Language of each page', hi: 'हर पृष्ठ की भाषा' },
  A39: { clause: '3.1.2', by: 'both', en: 'Words in the other language are marked', hi: 'दूसरी भाषा के शब्द चिह्नित' },
  A40: { clause: '3.2.1', by: 'people', en: 'Focus changes nothing', hi: 'फ़ोकस से कुछ नहीं बदलता' },
  A41: { clause: '3.2.2', by: 'people', en: 'Choosing does not jump', hi: 'चुनने मात्र से पृष्ठ नहीं बदलता' },
  A42: { clause: '3.2.3', by: 'machine', en: 'Same order of the menu on all pages', hi: 'सभी पृष्ठों पर मेनू का एक ही क्रम' },
  A43: { clause: '3.2.4', by: 'machine', en: 'Same names for the same things', hi: 'एक ही वस्तु का एक ही नाम' },
  A44: { clause: '3.3.1', by: 'people', en: 'Errors are said in words', hi: 'त्रुटियाँ शब्दों में' },
  A45: { clause: '3.3.2', by: 'both', en: 'A label for each field', hi: 'हर फ़ील्ड का लेबल' },
  A46: { clause: '3.3.3', by: 'people', en: 'Errors say how to correct them', hi: 'त्रुटि सुधारने का उपाय बताया जाता है' },
  A47: { clause: '3.3.4', by: 'people', en: 'Binding forms can be reviewed', hi: 'बाध्यकारी प्रपत्र की समीक्षा संभव' },
  A48: { clause: '4.1.1', by: 'machine', en: 'IDs stand once', hi: 'हर आईडी केवल एक बार' },
  A49: { clause: '4.1.2', by: 'both', en: 'Name and role of each control', hi: 'हर नियंत्रण का नाम और भूमिका' },
  A50: { clause: '4.1.3', by: 'people', en: 'Status is announced', hi: 'स्थिति की सूचना सुनाई देती है' },
} as const satisfies Record<string, Row>;

export const accessibility = { ...perceivable, ...operable, ...understandable } as const;
