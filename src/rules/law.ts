import type { Row } from './row.ts';

/**
 * The rows about legal duties besides GIGW. Two of the checklist's legal duties are rows of other parts: links to the bidding
 * portal (B29) and the State Emblem (B8).
 */
export const law = {
  R1: {
    clause: 'RPwD, IS 17802',
    by: 'people',
    en: 'WCAG 2.1 AA, in documents as well',
    hi: 'WCAG 2.1 AA, दस्तावेज़ों में भी',
  },
  R2: {
    clause: 'RPwD',
    by: 'machine',
    en: 'Accessibility statement with its date and a way to complain',
    hi: 'सुगम्यता विवरण, तिथि और शिकायत के माध्यम सहित',
  },
  R3: {
    clause: 'SEBI',
    by: 'owner',
    whose: 'web-manager',
    en: 'Records of tests with screen readers, for each release',
    hi: 'हर संस्करण के स्क्रीन रीडर परीक्षणों के अभिलेख',
  },
  R4: {
    clause: 'CERT-In, 2022',
    by: 'owner',
    whose: 'security-officer',
    en: 'Incidents reported within 6 hours; logs kept in India for 180 days',
    hi: 'घटना की सूचना 6 घंटे में; लॉग 180 दिन भारत में',
  },
  R5: {
    clause: 'CERT-In, 2025',
    by: 'owner',
    whose: 'head',
    en: 'Security audit by a third party every year',
    hi: 'हर वर्ष बाहरी संस्था से सुरक्षा लेखापरीक्षा',
  },
  R6: {
    clause: 'DPDP',
    by: 'machine',
    en: 'Nothing of other websites is loaded before the visitor asks',
    hi: 'आगंतुक के कहे बिना अन्य वेबसाइटों से कुछ नहीं लिया जाता',
  },
  R7: {
    clause: 'RTI 4(1)(b)',
    by: 'people',
    en: 'Tenders with corrigenda, result and award; search in the local language',
    hi: 'निविदा के साथ शुद्धिपत्र, परिणाम और कार्यादेश; स्थानीय भाषा में खोज',
  },
  R9: {
    clause: 'GFR 151',
    by: 'both',
    en: 'Debarred firms with the end of the debarment',
    hi: 'विवर्जित (डिबार) फ़र्में, विवर्जन की समाप्ति सहित',
  },
  R11: {
    clause: 'STQC',
    by: 'owner',
    whose: 'head',
    en: 'Quality certificate of the website with its content',
    hi: 'सामग्री सहित वेबसाइट का गुणवत्ता प्रमाणपत्र',
  },
} as const satisfies Record<string, Row>;
