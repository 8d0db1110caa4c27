import type { SelfAudit } from '~/rules/answers';
import { AXE, developers, FIELDS, reviewer, tested } from './by.ts';

/** The answers to the rows about brand (DBIM). */
export const brand: SelfAudit['answers'] = {
  B1: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'One group for the brand; green, yellow and red are not those of DBIM.',
      hi: 'ब्रांड का एक समूह; हरा, पीला और लाल DBIM के नहीं हैं।',
    },
  },
  B3: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Search, menu, apply, download and print have words.',
      hi: 'खोज, मेनू, आवेदन, डाउनलोड और प्रिंट के साथ शब्द हैं।',
    },
  },
  B4: {
    ...developers('2026-11-27'),
    answer: 'partly',
    why: {
      en: 'Fonts of the device: none is sent, to spare data.',
      hi: 'उपकरण के फ़ॉन्ट; डेटा बचाने के लिए कोई नहीं भेजा जाता।',
    },
  },
  B5: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: { en: 'Names of columns stand at the left, not in the middle.', hi: 'स्तंभों के नाम बाईं ओर हैं, बीच में नहीं।' },
    see: '/tenders',
  },
  B6: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'Secondary text has 14 px.', hi: 'गौण पाठ 14 पिक्सेल का है।' },
  },
  B7: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'Some have over three words; a pressed button looks like one under the pointer.',
      hi: 'कुछ पर तीन से अधिक शब्द; दबाने पर बटन अलग नहीं दिखता।',
    },
  },
  B9: tested(AXE, ['browser/paper.spec.ts', 'the dark theme is printed in black on white']),
  B12: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'The ministry is not named.', hi: 'मंत्रालय का नाम नहीं है।' },
  },
  B17: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: { en: 'CSR and ITI stand without their full words.', hi: 'सीएसआर और आईटीआई के पूरे शब्द नहीं दिए हैं।' },
  },
  B18: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'The date is shown once an entry is archived, not before.',
      hi: 'तिथि अभिलेख में जाने के बाद ही दिखती है।',
    },
    see: '/news',
  },
  B19: {
    ...reviewer('2026-11-23'),
    answer: 'not',
    why: { en: 'No place for its banner and posts.', hi: 'उसके बैनर और पोस्ट का स्थान नहीं है।' },
  },
  B20: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'No way to report an error of translation.', hi: 'अनुवाद की त्रुटि बताने का साधन नहीं।' },
  },
  B21: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'The language in a cookie, days of visits on the device: said, but not asked.',
      hi: 'भाषा कुकी में और देखने के दिन उपकरण में, बिना पूछे रहते हैं।',
    },
    see: '/pages/privacy-policy',
  },
  B23: {
    ...tested(['browser/reading-aids.spec.ts', 'reading aids are kept, show before the first paint of the next page']),
    see: '/help',
  },
  B24: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'Results cannot be rated.', hi: 'परिणामों पर राय नहीं दी जा सकती।' },
    see: '/search',
  },
  B25: tested(
    ['browser/slow-line.spec.ts', 'moves while it comes piece by piece'],
    ['site/budgets.test.ts', 'keeps every page within what its kind may weigh'],
  ),
  B26: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'No ticker and no posts.', hi: 'टिकर और पोस्ट नहीं हैं।' },
  },
  B31: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: { en: 'One picture has no caption, three have no date.', hi: 'एक चित्र का शीर्षक नहीं, तीन की तिथि नहीं।' },
    see: '/photo-gallery',
  },
  B32: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'One film on YouTube has no length.',
      hi: 'यूट्यूब की एक फ़िल्म की अवधि नहीं दी है।',
    },
    see: '/video-documentries',
  },
  B33: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Largest brochure below 1 MB; each song has words, date, length and a download.',
      hi: 'सबसे बड़ी विवरणिका 1 एमबी से कम; हर गीत के बोल, तिथि, अवधि और डाउनलोड हैं।',
    },
    see: '/corporate-song',
  },
  B36: { ...tested(FIELDS), see: '/feedback' },
};
