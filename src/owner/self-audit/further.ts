import type { SelfAudit } from '~/rules/answers';
import { developers, FITS, reviewer, tested } from './by.ts';

/** The answers to further rows: GIGW (security, life of the site), the law, and the advice of UX4G. */
export const further: SelfAudit['answers'] = {
  S2: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'Checksums and licences are checked; known weaknesses are not.',
      hi: 'चेकसम और लाइसेंस जाँचे जाते हैं; ज्ञात कमज़ोरियाँ नहीं जाँची जातीं।',
    },
  },
  S5: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'The shipped nginx gives its name, without version.',
      hi: 'nginx का नाम दिखता है, संस्करण नहीं।',
    },
  },
  S13: tested(
    ['browser/hostile.spec.ts', 'no attack runs on any kind of page without its policy'],
    ['unit/content-api/feedback.test.ts', 'every refused field is named at once'],
    ['browser/feedback-errors.spec.ts', 'that the API finds are shown like the others'],
  ),
  S16: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'The shipped server files lead to HTTPS and send HSTS; no real host was asked.',
      hi: 'सर्वर फ़ाइलें ऐसा करती हैं; वास्तविक सर्वर नहीं जाँचा गया।',
    },
  },
  L1: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'The post is given, not the name.', hi: 'पद दिया है, नाम नहीं।' },
  },
  L3: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'Without approver and date of approval.', hi: 'स्वीकृतिकर्ता और स्वीकृति की तिथि नहीं।' },
  },
  L7: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'None inside. That links to other websites are checked each week, as the policy says, was not seen.',
      hi: 'भीतर कोई टूटा नहीं। अन्य वेबसाइटों के लिंक नीति के अनुसार प्रति सप्ताह जाँचे जाते हैं, यह देखा नहीं गया।',
    },
  },
  L8: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: { en: 'All texts searched; events have their dates.', hi: 'सभी पाठों में खोजा; कार्यक्रमों की तिथियाँ दी हैं।' },
    see: '/latest-events',
  },
  L9: {
    ...reviewer('2026-11-23'),
    answer: 'partly',
    why: { en: 'Tagged, but not checked against PDF/UA.', hi: 'टैग किए हुए, पर पीडीएफ़/यूए से जाँचे नहीं गए।' },
  },
  R1: {
    ...developers('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'Films have no audio description; documents were not checked.',
      hi: 'फ़िल्मों में श्रव्य वर्णन नहीं; दस्तावेज़ जाँचे नहीं गए।',
    },
    see: '/pages/accessibility-statement',
  },
  R7: tested(
    ['unit/model/kinds/tenders.test.ts', 'moves the last date'],
    ['unit/model/kinds/history.test.ts', 'says when a tender was awarded'],
    ['unit/search/intents.test.ts', 'the search finds what people mean'],
  ),
  R9: tested(['browser/states.spec.ts', 'says that it has lapsed from the day after its last']),
  U1: {
    ...developers('2026-11-28'),
    answer: 'partly',
    why: { en: 'The sign “A−” has 11.7 px.', hi: '“अ−” चिह्न 11.7 पिक्सेल का है।' },
  },
  U2: {
    ...developers('2026-11-28'),
    answer: 'partly',
    why: { en: '1.75 in text, less in lists.', hi: 'पाठ में 1.75, सूचियों में कम।' },
  },
  U3: {
    ...developers('2026-11-28'),
    answer: 'partly',
    why: { en: '44 px are tested; the space between is not.', hi: '44 पिक्सेल जाँचे जाते हैं, बीच का स्थान नहीं।' },
  },
  U5: tested(FITS),
  U6: {
    ...developers('2026-11-28'),
    answer: 'partly',
    why: { en: 'Some steps are of 2 px.', hi: 'कुछ अंतर 2 पिक्सेल के हैं।' },
  },
  U7: {
    ...developers('2026-11-28'),
    answer: 'partly',
    why: { en: 'Layers inside a part have small numbers.', hi: 'भागों के भीतर की परतों की संख्या छोटी है।' },
  },
  U8: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'English by a formula: 35 of 37 content pages; Hindi was not measured.',
      hi: 'अंग्रेज़ी: 37 में से 35 पृष्ठ; हिन्दी नहीं नापी गई।',
    },
  },
  U9: {
    ...tested(
      ['browser/feedback-errors.spec.ts', 'are summed up where the focus goes, and stand beside their fields'],
      ['browser/feedback-errors.spec.ts', 'say how to mend what is wrong or too long'],
    ),
    see: '/feedback',
  },
};
