import { describe, expect, it } from 'vitest';
import { isCmsTemplate } from '../../../scripts/command/cms-template.ts';
import { boardHtml } from '../../../scripts/health/board-html.ts';
import { boardOf } from '../../../scripts/health/board.ts';
import { openLines } from '../../../scripts/health/open-lines.ts';
import type { ReportLine } from '../../../scripts/health/report.ts';
import type { Lang } from '../../../src/i18n/lang.ts';
import { readHtml, wordsOf } from '../../../src/lib/read-html.ts';

const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const CMS = 'https://cms.example/{kind}/{id}?lang={lang}';
const heldBack: ReportLine = {
  kind: 'held-back',
  address: 'tenders-by-period/?month=11&year=2026',
  lang: 'hi',
  entry: '1137',
  title: 'Pump house <b>',
  field: 'closes_at',
  expected: 'a moment',
  found: '"soon"',
  lastGood: true,
};
const pending = (entry: string, since: string): ReportLine => ({
  ...{ kind: 'advice', about: 'untranslated', address: 'news_and_updates/', lang: 'hi' },
  ...{ entry, title: `News ${entry}`, since },
});
const link = (found: string): ReportLine => ({
  ...{ kind: 'advice', about: 'dead-link', address: 'pages/land/', lang: 'en', entry: 'pages/land/', found },
});

const shown = (lines: readonly ReportLine[], lang: Lang = 'en', cms?: string): string =>
  boardHtml(boardOf(lines), { lang, cms }).text;
const words = (lines: readonly ReportLine[], lang: Lang = 'en'): string => wordsOf(readHtml(shown(lines, lang)));

