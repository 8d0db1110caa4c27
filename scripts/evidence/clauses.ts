// The clauses that the auditor's folder names, in short words of our own. Sources: GIGW 3.0, WCAG 2.1, CERT-In, and the laws.

export const clauses = {
  'GIGW 3.0': 'all clauses, 5.1 to 5.4',
  'DBIM 3.0': 'all sections that touch a website',
  Law: 'duties around GIGW: accessibility, CERT-In, personal data, right to information, debarred firms',
  'UX4G 3.0': 'advice, which is not an obligation',
  'GIGW 5.1.15': 'fits every width',
  'GIGW 5.2': 'accessible: WCAG 2.1, levels A and AA',
  'GIGW 5.2.14': 'contrast of text (WCAG 1.4.3), in every theme',
  'GIGW 5.2.17': 'reflow at 320 px (WCAG 1.4.10)',
  'GIGW 5.2.48': 'valid markup (WCAG 4.1.1)',
  'GIGW 5.3.1': 'audit certificate of an empanelled body before going live, and again each year',
  'GIGW 5.3.1A(a)': 'all packages current, listed and with a known licence',
  'GIGW 5.3.1A(d)': 'no header names the version of the server or framework',
  'GIGW 5.3.1A(e)': 'cookies are safe, or there are none',
  'GIGW 5.3.1A(l)': 'each role has only the rights that it needs',
  'GIGW 5.3.1A(n)': 'logs are kept and read',
  'GIGW 5.3.1A(o)': 'caching is configured',
  'GIGW 5.3.1A(p)': 'HTML of editors is sanitised',
  'GIGW 5.3.2(g)': 'only HTTPS, with HSTS',
  'GIGW 5.3.2(h)': 'certificate of 2048 bits or better, and its expiry is watched',
  'GIGW 5.3.2(q)': 'no SSL 2 and 3, no TLS 1.0 and 1.1, no 3DES and RC4',
  'GIGW 5.3.2A(a)': 'hosted in India, backups, a recovery drill each year',
  'GIGW 5.4.1': 'a Web Information Manager is named',
  'GIGW 5.4.3': 'seven policies are approved',
  'GIGW 5.4.7': 'no broken links',
  'CERT-In 2022': 'logs are kept for 180 days in India; clocks follow NTP; incidents are reported within 6 hours',
  'CERT-In SBOM': 'a list of all software parts for each release',
  'CERT-In 2025': 'an audit by a third party each year',
  'RPwD Rules 2023': 'IS 17802: accessible by law',
  'SEBI / IS 17802': 'people test with screen readers, in addition to tools',
  'Security headers':
    'policy without unsafe-inline and unsafe-eval, nosniff, frame-ancestors, Referrer-Policy, Permissions-Policy',
} as const;

export type ClauseId = keyof typeof clauses;
