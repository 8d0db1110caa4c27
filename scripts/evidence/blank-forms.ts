// The blank forms for facts that only people can give.
import type { ClauseId } from './clauses.ts';

export interface BlankForm {
  readonly file: string;
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  /** The reason for the form, and how to fill it in. */
  readonly why: string;
  /** Lines to write on. */
  readonly lines: readonly string[];
  /** Tasks or papers, each with a place for the answer and a remark. */
  readonly rows: readonly string[];
  readonly answers: string;
}

const READER_TASKS = [
  'Open the home page. Does the screen reader say the name and the language of the page correctly?',
  'Jump to the main part with the skip link.',
  'Move by headings. Does their order make sense?',
  'Open the menu, open a section, follow a link, and go back.',
  'Change the language. Does the screen reader read the new page in the voice of its language?',
  'Search for a tender by a word of its title. Does the screen reader say the number of results?',
  'Open a tender. Does the screen reader say its state, its last date and its files (with type and size)?',
  'Read a table of tenders cell by cell. Does the screen reader say the header cells?',
  'Open an album, open a picture, go to the next picture, and close it. Does the focus return?',
  'Play and stop a video. Does the video have captions?',
  'Fill in the feedback form with a mistake. Does the screen reader say the mistake, and how to correct it?',
  'Send the feedback form. Does the screen reader say the reference number?',
  'Open the settings, choose the dark theme and larger letters.',
  'Follow a link to another website. Does the screen reader say the warning? Can you close the warning?',
  'Open a page that does not exist. Is it clear what happened?',
  'Drop or choose a file on “Verify a document”. Does the screen reader say the answer?',
];

const READER_LINES = [
  'Name and role of the tester',
  'Does the tester use a screen reader each day?',
  'Device, system and version',
  'Screen reader and version, voices',
  'Browser and version',
  'Address and release tested',
  'Day',
];

const readerForm = (file: string, reader: string, hint: string): BlankForm => ({
  file,
  title: `Test by hand with ${reader}`,
  clauses: ['SEBI / IS 17802', 'RPwD Rules 2023', 'GIGW 5.2'],
  why: `${hint} Do each task once in English and once in Hindi, without looking at the screen. Inspectors ask for this form. The score of an automatic test is not enough for them.`,
  lines: READER_LINES,
  rows: READER_TASKS,
  answers: 'English / Hindi: worked, worked with trouble, failed',
});

const SIGNED = ['Name and designation', 'Signature and seal', 'Day'];

export const blankForms: readonly BlankForm[] = [
  readerForm('nvda.html', 'NVDA', 'With NVDA on Windows, and Firefox or Chrome.'),
  readerForm('talkback.html', 'TalkBack', 'With TalkBack on an Android phone, and Chrome; touch gestures only.'),
  {
    file: 'web-information-manager.html',
    title: 'Appointment of the Web Information Manager',
    clauses: ['GIGW 5.4.1'],
    why: 'A senior officer is answerable for the content. The contact page of the site must say the same.',
    lines: [
      'Name',
      'Designation and department',
      'Telephone, e-mail, postal address',
      'Deputy',
      'Number and day of the order',
      ...SIGNED,
    ],
    rows: [
      'The contact page in English says the same.',
      'The contact page in Hindi says the same.',
      'The officer knows the seven policies and their review dates.',
    ],
    answers: 'Yes / no',
  },
  {
    file: 'audit-certificate.html',
    title: 'Security audit by a CERT-In empanelled body',
    clauses: ['GIGW 5.3.1', 'CERT-In 2025'],
    why: 'Before going live, then each year and after each change of the code. Content does not count as code.',
    lines: [
      'Name of the body and its number in CERT-In’s list',
      'Number and day of the certificate',
      'Valid until',
      'Release and commit that were audited (see README.html)',
      'Content hash of the folder that the body received',
      'Address that was audited',
      ...SIGNED,
    ],
    rows: [
      'The certificate names the release that is live.',
      'All findings are closed, or accepted in writing.',
      'The next audit is ordered.',
    ],
    answers: 'Yes / no, and the document',
  },
  {
    file: 'policies.html',
    title: 'Approval of the policies',
    clauses: ['GIGW 5.4.3'],
    why: 'Seven policies must be approved. The policies for citizens are pages of the site. Each page says who approved the policy, and when.',
    lines: ['Approving authority', ...SIGNED],
    rows: [
      'Copyright policy',
      'Contribution, moderation and approval policy',
      'Content archival policy',
      'Content review policy',
      'Hyperlinking policy',
      'Terms and conditions',
      'Monitoring plan',
      'Also asked by GIGW 5.3.3: security policy',
      'Also asked by GIGW 5.3.3: privacy policy',
      'Also asked by GIGW 5.3.3: contingency plan',
    ],
    answers: 'Number and day of approval; next review',
  },
  {
    file: 'certificates.html',
    title: 'Certificates, domain and hosting',
    clauses: ['GIGW 5.3.2(h)', 'GIGW 5.3.2(q)', 'GIGW 5.3.2A(a)', 'CERT-In 2022'],
    why: 'These are settings of the hosting. The software cannot check them.',
    lines: ['Domain, and who owns it', 'Hosting provider and city', 'CDN, and its regions', ...SIGNED],
    rows: [
      'Certificate: issuer, key (2048 bits or better), signature (SHA-256 or better), valid until',
      'Who gets a warning before it expires, and how',
      'TLS of the public address was measured (program, day, result)',
      'All data is kept in India',
      'Logs are kept for 180 days in India',
      'Clocks follow NTP',
      'A firewall for web applications can be switched on',
      'A second hosting can take over',
    ],
    answers: 'Value, and the document that proves it',
  },
  {
    file: 'recovery-drill.html',
    title: 'Recovery drill of the year',
    clauses: ['GIGW 5.3.2A(a)'],
    why: 'The part “drill” of this folder shows that the software restores the site. This form is for the drill on the real machines, with the backup of the CMS.',
    lines: [
      'Hosting that was switched off, and hosting that took over',
      'Date, start of the drill, time when the site was available again',
      'Age of the backup that was used',
      ...SIGNED,
    ],
    rows: [
      'The backup of the CMS was restored.',
      'The backup of the publisher (good, good.owner) was restored.',
      'The restored site was compared with the earlier site: nothing is missing.',
      'A test message of the feedback form reached the office.',
      'Secrets were changed where needed.',
      'What went wrong, and who corrects it',
    ],
    answers: 'Yes / no, and a remark',
  },
  {
    file: 'people-and-rights.html',
    title: 'People and their rights',
    clauses: ['GIGW 5.3.1A(l)', 'CERT-In 2022'],
    why: 'The part “roles” says what each role may do. This form names the people, and the date on which the list was checked.',
    lines: [
      'Point of contact for CERT-In (told to CERT-In on)',
      'Who reports an incident within 6 hours, and the deputy',
      ...SIGNED,
    ],
    rows: [
      'Editors',
      'Editors who hold BOARD_TOKEN',
      'People who approve content',
      'Operators who hold STATUS_TOKEN',
      'Administrators of the server',
      'Holders of keys of storage and CDN',
      'People who may merge code',
      'Who left since the last check: rights taken away on',
    ],
    answers: 'Names, second factor, checked on',
  },
];
