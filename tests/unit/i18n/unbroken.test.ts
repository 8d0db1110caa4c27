import { expect, it } from 'vitest';
import { unbroken, unbrokenTitle } from '../../../src/i18n/unbroken.ts';

it.each([
  ['a date', 'closed on 24 November 2026 at noon', 'closed on 24_November_2026 at noon'],
  ['a Hindi date with its hour', '24 नवंबर 2026, 17:00 बजे तक', '24_नवंबर_2026, 17:00_बजे तक'],
  ['a short month', '5 दिसं 2026', '5_दिसं_2026'],
  ['a day of a month', 'until 30 September, from 4 मार्च', 'until 30_September, from 4_मार्च'],
  ['a range of hours', 'open 10:00 to 17:30, 09:00 से 17:00 बजे', 'open 10:00_to_17:30, 09:00_से_17:00_बजे'],
  ['an amount and a percentage', '₹ 1,86,40,000 and 75 % of it', '₹_1,86,40,000 and 75_% of it'],
  [
    'a number with its unit',
    '1,600 mm belts of 3,150 N/mm, 40 किमी, 500 KB',
    '1,600_mm belts of 3,150_N/mm, 40_किमी, 500_KB',
  ],
  ['a PIN code', 'Amlighat 000 000, Madhya Pradesh', 'Amlighat 000_000, Madhya Pradesh'],
  ['millions in Hindi', 'पहले 1 करोड़ टन, 5 लाख', 'पहले 1_करोड़_टन, 5_लाख'],
  ['the end of a bracket', 'Repairs (sample entry 5) in 30 days', 'Repairs (sample entry_5) in 30_days'],
  ['a standard with its version', 'as GIGW 3.0 and WCAG 2.1 say', 'as GIGW_3.0 and WCAG_2.1 say'],
  ['no hyphens, which people copy', 'output of 2025-26 by e-mail', 'output of 2025-26 by e-mail'],
  [
    'a number of a title',
    '9,500 pieces, 60 hectares, 260 मीटर, 51.6 million tonnes',
    '9,500_pieces, 60_hectares, 260_मीटर, 51.6_million tonnes',
  ],
  ['no number with a longer word', '24 men, 40 kilolitres, 3 टनों', '24 men, 40 kilolitres, 3 टनों'],
  ['nothing else', '24 tenders of November or 2026, 3 Marks', '24 tenders of November or 2026, 3 Marks'],
])('keeps together %s', (_what, text, kept) => {
  expect(unbroken(text)).toBe(kept.replaceAll('_', '\u00a0'));
});

it.each([
  ['a financial year', 'Results of 2025-26', 'Results of 2025-~26'],
  ['the first letter of e-mail', 'e-Mail, ई-मेल लिखें, re-use', 'e-~Mail, ई-~मेल लिखें, re-use'],
  ['no reference number or date', 'VCL/2026-27/04, 2026-11-24', 'VCL/2026-27/04, 2026-11-24'],
])('in a title, keeps together %s', (_what, text, kept) => {
  expect(unbrokenTitle(text)).toBe(kept.replaceAll('~', '\u2060'));
});
