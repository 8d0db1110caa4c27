import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildReport, readReportLines, requireContent, summary } from '../../../scripts/health/report.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ dir, remove } = await throwAwayFolder()));
afterEach(() => remove());

const heldBack = {
  kind: 'held-back',
  address: 'news_and_updates/',
  lang: 'hi',
  entry: '812',
  field: 'published_on',
  expected: 'a date YYYY-MM-DD',
  found: '"2026-13-01"',
  lastGood: true,
};
const read = { kind: 'read', address: 'news_and_updates/', lang: 'hi', count: 1234 };

async function reportOf(...lines: object[]) {
  await writeFiles(dir, { 'report.ndjson': lines.map((line) => `${JSON.stringify(line)}\n`).join('') });
  const known = readReportLines(path.join(dir, 'report.ndjson'));
  return buildReport(known, { outcome: 'built', seconds: { 'Rendering the pages': 2 }, peakMemoryMegabytes: 300 });
}

it('counts once what several pages reported', async () => {
  const report = await reportOf(heldBack, read, heldBack, read);
  expect(report.heldBack).toEqual([heldBack]);
  expect(report.read).toEqual([read]);
});

it('says which entry was held back, and why', async () => {
  const text = summary(await reportOf(heldBack, read), 'report.json');
  expect(text).toContain('Read 1,234 entries from 1 sources.');
  expect(text).toContain(
    'hi news_and_updates/ 812, field published_on, expected a date YYYY-MM-DD, found "2026-13-01", its last good version is shown',
  );
  expect(text).toContain('The whole report is in report.json.');
});

it.each([
  ['a line that CI would run', { ...heldBack, entry: 'x\n::add-mask::e' }, 'x\\u000a::add-mask::e'],
  ['an address that CI would run', { kind: 'picture', address: '::add-mask::e' }, '\n  \\u003a:add-mask::e\n'],
  ['the older form of such a line', { ...heldBack, entry: 'x ##[add-mask]e' }, 'x \\u0023#[add-mask]e'],
  ['a cleared line', { ...heldBack, entry: 'x\r\u001B[2K\u009B1Aall fine' }, 'x\\u000d\\u001b[2K\\u009b1Aall fine'],
  ['letters in another order', { ...heldBack, entry: 'a\u202Eb\u2066c' }, 'a\\u202eb\\u2066c'],
])('shows on the terminal as its code: %s', async (_, line, shown) =>
  expect(summary(await reportOf(line), 'report.json')).toContain(shown),
);

it('refuses a content API that has nothing at all, but not one with an empty list', async () => {
  const absent = { kind: 'absent', address: 'homepage/', lang: 'en' };
  const nothing = await reportOf(absent, { ...absent, lang: 'hi' });
  expect(() => requireContent(nothing.absent)).toThrow('it answered 404 for all 2 lists and pages');
  const empty = await reportOf(absent, { ...read, count: 0 });
  expect(() => requireContent([...empty.absent, ...empty.read])).not.toThrow();
});
