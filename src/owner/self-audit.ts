import type { NamedTest, SelfAudit } from '~/rules/answers';

const REVIEWED = { by: 'reviewer', on: '2026-11-23' } as const;
/** Says which tests show that a row is met: their files in `tests/`, with words of their titles. */
const tested = (...tests: readonly (readonly [file: string, title: string])[]) => ({
  ...({ answer: 'met', by: 'tests' } as const),
  tests: tests.map(([file, title]): NamedTest => ({ file: `tests/${file}`, title })),
});
const FITS = ['browser/every-page.spec.ts', 'fits any width, zoom, size of letters and spacing'] as const;
const AXE = ['browser/every-page.spec.ts', 'holds nothing axe objects to'] as const;
const FIELDS = [
  'browser/screen-reader.spec.ts',
  'each field of the form its name, its hint and whether it is required',
] as const;
const DIALOGS = ['browser/screen-reader.spec.ts', 'what the dialog'] as const;
const DEVELOPERS = { by: 'developers', on: '2026-11-27' } as const;
const LATER = { by: 'developers', on: '2026-11-28' } as const;

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
    Q8: tested(
      ['browser/list-kinds.spec.ts', 'a listing is asked for what is archived, apart from what is current'],
      ['browser/states.spec.ts', 'says that its entry has closed'],
    ),
    Q13: { ...DEVELOPERS, answer: 'partly', why: { en: 'Tested in Chromium only.', hi: 'केवल क्रोमियम में जाँचा गया।' } },
    Q16: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'A code meant for paper is shown as well.', hi: 'काग़ज़ के लिए बना कोड भी दिखता है।' },
    },
    Q20: tested(
      ['browser/paper.spec.ts', 'is printed on A4'],
      ['browser/paper.spec.ts', 'the dark theme is printed in black on white'],
    ),
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
    A7: tested(AXE),
    A14: {
      ...tested(AXE),
      answer: 'partly',
      why: {
        en: 'axe finds no fault, but cannot judge letters on pictures and on several colours: a person must look.',
        hi: 'axe को कोई दोष नहीं मिला, किंतु चित्रों एवं मिश्रित रंगों पर लिखे अक्षर वह नहीं जाँच सकता: इन्हें किसी व्यक्ति को देखना होगा।',
      },
    },
    A15: tested(FITS, ['browser/reading-aids.spec.ts', 'A+ and the theme stay where they are up to twice the size']),
    A17: tested(FITS),
    A19: tested(FITS),
    A20: tested(['browser/menu-bar.spec.ts', 'that a pointer has opened closes by Escape, wherever the focus is']),
    A21: tested(
      ['browser/frame.spec.ts', 'every stop of the Tab key'],
      ['browser/menu.spec.ts', 'the menu opens and closes by keyboard'],
      ['browser/album.spec.ts', 'opens, turns and closes by keyboard'],
      ['browser/list.spec.ts', 'is filtered by keyboard'],
      ['browser/player.spec.ts', 'plays by keyboard'],
      ['browser/feedback-sending.spec.ts', 'is sent by keyboard alone'],
    ),
    A22: tested(
      ['browser/leave-site.spec.ts', 'keeps the focus inside, and closes by Escape'],
      ['browser/language.spec.ts', 'is confirmed and cancelled by keyboard alone'],
    ),
    A25: tested(
      ['browser/menu.spec.ts', 'the banners are led through by links'],
      ['browser/looks.spec.ts', 'nothing moves for a visitor who wants less motion'],
    ),
    A29: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Focus is lost at the banners’ “Next”.', hi: 'बैनर के “अगला” पर फ़ोकस खो जाता है।' },
    },
    A33: { ...REVIEWED, answer: 'met' },
    A44: {
      ...tested([
        'browser/feedback-errors.spec.ts',
        'are summed up where the focus goes, and stand beside their fields',
      ]),
      see: '/feedback',
    },
    A46: {
      ...tested(['browser/feedback-errors.spec.ts', 'say how to mend what is wrong or too long']),
      see: '/feedback',
    },
    A47: {
      ...DEVELOPERS,
      answer: 'inapplicable',
      why: { en: 'No form binds the sender.', hi: 'कोई प्रपत्र बाध्यकारी नहीं है।' },
    },
    A49: tested(FIELDS, DIALOGS, AXE),
    A50: {
      ...tested(['browser/feedback-sending.spec.ts', 'is said to be on its way and to have arrived']),
      see: '/feedback',
    },
    S2: { ...DEVELOPERS, answer: 'met', why: { en: 'Checked at every change.', hi: 'हर परिवर्तन पर जाँच होती है।' } },
    S13: tested(
      ['browser/hostile.spec.ts', 'no attack runs on any kind of page without its policy'],
      ['unit/content-api/feedback.test.ts', 'every refused field is named at once'],
      ['browser/feedback-errors.spec.ts', 'that the API finds are shown like the others'],
    ),
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
    B9: tested(AXE, ['browser/paper.spec.ts', 'the dark theme is printed in black on white']),
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
    B23: {
      ...tested([
        'browser/reading-aids.spec.ts',
        'reading aids are kept, show before the first paint of the next page',
      ]),
      see: '/help',
    },
    B24: {
      ...REVIEWED,
      answer: 'partly',
      why: { en: 'Results cannot be rated.', hi: 'परिणामों पर राय नहीं दी जा सकती।' },
      see: '/search',
    },
    B25: tested(
      ['browser/slow-line.spec.ts', 'moves while it comes piece by piece'],
      ['site/budgets.test.ts', 'keeps every page within what its kind may weigh'],
    ),
    B26: { ...REVIEWED, answer: 'partly', why: { en: 'No ticker and no posts.', hi: 'टिकर और पोस्ट नहीं हैं।' } },
    B36: { ...tested(FIELDS), see: '/feedback' },
    R1: {
      ...LATER,
      answer: 'partly',
      why: {
        en: 'Films have no audio description; old documents are scans.',
        hi: 'फ़िल्मों में श्रव्य वर्णन नहीं; पुराने दस्तावेज़ स्कैन हैं।',
      },
      see: '/pages/accessibility-statement',
    },
    R7: tested(
      ['unit/model/kinds/tenders.test.ts', 'moves the last date'],
      ['unit/model/kinds/history.test.ts', 'says when a tender was awarded'],
      ['unit/search/intents.test.ts', 'the search finds what people mean'],
    ),
    R9: tested(['browser/states.spec.ts', 'says that it has lapsed from the day after its last']),
    U1: { ...LATER, answer: 'partly', why: { en: 'The sign “A−” has 11.7 px.', hi: '“अ−” चिह्न 11.7 पिक्सेल का है।' } },
    U2: { ...LATER, answer: 'partly', why: { en: '1.75 in text, less in lists.', hi: 'पाठ में 1.75, सूचियों में कम।' } },
    U3: {
      ...LATER,
      answer: 'partly',
      why: { en: '44 px are tested; the space between is not.', hi: '44 पिक्सेल जाँचे जाते हैं, बीच का स्थान नहीं।' },
    },
    U5: tested(FITS),
    U6: { ...LATER, answer: 'partly', why: { en: 'Some steps are of 2 px.', hi: 'कुछ अंतर 2 पिक्सेल के हैं।' } },
    U7: {
      ...LATER,
      answer: 'partly',
      why: { en: 'Layers inside a part have small numbers.', hi: 'भागों के भीतर की परतों की संख्या छोटी है।' },
    },
    U9: {
      ...tested(
        ['browser/feedback-errors.spec.ts', 'are summed up where the focus goes, and stand beside their fields'],
        ['browser/feedback-errors.spec.ts', 'say how to mend what is wrong or too long'],
      ),
      see: '/feedback',
    },
  },
};
