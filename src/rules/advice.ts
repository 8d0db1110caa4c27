import type { Row } from './row.ts';

/** The recommendations of UX4G 3.0. They are not binding. The rule of UX4G about headings (U4) is row A7. */
export const advice = {
  U1: { clause: '3.0', by: 'people', en: 'Text of 16 px, never below 12 px', hi: 'पाठ 16 पिक्सेल, 12 से कम कभी नहीं' },
  U2: { clause: '3.0', by: 'people', en: 'Height of Hindi lines 1.8', hi: 'हिन्दी पंक्तियों की ऊँचाई 1.8' },
  U3: {
    clause: '3.0',
    by: 'people',
    en: 'Targets of 44 px, 8 px apart',
    hi: 'स्पर्श के स्थान 44 पिक्सेल, बीच में 8 पिक्सेल',
  },
  U5: { clause: '3.0', by: 'people', en: 'Lines of 50 to 90 characters', hi: 'पंक्ति में 50 से 90 अक्षर' },
  U6: { clause: '3.0', by: 'people', en: 'Spaces in steps of 4 px', hi: 'रिक्त स्थान 4 पिक्सेल के गुणज में' },
  U7: { clause: '3.0', by: 'people', en: 'Layers from 1000 to 1090', hi: 'परतें 1000 से 1090 तक' },
  U8: {
    clause: '3.0',
    by: 'people',
    en: 'Text that class 8 to 10 can read',
    hi: 'कक्षा 8 से 10 तक के पाठक के लिए सरल पाठ',
  },
  U9: {
    clause: '3.0',
    by: 'people',
    en: 'Errors say how to mend them, and lead to their fields',
    hi: 'त्रुटि के साथ उसका समाधान और फ़ील्ड का लिंक',
  },
  U10: { clause: '3.0', by: 'machine', en: 'No consent ticked in advance', hi: 'कोई सहमति पहले से चयनित नहीं' },
  U11: {
    clause: '3.0',
    by: 'owner',
    whose: 'web-manager',
    en: 'Tried with NVDA, JAWS, VoiceOver and TalkBack',
    hi: 'एनवीडीए, जॉज़, वॉयसओवर और टॉकबैक के साथ परखा गया',
  },
} as const satisfies Record<string, Row>;
