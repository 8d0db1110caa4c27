import type { SelfAudit } from '~/rules/answers';
import { AUDITED, DEVELOPERS, REVIEWED, tested } from './by.ts';

/** GIGW: quality. */
export const quality: SelfAudit['answers'] = {
  Q1: { ...DEVELOPERS, answer: 'met', why: { en: 'Own logo; no State Emblem.', hi: 'अपना लोगो; राज्य संप्रतीक नहीं।' } },
  Q3: {
    ...AUDITED,
    answer: 'inapplicable',
    why: { en: 'There are no such reports.', hi: 'ऐसे प्रतिवेदन नहीं।' },
  },
  Q7: {
    ...REVIEWED,
    answer: 'partly',
    why: { en: 'Circulars do not say until when they are valid.', hi: 'परिपत्रों पर वैधता की अवधि नहीं है।' },
  },
  Q8: tested(
    ['browser/list-kinds.spec.ts', 'a listing is asked for what is archived, apart from what is current'],
    ['browser/states.spec.ts', 'says that its entry has closed'],
  ),
  Q9: { ...AUDITED, answer: 'met' },
  Q10: { ...AUDITED, answer: 'met' },
  Q11: {
    ...AUDITED,
    answer: 'partly',
    why: { en: 'Only the office knows if answers come on time.', hi: 'उत्तरों का समय ज्ञात नहीं।' },
  },
  Q13: { ...DEVELOPERS, answer: 'partly', why: { en: 'Tested in Chromium only.', hi: 'केवल क्रोमियम में।' } },
  Q16: {
    ...REVIEWED,
    answer: 'partly',
    why: { en: 'A code meant for paper is shown as well.', hi: 'छपाई का कोड भी दिखता है।' },
  },
  Q20: tested(
    ['browser/paper.spec.ts', 'is printed on A4'],
    ['browser/paper.spec.ts', 'the dark theme is printed in black on white'],
  ),
  Q22: {
    ...DEVELOPERS,
    answer: 'partly',
    why: { en: 'Open data, but no exchange with a platform.', hi: 'खुला डेटा है, विनिमय नहीं।' },
    see: '/open-data',
  },
  Q24: { ...REVIEWED, answer: 'partly', why: { en: 'No link to share a page.', hi: 'पृष्ठ साझा करने का लिंक नहीं।' } },
  Q25: {
    ...AUDITED,
    answer: 'met',
    why: { en: 'English spell-checked; Hindi read.', hi: 'अंग्रेज़ी वर्तनी जाँची; हिन्दी पढ़ी।' },
  },
};
