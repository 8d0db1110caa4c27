import type { SelfAudit } from '~/rules/answers';
import { developers, reviewer, tested } from './by.ts';

/** The answers to the rows about quality (GIGW). */
export const quality: SelfAudit['answers'] = {
  Q1: {
    ...developers('2026-11-27'),
    answer: 'met',
    why: { en: 'Own logo; no State Emblem.', hi: 'अपना लोगो; राज्य संप्रतीक नहीं।' },
  },
  Q3: {
    ...reviewer('2026-11-28'),
    answer: 'inapplicable',
    why: { en: 'There are no such reports.', hi: 'ऐसे कोई प्रतिवेदन नहीं हैं।' },
  },
  Q7: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'Circulars do not say until when they are valid.', hi: 'परिपत्रों पर वैधता-अवधि नहीं।' },
  },
  Q8: tested(
    ['browser/list-kinds.spec.ts', 'a listing is asked for what is archived, apart from what is current'],
    ['browser/states.spec.ts', 'says that its entry has closed'],
  ),
  Q9: { ...reviewer('2026-11-28'), answer: 'met' },
  Q10: { ...reviewer('2026-11-28'), answer: 'met' },
  Q11: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'Only the office knows if answers come on time.',
      hi: 'उत्तर समय पर मिले, यह केवल कार्यालय जानता है।',
    },
  },
  Q13: {
    ...developers('2026-11-27'),
    answer: 'partly',
    why: { en: 'Tested in Chromium only.', hi: 'केवल क्रोमियम में जाँचा गया।' },
  },
  Q16: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'A code meant for paper is shown as well.', hi: 'छपाई-कोड भी दिखता है।' },
  },
  Q20: tested(
    ['browser/paper.spec.ts', 'is printed on A4'],
    ['browser/paper.spec.ts', 'the dark theme is printed in black on white'],
  ),
  Q22: {
    ...developers('2026-11-27'),
    answer: 'partly',
    why: { en: 'Open data, but no exchange with a platform.', hi: 'खुला डेटा है, विनिमय नहीं।' },
    see: '/open-data',
  },
  Q24: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'No link to share a page.', hi: 'पृष्ठ साझा करने का लिंक नहीं।' },
  },
  Q25: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: { en: 'English spell-checked; Hindi read.', hi: 'अंग्रेज़ी वर्तनी जाँची; हिन्दी पढ़ी।' },
  },
};
