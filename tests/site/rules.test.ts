import { expect, it } from 'vitest';
import { runChecks } from '../../scripts/check/rules/checks.ts';
import { askBytes, askServer } from '../../scripts/check/rules/served.ts';
import { folderSite } from '../../scripts/check/rules/site.ts';
import { longDate } from '../../src/i18n/dates.ts';
import { owner } from '../../src/owner/owner.ts';
import recorded from '../../src/owner/self-audit-run.json' with { type: 'json' };
import type { Run } from '../../src/rules/answers.ts';
import { PARTS, ROWS } from '../../src/rules/rows.ts';
import { stateOf } from '../../src/rules/verdict.ts';
import { pageAt, readBuilt, readPages, siteDir } from '../support/built-site.ts';
import { all, property, textOf } from '../../scripts/check/html.ts';

const run: Run = recorded;
/** Another company's record is of its own content. These tests compare the record with the sample. */
const isOfSample = new URL(process.env.TEST_BUILT_FOR ?? 'https://none.example').host.endsWith(
  owner.email.replace(/^.*@/, ''),
);
const onRecord = it.skipIf(!isOfSample);
const onSample = it.skipIf(!isOfSample || Boolean(process.env.TEST_CONTENT_DIR));
/** It asks for every file and looks at every page 70 times, also on a busy machine. */
const MINUTES = 240_000;
const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

onSample(
  'the recorded run says what a run says now: else record it again',
  async () => {
    const marks = {
      owners: [],
      portals: ['india.gov.in', new URL(owner.nationalPortal).hostname],
      served: await askServer(process.env.TEST_SITE_URL ?? ''),
      ask: askBytes,
    };
    const pages = readPages.map(({ path, html, tree }) => ({ file: fileOf(path), html, tree }));
    const { rows } = await runChecks(await folderSite(siteDir, marks, () => pages));
    const differing = ROWS.flatMap(({ id }) => {
      const [said, found] = [run.rows[id], rows.get(id)];
      const [before, now] = [said && stateOf(said), found && stateOf(found)];
      const [fault] = found?.faults ?? [];
      return before === now
        ? []
        : [
            `${id} is recorded as ${before ?? 'not judged'}, but is ${now ?? 'not judged'}: ${fault?.path ?? ''} ${fault?.at ?? ''}`,
          ];
    });
    expect(differing).toEqual([]);
  },
  MINUTES,
);

onRecord('what the machine finds wrong with the sample is known, and no more is recorded', () => {
  const faulty = Object.entries(run.rows).filter(([, { faulty: count }]) => count > 0);
  // An editor's table in a table, entries and documents in one language only, text versions of tenders' documents four clicks
  // deep, a title of 1000 letters.
  expect(faulty.map(([id]) => id)).toEqual(['Q15', 'L6', 'B16', 'B27']);
});

onRecord.each([
  ['en', '/pages/self-audit', /Programs checked [\d,]+ pages of (?<host>\S+) on (?<day>[^,]*), release/],
  ['en', '/pages/accessibility-statement', /Programs checked [\d,]+ pages of (?<host>\S+) on (?<day>[^,]*), release/],
  ['hi', '/hi/pages/self-audit', /(?<day>\d+ \S+ \d+) को (?<host>\S+) के [\d,]+ पृष्ठों की स्वचालित जाँच हुई, संस्करण/],
] as const)(
  'in %s, %s names the website that the machine looked at, which is this one, and the day',
  (lang, address, sentence) => {
    const page = pageAt(address);
    const said = sentence.exec(page ? textOf(page.tree).replace(/\s+/g, ' ') : '')?.groups;
    expect({ ...said }).toEqual({ host: process.env.TEST_BUILT_FOR, day: longDate(run.day ?? '', lang) });
  },
);