describe('what editors read', () => {
  it('says plainly that there is nothing to do', () => {
    const read: ReportLine = { kind: 'read', address: 'news_and_updates/', lang: 'en', count: 3 };
    expect(words([read])).toContain('Nothing to do.');
    expect(words([read], 'hi')).toContain('कुछ भी करना शेष नहीं है।');
  });

  it('is what is wrong, what to do, whose it is and since when, in both languages', () => {
    const lines = [heldBack, pending('812', '2026-03-02')];
    expect(words(lines)).toMatch(
      /Entries held back 1 Correct the named field .* Pump house <b> Tenders · Hindi · No\. 1137 · visitors see its last good version field closing date and time ; expected: a date and time, such as 20 November 2026, 5 pm ; found: "soon" Whose task: Editor of tenders/,
    );
    expect(words(lines)).toContain(
      'News 812 News and press releases · to translate into Hindi · No. 812 · since 2 Mar 2026',
    );
    expect(words(lines, 'hi')).toMatch(/रोकी गई प्रविष्टियाँ 1 .* निविदा संपादक/);
    expect(words(lines, 'hi')).toContain('2 मार्च 2026 से');
  });

  it('begins with what visitors miss, and with what waits longest', () => {
    const text = words([pending('1', '2026-05-01'), pending('2', '2024-05-01'), heldBack]);
    expect(text).toMatch(/3 things to do .* Entries held back 1 Correct.* Translations that are pending 2 Visitors/);
    expect(text).toMatch(/News 2 .* News 1 /);
  });

  it('names a fault once that several pages report, and each entry of a page as one', () => {
    const list = { ...heldBack, address: 'tenders-by-period/?month=10&year=2026' };
    expect(boardOf([heldBack, list, heldBack]).count).toBe(1);
    const summary: ReportLine = { ...link('/pages/x'), address: 'pages/', entry: 'land' };
    expect(boardOf([link('/pages/x'), summary, link('/pages/y')]).count).toBe(2);
  });

  it('calls an answer that only one language has a pending translation, and not a missing section', () => {
    const absent: ReportLine = { kind: 'absent', address: 'photo-gallery-details/18/', lang: 'hi' };
    const read: ReportLine = { kind: 'read', address: absent.address, lang: 'en', count: 1 };
    expect(boardOf([absent, read]).count).toBe(0);
    expect(words([absent])).toContain('Sections that the CMS does not give 1');
    const both = [absent, { ...absent, lang: 'en' } as const, absent];
    expect(words(both)).toMatch(
      /Sections that the CMS does not give 1 .*photo-gallery-details\/18\/ Photo albums Whose/,
    );
    expect(words([absent])).toMatch(/Photo albums · Hindi Whose/);
  });

  it('does not ask for a translation that is there, but held back', () => {
    const held: ReportLine = { ...heldBack, address: 'news_and_updates/', entry: '812' };
    const lines = [pending('812', '2026-03-02'), pending('813', '2026-03-02'), { ...held, lastGood: false }];
    expect(boardOf(lines).groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
      ['held-back', ['812']],
      ['untranslated', ['813']],
    ]);
  });

  it('says which pictures have no words', () => {
    const where = { address: 'news_and_updates/', lang: 'en', entry: '7', title: 'A fair' } as const;
    const line: ReportLine = { kind: 'advice', about: 'no-words', ...where, count: 2, found: 'one.jpg, two.jpg' };
    expect(words([line])).toContain(
      'A fair News and press releases · English · No. 7 · in 2 places · file one.jpg, two.jpg Whose task',
    );
    expect(words([{ ...line, about: 'file-name', count: 1 }], 'hi')).toContain('क्रमांक 7 · फ़ाइल one.jpg, two.jpg');
  });

  it('finds the entry of a fault in a text, and names a file by its address', () => {
    const lines: ReportLine[] = [
      { kind: 'link', address: 'news_and_updates/ 815', lang: 'en', found: 'a linktype="page" id="3"' },
      { kind: 'picture', address: 'pictures/broken.jpg', detail: 'unsupported image format' },
    ];
    expect(words(lines)).toContain(
      'News and press releases · English · leads to page No. 3 of the CMS, which is not published',
    );
    expect(words(lines, 'hi')).toContain('लिंक सीएमएस के पृष्ठ क्रमांक 3 का है, जो प्रकाशित नहीं है');
    expect(words(lines)).not.toContain('linktype');
    expect(words(lines)).toContain('pictures/broken.jpg unsupported image format');
    expect(shown(lines, 'en', CMS)).toContain('href="https://cms.example/news_and_updates/815?lang=en"');
  });

  it('groups what passports of documents say', () => {
    const of = (about: string): ReportLine => ({ kind: 'file', about, address: `https://files.example/${about}.pdf` });
    const groups = boardOf(['scan', 'untagged', 'password', 'script'].map(of)).groups.map(({ name }) => name);
    expect(groups).toEqual(['password', 'scan', 'script', 'untagged']);
  });

  it('names the entries of a file in the language of the reader, and why it is faulty', () => {
    const address = 'https://files.example/papers/tender%20document.pdf';
    const use = (lang: Lang, entry: string, title?: string): ReportLine => ({
      ...{ kind: 'use', address: 'tenders-by-period/?month=11&year=2026', lang, entry, files: [address] },
      ...(title !== undefined && { title }),
    });
    const lines: ReportLine[] = [
      ...[use('en', '7', 'A pump'), use('hi', '7', 'एक पंप'), use('en', '8', 'Eight'), use('en', '9'), use('en', '10')],
      { kind: 'file', about: 'broken', reason: 'docx', address, detail: 'this is a Word file (.docx), not PDF' },
      { kind: 'document', about: 'wrong-language', found: 'en-US', address, detail: 'it says …' },
    ];
    expect(words(lines)).toMatch(
      /A pump Tenders · No\. 7 .*and in 1 more entry file tender document\.pdf this is a Word file \(\.docx\), not PDF Whose task: Editor of tenders/,
    );
    expect(words(lines, 'hi')).toMatch(/एक पंप निविदाएँ · क्रमांक 7 .*Eight .*यह वर्ड फ़ाइल \(\.docx\) है, PDF नहीं/);
    expect(words(lines, 'hi')).toContain('फ़ाइल में भाषा en-US बताई गई है, पर पाठ हिन्दी में है।');
    const links = shown(lines, 'hi', CMS).match(/href="https:[^"]+"/g);
    expect(links).toContain('href="https://cms.example/tenders-by-period/7?lang=hi"');
    expect(links).toContain('href="https://cms.example/tenders-by-period/8?lang=en"');
    expect(boardOf(lines).count).toBe(2);
  });

  it('says of months of tenders and of differing languages in Hindi what is wrong', () => {
    const month: ReportLine = {
      kind: 'note',
      address: 'tenders-static-data/',
      lang: 'en',
      entry: '2026-09',
      field: 'count',
    };
    const lines: ReportLine[] = [
      { ...month, reason: 'other-count', expected: '4', found: '5', detail: 'the count of the month differs' },
      { ...month, about: 'differ', field: 'closes_at', expected: '1', found: '2', detail: 'the languages differ' },
    ];
    expect(words(lines, 'hi')).toContain('इस माह में 4 निविदाएँ बताई गई हैं, पर 5 हैं।');
    expect(words(lines, 'hi')).not.toMatch(/the (?:count|languages)/);
    const strangers: ReportLine = {
      kind: 'note',
      address: 'tenders-by-period/?month=7&year=2026',
      reason: 'other-month',
    };
    expect(words([{ ...strangers, found: '7, 9' }], 'hi')).toMatch(/जुलाई 2026 निविदाएँ ये निविदाएँ दूसरे माह में .*7, 9/);
    expect(words(lines)).toMatch(/September 2026 Tenders · English .* Whose task: Editor of tenders/);
    expect(words(lines, 'hi')).toMatch(/सितंबर 2026 निविदाएँ/);
    expect(shown(lines, 'en', CMS), 'a month is no entry of the CMS').not.toContain('cms.example');
  });

  it.each([
    ['reference_no', 'a text', 'फ़ील्ड संदर्भ संख्या ; अपेक्षित: पाठ'],
    ['files.0.title', 'a text that is not empty', 'फ़ील्ड फ़ाइलें › 1 › शीर्षक ; अपेक्षित: पाठ, जो रिक्त न हो'],
    ['published_on', 'a date YYYY-MM-DD', 'फ़ील्ड प्रकाशन की तिथि ; अपेक्षित: तिथि, जैसे 2026-11-20'],
    ['closes_at', 'a time on or after published_on', 'इससे पहले नहीं: प्रकाशन की तिथि'],
    ['method', 'one of open, expression of interest', 'इनमें से एक: open, expression of interest'],
    ['title', 'at most 200', 'अधिक से अधिक 200'],
    ['odd_field', 'the form that the contract describes', 'फ़ील्ड odd_field ; अपेक्षित: the form that'],
  ])('says of %s, expected to be %s, in Hindi: %s', (field, expected, said) => {
    expect(words([{ ...heldBack, field, expected }], 'hi')).toContain(said);
    expect(shown([{ ...heldBack, field: 'odd', expected: 'odd form' }], 'hi')).toContain(
      '<span lang="en">odd form</span>',
    );
  });

  it('names a tender with a short bid time in the language of the reader', () => {
    const where = { address: 'tenders-by-period/?month=11&year=2026', entry: '7' };
    const use = (lang: Lang, title: string): ReportLine => ({ kind: 'use', ...where, lang, title, files: [] });
    const short: ReportLine = {
      ...{ kind: 'advice', about: 'short-bid', address: 'tenders-by-period/', lang: 'en' },
      ...{ entry: '7', title: 'A pump', count: 9, since: '2026-11-02', until: '2026-11-11T17:00:00+05:30' },
    };
    const lines = [use('en', 'A pump'), use('hi', 'एक पंप'), short];
    expect(words(lines)).toContain(
      'A pump Tenders · English · No. 7 · open from 2 Nov 2026 to 11 Nov 2026 · 9 days for bids',
    );
    expect(words(lines, 'hi')).toContain('2 नवंबर 2026 से 11 नवंबर 2026 तक');
    expect(words(lines, 'hi')).toContain('एक पंप निविदाएँ · हिन्दी · क्रमांक 7');
    expect(words(lines, 'hi')).not.toContain('A pump');
    expect(words([short], 'hi')).toContain('A pump');
  });

  it('stays small with thousands of lines, and says how many there are', () => {
    const many = Array.from({ length: 5000 }, (_, at) => pending(String(at), '2026-03-02'));
    const html = shown(many);
    expect(html.length).toBeLessThan(60_000);
    expect(wordsOf(readHtml(html))).toMatch(/Show 20 more .* 4,960 more are not shown\./);
    expect(html.slice(0, html.indexOf('<details>')).match(/class="name"/g)).toHaveLength(20);
  });
});

