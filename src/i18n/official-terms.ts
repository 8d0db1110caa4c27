/**
 * An official term: the English word, the beginnings of its Hindi word forms, and the Hindi words that must not be used for the
 * term.
 */
interface Term {
  /** In lower case and the singular. */
  readonly en: string;
  readonly hi: readonly string[];
  readonly never: readonly string[];
}

/** All messages use the same word for the same thing. `tests/unit/i18n/official-terms.test.ts` checks this. */
export const officialTerms: readonly Term[] = [
  { en: 'tender', hi: ['निविदा'], never: ['टेंडर', 'टेण्डर'] },
  { en: 'bidder', hi: ['बोलीदाता'], never: ['निविदाकार', 'बिडर'] },
  { en: 'bid', hi: ['बोली', 'बोलि'], never: ['बिड'] },
  { en: 'pre-bid meeting', hi: ['बोली-पूर्व बैठक'], never: ['प्री-बिड', 'प्री बिड'] },
  { en: 'emd', hi: ['बयाना राशि'], never: ['धरोहर', 'अग्रिम धन'] },
  { en: 'corrigendum', hi: ['शुद्धिपत्र'], never: ['शुद्धि पत्र', 'शुद्धि-पत्र', 'कोरिजेंडम', 'संशोधन-पत्र'] },
  { en: 'last date', hi: ['अंतिम तिथि'], never: ['अन्तिम', 'आखिरी', 'आख़िरी', 'डेडलाइन'] },
  { en: 'awarded', hi: ['कार्यादेश'], never: ['अवार्ड', 'अवॉर्ड', 'ठेका'] },
  { en: 'cancelled', hi: ['निरस्त'], never: ['कैंसिल', 'कैंसल', 'रद्द'] },
  { en: 'withdrawn', hi: ['वापस'], never: ['प्रत्याहृत', 'वापिस'] },
  { en: 'penal action', hi: ['दंडात्मक कार्रवा'], never: ['दण्डात्मक', 'कार्यवाही', 'विवर्जित', 'ब्लैकलिस्ट'] },
  { en: 'firm', hi: ['फ़र्म'], never: ['फर्म'] },
  { en: 'vacancy', hi: ['रिक्ति', 'भर्ती', 'भर्ति'], never: ['वैकेंसी'] },
  { en: 'recruitment', hi: ['भर्ती', 'भर्ति'], never: ['रिक्रूटमेंट'] },
  { en: 'apprenticeship', hi: ['शिक्षुता', 'शिक्षुता (अप्रेंटिस)'], never: ['अप्रेन्टिस', 'प्रशिक्षुता'] },
  { en: 'internal selection', hi: ['आंतरिक चयन'], never: ['आन्तरिक'] },
  { en: 'press release', hi: ['प्रेस विज्ञप्ति'], never: ['प्रेस रिलीज़', 'प्रेस रिलीज', 'प्रेस नोट'] },
  { en: 'news', hi: ['समाचार'], never: ['ख़बर', 'खबर', 'न्यूज़'] },
  { en: 'event', hi: ['कार्यक्रम'], never: ['इवेंट', 'ईवेंट', 'घटना'] },
  { en: 'photo', hi: ['फ़ोटो'], never: ['फोटो', 'तस्वीर', 'छायाचित्र', 'चित्र संग्रह'] },
  { en: 'documentary', hi: ['वृत्तचित्र'], never: ['डॉक्यूमेंट्री', 'डाक्यूमेंट्री'] },
  { en: 'document', hi: ['दस्तावेज़'], never: ['दस्तावेज', 'डॉक्यूमेंट', 'प्रलेख'] },
  { en: 'open data', hi: ['खुला डेटा', 'खुले डेटा'], never: ['ओपन डेटा', 'ओपन डाटा', 'डाटा'] },
  { en: 'licence', hi: ['लाइसेंस'], never: ['अनुज्ञप्ति', 'लाइसेन्स'] },
  { en: 'archive', hi: ['अभिलेख'], never: ['पुरालेख', 'आर्काइव'] },
  { en: 'feedback', hi: ['प्रतिक्रिया एवं सुझाव'], never: ['फ़ीडबैक', 'फीडबैक', 'सुझाव एवं प्रतिक्रिया', 'प्रतिक्रिया प्रपत्र'] },
  { en: 'reference number', hi: ['संदर्भ संख्या'], never: ['सन्दर्भ', 'रेफ़रेंस', 'रेफरेंस'] },
  { en: 'telephone', hi: ['दूरभाष'], never: ['टेलीफ़ोन', 'टेलीफोन', 'फ़ोन नंबर', 'फोन'] },
  { en: 'e-mail', hi: ['ई-मेल'], never: ['ईमेल', 'ई मेल', 'मेल आईडी'] },
  { en: 'web information manager', hi: ['वेब सूचना प्रबंधक'], never: ['वेब इनफ़ॉर्मेशन', 'प्रबन्धक'] },
  { en: 'department', hi: ['विभाग'], never: ['डिपार्टमेंट', 'महकमा', 'महकमे'] },
  { en: 'field', hi: ['फ़ील्ड', 'स्थान', 'विकल्प'], never: ['खाना', 'खाने', 'खानों', 'फील्ड'] },
  { en: 'error', hi: ['त्रुटि'], never: ['गलती', 'गलत', 'एरर'] },
  {
    en: 'try again',
    hi: ['पुनः प्रयास करें'],
    never: ['फिर प्रयास', 'फिर से प्रयास', 'दोबारा प्रयास', 'फिर कोशिश', 'दोबारा कोशिश'],
  },
  { en: 'send again', hi: ['पुनः भेजें'], never: ['दोबारा भेज', 'फिर से भेज', 'फिर भेज'] },
  { en: 'theme', hi: ['रंग-रूप'], never: ['थीम', 'उजला', 'उजले'] },
  { en: 'text size', hi: ['अक्षरों का आकार', 'अक्षरों के आकार'], never: ['फ़ॉन्ट', 'फॉन्ट'] },
  { en: 'keyboard', hi: ['कुंजीपटल'], never: ['कीबोर्ड', 'की-बोर्ड'] },
  { en: 'screen reader', hi: ['स्क्रीन रीडर'], never: ['एक्सेस', 'स्क्रीन पाठक'] },
  { en: 'site map', hi: ['साइट मानचित्र'], never: ['साइटमैप', 'साइट मैप'] },
  { en: 'home page', hi: ['मुख पृष्ठ'], never: ['होम पेज', 'होमपेज', 'मुखपृष्ठ'] },
  { en: 'quick link', hi: ['महत्त्वपूर्ण लिंक'], never: ['त्वरित', 'महत्वपूर्ण'] },
  { en: 'help', hi: ['सहायता'], never: ['मदद', 'हेल्प'] },
  { en: 'browser', hi: ['ब्राउज़र'], never: ['ब्राउजर', 'ब्राउसर'] },
  { en: 'file', hi: ['फ़ाइल'], never: ['फाइल', 'फ़ाइल प्रबंधक'] },
  { en: 'in english', hi: ['अंग्रेज़ी', 'हिन्दी'], never: ['अंग्रेजी', 'इंग्लिश', 'हिंदी'] },
];