onSample.each(['', '/hi'])(
  'the accessibility statement in “%s/” owns up to every fault that the self-audit has of WCAG',
  (prefix) => {
    const clausesIn = (address: string, tag: string): string[] => {
      const page = pageAt(`${prefix}${address}`);
      const names = page ? all(page.tree, 'dt').flatMap((term) => all(term, tag).map(textOf)) : [];
      return names.filter((name) => /^(A\d+|R1)$/.test(name)).sort();
    };
    const faults = clausesIn('/pages/self-audit', 'a');
    expect(faults).toContain('A6');
    expect(clausesIn('/pages/accessibility-statement', 'b')).toEqual(faults);
  },
);

onSample('a page that says what was judged is dated no earlier', () => {
  const addresses = ['/pages/self-audit', '/pages/self-audit/security', '/pages/accessibility-statement'];
  const dates = addresses.flatMap((address) =>
    ['', '/hi'].map((prefix) => {
      const page = pageAt(`${prefix}${address}`);
      const times = page ? all(page.tree, 'main').flatMap((main) => all(main, 'time')) : [];
      return times.map((time) => property(time, 'dateTime')?.slice(0, 10) ?? '').at(-1) ?? '';
    }),
  );
  expect(dates.filter((date) => date < (run.day ?? ''))).toEqual([]);
});

onRecord('the self-audit for programs has the day of the run, and no day for what nobody has judged', () => {
  const { date, '@graph': rows } = JSON.parse(readBuilt('pages/self-audit.json')) as {
    date: string;
    '@graph': { assertedBy?: string; result: { date?: string } }[];
  };
  expect(date).toBe(run.day);
  const days = rows.map(({ assertedBy = 'nobody', result }) => `${assertedBy}: ${result.date ?? 'no day'}`);
  expect(new Set(days.filter((one) => /^(machine|nobody|tests):/.test(one)))).toEqual(
    new Set([`machine: ${run.day ?? ''}`, 'nobody: no day', 'tests: no day']),
  );
});

it.each(['/pages/self-audit', '/hi/pages/self-audit'])(
  '%s counts each row once, says the sums, and no zeros',
  (address) => {
    const page = pageAt(address);
    const [said, parts] = page
      ? ['ul', 'dl'].map((tag) => all(page.tree, 'main').flatMap((main) => all(main, tag))[0])
      : [];
    const sums = said ? all(said, 'li').map(textOf) : [];
    const counted = new Map(
      sums.map((sum) => sum.split(': ')).map(([name = '', count]) => [name.trim(), Number(count)]),
    );
    const counts = parts ? all(parts, 'dd').map((part) => textOf(part).split(', ')) : [];
    const added = new Map<string, number>();
    // In English the number stands before its word, in Hindi after it.
    for (const one of counts.flat()) {
      const name = one.replace(/^\d+\s|\s\d+$/, '');
      added.set(name, (added.get(name) ?? 0) + Number(one.replace(name, '')));
    }
    expect(counts).toHaveLength(PARTS.length);
    expect(counts.flat().filter((one) => /(?:^|\s)0(?:\s|$)/.test(one))).toEqual([]);
    expect(added).toEqual(new Map([...counted].map(([name, count]) => [name.toLowerCase(), count])));
    expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(ROWS.length);
  },
);

onRecord('the self-audit says of which server headers and addresses were asked', () => {
  const wordsOf = (address: string): string => {
    const page = pageAt(address);
    return page ? textOf(page.tree) : '';
  };
  const host = run.served ?? 'nobody';
  expect(host).not.toBe(run.site);
  // The name of a developer's machine says nothing to a visitor.
  const [en, hi] = host === 'localhost' ? ['a test server', 'परीक्षण सर्वर'] : [host, host];
  expect(wordsOf('/pages/self-audit')).toContain(`asked of ${en}, not of the website itself.`);
  expect(wordsOf('/hi/pages/self-audit/security')).toContain(`${hi} पर की गई, इस वेबसाइट पर नहीं।`);
  expect(JSON.parse(readBuilt('pages/self-audit.json'))).toMatchObject({ askedServer: host });
});