describe('links to the CMS', () => {
  it('lead to the entry, in its language, and only where there is one', () => {
    const file: ReportLine = { kind: 'file', address: 'https://files.example/a.pdf' };
    const unnamed: ReportLine = { ...heldBack, entry: '#3' };
    const html = shown([heldBack, file, unnamed, link('/pages/x')], 'hi', CMS);
    expect(html.match(/href="https:[^"]+"/g)).toEqual([
      'href="https://cms.example/tenders-by-period/1137?lang=hi"',
      'href="https://cms.example/pages/land?lang=en"',
    ]);
    expect(shown([heldBack])).not.toContain('cms.example');
  });

  it.each([
    [CMS, true],
    ['http://cms.example/admin?entry={id}', true],
    ['https://cms.example/{kind}', false],
    ['https://cms.example/{id}/{page}', false],
    ['https://{id}.cms.example/', false],
    ['https://cms.example{id}/', false],
    ['javascript:alert({id})', false],
    ['https://a:b@cms.example/{id}', false],
  ])('%s is an address with placeholders: %s', (template, isOne) => {
    expect(isCmsTemplate(template)).toBe(isOne);
  });
});

it('what leads somewhere, or is over, asks nothing of anybody', () => {
  const files = new Set(['pages/land.html', 'hi/news/1.html', 'tenders/index.html', 'pages/भूमि.html']);
  const lines = [
    '/pages/land',
    '/hi/pages/land/',
    '/news/1',
    '/tenders',
    '/',
    '/hi',
    '/pages/%E0%A4%AD%E0%A5%82%E0%A4%AE%E0%A4%BF',
  ];
  const open = openLines([...lines, '/pages/gone', '/hi/pages/%E0%A4'].map(link), {
    now: NOW,
    hasFile: (name) => files.has(name),
  });
  expect(open.map(({ found }) => found)).toEqual(['/pages/gone', '/hi/pages/%E0%A4']);
  const until = (day: string): ReportLine => ({ ...pending('1', '2026-01-01'), until: day });
  const left = openLines([until('2026-11-19T10:00:00Z'), until('2026-11-21')], { now: NOW, hasFile: () => true });
  expect(left.map((one) => one.until)).toEqual(['2026-11-21']);
});
