import type { SelfAudit } from '~/rules/answers';

const REVIEWED = { by: 'reviewer', on: '2026-11-23' } as const;
const TESTED = { answer: 'met', by: 'tests', on: '2026-11-27' } as const;
const DEVELOPERS = { by: 'developers', on: '2026-11-27' } as const;

/**
 * What people found of the rows of the rules that no machine judges, or not alone. A row that is not here is not judged yet.
 * docs/self-audit.md says how to answer.
 */
export const selfAudit: SelfAudit = {
  statement: 'accessibility-statement',
  answers: {
    Q1: { ...DEVELOPERS, answer: 'met', why: { en: 'Own logo; no State Emblem.', hi: 'अपना लोगो; राज्य संप्रतीक नहीं।' } },
    Q7: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Circulars do not say until when they are valid.', hi: 'परिपत्रों पर वैधता की अवधि नहीं है।' },
    },
    Q8: { ...TESTED, why: { en: 'Built at several dates.', hi: 'अनेक तिथियों पर बनाकर जाँचा गया।' } },
    Q13: { ...TESTED, answer: 'partly', why: { en: 'Tested in Chromium only.', hi: 'केवल क्रोमियम में जाँचा गया।' } },
    Q16: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'A code meant for paper is shown as well.', hi: 'काग़ज़ के लिए बना कोड भी दिखता है।' },
    },
    Q20: TESTED,
    Q22: {
      ...DEVELOPERS,
      answer: 'partly',
      why: { en: 'Open data, but no exchange with a platform.', hi: 'खुला डेटा उपलब्ध, पर किसी मंच से आदान-प्रदान नहीं।' },
      see: '/open-data',
    },
    Q24: { ...REVIEWED, answer: 'partly', why: { en: 'No link to share a page.', hi: 'पृष्ठ साझा करने का लिंक नहीं।' } },
    A5: { ...DEVELOPERS, answer: 'inapplicable', why: { en: 'No live films.', hi: 'सीधा प्रसारण नहीं होता।' } },
    A6: {
      ...REVIEWED,
      answer: 'not',
      why: { en: 'Films have no audio description.', hi: 'फ़िल्मों में श्रव्य वर्णन नहीं है।' },
      see: '/video-documentries',
    },
    A7: TESTED,
    A8: TESTED,
    A12: TESTED,
    A14: TESTED,
    A15: TESTED,
    A17: TESTED,
    A19: TESTED,
    A20: TESTED,
    A21: TESTED,
    A22: TESTED,
    A25: TESTED,
    A29: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Focus is lost at the banners’ “Next”.', hi: 'बैनर के “अगला” पर फ़ोकस खो जाता है।' },
    },
    A33: { ...REVIEWED, answer: 'met' },
    A34: TESTED,
    A40: TESTED,
    A41: TESTED,
    A44: { ...TESTED, see: '/feedback' },
    A46: { ...TESTED, see: '/feedback' },
    A47: {
      ...DEVELOPERS,
      answer: 'inapplicable',
      why: { en: 'No form binds the sender.', hi: 'कोई प्रपत्र बाध्यकारी नहीं है।' },
    },
    A49: TESTED,
    A50: TESTED,
    S2: { ...DEVELOPERS, answer: 'met', why: { en: 'Checked at every change.', hi: 'हर परिवर्तन पर जाँच होती है।' } },
    S13: TESTED,
    L1: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'The post is given, not the name.', hi: 'पद दिया है, नाम नहीं।' },
    },
    L3: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Without approver and date of approval.', hi: 'स्वीकृतिकर्ता और स्वीकृति की तिथि नहीं।' },
    },
    L9: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Scans from before 2022; no PDF/UA.', hi: '2022 से पहले के स्कैन; पीडीएफ़/यूए नहीं।' },
    },
    B4: {
      ...DEVELOPERS,
      answer: 'partly',
      why: {
        en: 'Fonts of the device: none is sent, to spare data.',
        hi: 'उपकरण के फ़ॉन्ट: डेटा बचाने के लिए कोई फ़ॉन्ट नहीं भेजा जाता।',
      },
    },
    B6: { ...REVIEWED, answer: 'partly', why: { en: 'Secondary text has 14 px.', hi: 'गौण पाठ 14 पिक्सेल का है।' } },
    B9: TESTED,
    B12: { ...REVIEWED, answer: 'partly', why: { en: 'The ministry is not named.', hi: 'मंत्रालय का नाम नहीं है।' } },
    B19: {
      ...REVIEWED,
      answer: 'not',
      why: { en: 'No place for its banner and posts.', hi: 'उसके बैनर और पोस्ट का स्थान नहीं है।' },
    },
    B20: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'No way to report an error of translation.', hi: 'अनुवाद की त्रुटि बताने का साधन नहीं।' },
    },
    B23: { ...TESTED, see: '/help' },
    B24: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Results cannot be rated.', hi: 'परिणामों पर राय नहीं दी जा सकती।' },
      see: '/search',
    },
    B25: TESTED,
    B26: { ...REVIEWED, answer: 'partly', why: { en: 'No ticker and no posts.', hi: 'टिकर और पोस्ट नहीं हैं।' } },
    B36: { ...TESTED, see: '/feedback' },
  },
};
