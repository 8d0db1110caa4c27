import type { SelfAudit } from '~/rules/answers';
import { AXE, developers, DIALOGS, FIELDS, FITS, reviewer, tested } from './by.ts';

/** The answers to the rows about accessibility (GIGW). */
export const accessibility: SelfAudit['answers'] = {
  A1: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Words of all pictures read, on a page of each kind; the chart has a table.',
      hi: 'हर प्रकार के एक पृष्ठ पर चित्रों के पाठ पढ़े; चार्ट के साथ तालिका है।',
    },
  },
  A2: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: { en: 'Each song has its words.', hi: 'हर गीत के बोल दिए हैं।' },
    see: '/corporate-song',
  },
  A3: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'Own films have them; nobody looked at the two on YouTube.',
      hi: 'अपनी फ़िल्मों में हैं; यूट्यूब की दो नहीं देखी गईं।',
    },
    see: '/video-documentries',
  },
  A4: {
    ...reviewer('2026-11-28'),
    answer: 'partly',
    why: {
      en: 'Own films have all in text; those on YouTube only in short.',
      hi: 'अपनी फ़िल्मों का पूरा पाठ है; यूट्यूब की फ़िल्मों का केवल सार।',
    },
    see: '/video-documentries',
  },
  A5: {
    ...developers('2026-11-27'),
    answer: 'inapplicable',
    why: { en: 'No live films.', hi: 'सीधा प्रसारण नहीं होता।' },
  },
  A6: {
    ...reviewer('2026-11-23'),
    answer: 'not',
    why: { en: 'Films have no audio description.', hi: 'फ़िल्मों में श्रव्य वर्णन नहीं है।' },
    see: '/video-documentries',
  },
  A7: tested(AXE),
  A8: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'A page of each kind was read in the order of its source.',
      hi: 'हर प्रकार का एक पृष्ठ उसके स्रोत के क्रम में पढ़ा गया।',
    },
  },
  A9: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Texts of all English pages were searched, Hindi read on a page of each kind.',
      hi: 'सभी अंग्रेज़ी पृष्ठों में खोजा; हिन्दी हर प्रकार के एक पृष्ठ पर पढ़ी गई।',
    },
  },
  A10: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Seen upright and sideways; no style asks how the screen is held.',
      hi: 'खड़ी और आड़ी, दोनों स्क्रीन पर देखा; कोई शैली स्क्रीन की दिशा पर निर्भर नहीं।',
    },
  },
  A12: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'States have words and signs, links are underlined, marks in charts differ in shape.',
      hi: 'स्थितियों के साथ शब्द और चिह्न, लिंक रेखांकित, चार्ट के चिह्न अलग आकार के।',
    },
  },
  A13: tested(['site/parts.test.ts', 'plays nothing and downloads no film or song before it is asked to']),
  A14: {
    ...tested(AXE),
    answer: 'partly',
    why: {
      en: 'axe finds no fault, but cannot judge letters on pictures and on several colours: a person must look.',
      hi: 'axe को कोई दोष नहीं मिला; चित्रों और मिश्रित रंगों पर अक्षर लोगों को देखने होंगे।',
    },
  },
  A15: tested(FITS, ['browser/reading-aids.spec.ts', 'A+ and the theme stay where they are up to twice the size']),
  A16: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'All pictures looked at: letters only in the logo and as names on a map.',
      hi: 'सभी चित्र देखे: अक्षर केवल लोगो में और मानचित्र के नामों में हैं।',
    },
  },
  A17: tested(FITS),
  A18: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Borders of fields and icons measured on 11 pages, in both themes: 3:1 or more.',
      hi: '11 पृष्ठों पर फ़ील्ड की रेखाएँ और चिह्न दोनों रूपों में नापे: 3:1 या अधिक।',
    },
  },
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
  A23: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Keys are heeded only with focus in the menu or the search; Escape closes.',
      hi: 'कुंजियाँ केवल मेनू या खोज के भीतर काम करती हैं; एस्केप से बंद होता है।',
    },
  },
  A24: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Nothing runs out while a page is read; a draft of feedback is kept for days.',
      hi: 'पढ़ते समय कोई अवधि समाप्त नहीं होती; प्रतिक्रिया एवं सुझाव का मसौदा कई दिन रहता है।',
    },
  },
  A25: tested(
    ['browser/menu.spec.ts', 'the banners are led through by links'],
    ['browser/looks.spec.ts', 'nothing moves for a visitor who wants less motion'],
  ),
  A26: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Five own films measured in steps of 1/8 second; no animation of the pages repeats.',
      hi: 'अपनी पाँच फ़िल्में 1/8 सेकंड के अंतर पर नापीं; पृष्ठों पर कोई गति दोहराई नहीं जाती।',
    },
  },
  A28: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Titles read, on a page of each kind: each says what the page is about.',
      hi: 'हर प्रकार के एक पृष्ठ का शीर्षक पढ़ा: वह पृष्ठ का विषय बताता है।',
    },
  },
  A29: tested(
    ['browser/menu.spec.ts', 'the banners are led through by links'],
    ['browser/frame.spec.ts', 'every stop of the Tab key'],
  ),
  A30: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Names of links and buttons read, on a page of each kind.',
      hi: 'हर प्रकार के एक पृष्ठ पर लिंकों और बटनों के नाम पढ़े गए।',
    },
  },
  A32: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: { en: 'Headings and labels read, on a page of each kind.', hi: 'हर प्रकार के एक पृष्ठ पर शीर्षक और लेबल पढ़े गए।' },
  },
  A33: { ...reviewer('2026-11-23'), answer: 'met' },
  A34: {
    ...tested(
      ['browser/album.spec.ts', 'and the buttons lead round the album'],
      ['browser/menu.spec.ts', 'a press brings the next banner, as a swipe does'],
    ),
    why: { en: 'Nothing else heeds a swipe.', hi: 'किसी अन्य स्थान पर स्वाइप से कुछ नहीं होता।' },
  },
  A35: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Looked at the code: what a finger begins, only its lifting completes.',
      hi: 'कोड देखा: क्रिया उँगली उठाने पर ही पूरी होती है।',
    },
  },
  A39: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Marks looked at, on a page of each kind. Without one are only single technical words, as WCAG allows.',
      hi: 'हर प्रकार के एक पृष्ठ पर चिह्न देखे। केवल एकल तकनीकी शब्द बिना चिह्न के हैं, जिसकी WCAG अनुमति देता है।',
    },
  },
  A40: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: '12 pages walked by Tab, at 360 and 1280 px: nothing opened or moved on.',
      hi: '12 पृष्ठ टैब से देखे, 360 और 1280 पिक्सेल पर: कुछ न खुला, न बदला।',
    },
  },
  A41: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Filters of lists show their result on the same page, and the focus stays.',
      hi: 'सूचियों के फ़िल्टर उसी पृष्ठ पर परिणाम दिखाते हैं; फ़ोकस वहीं रहता है।',
    },
    see: '/tenders',
  },
  A44: {
    ...tested(['browser/feedback-errors.spec.ts', 'are summed up where the focus goes, and stand beside their fields']),
    see: '/feedback',
  },
  A45: {
    ...reviewer('2026-11-28'),
    answer: 'met',
    why: {
      en: 'Labels and hints of all fields read, in both languages.',
      hi: 'सभी फ़ील्डों के लेबल और संकेत दोनों भाषाओं में पढ़े।',
    },
    see: '/feedback',
  },
  A46: {
    ...tested(['browser/feedback-errors.spec.ts', 'say how to mend what is wrong or too long']),
    see: '/feedback',
  },
  A47: {
    ...developers('2026-11-27'),
    answer: 'inapplicable',
    why: { en: 'No form binds the sender.', hi: 'कोई प्रपत्र बाध्यकारी नहीं है।' },
  },
  A49: tested(FIELDS, DIALOGS, AXE),
  A50: {
    ...tested(['browser/feedback-sending.spec.ts', 'is said to be on its way and to have arrived']),
    see: '/feedback',
  },
};
