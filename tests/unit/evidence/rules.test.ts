import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rules } from '../../../scripts/evidence/rules.ts';
import type { Context } from '../../../scripts/evidence/topic.ts';
import { facts } from '../../support/served.ts';
import { ROWS } from '../../../src/rules/rows.ts';
import { goodSite } from '../check/rules/good-site.ts';

/** What the auditor's folder says of a site of these files. */
async function saidOf(files: Record<string, string>) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  const said = await rules.make({ siteDir, facts, root: siteDir } as Context, () => undefined);
  const textOf = (name: string): string => said.files.find((file) => file.name === name)?.text ?? '';
  const results = JSON.parse(textOf('results.json')) as { pages: number; rows: { id: string }[] };
  return { ...said, results, every: textOf('rows.html') };
}

it('the rules are run on the site of the folder: a fault in it turns its row', async () => {
  const good = goodSite();
  const { verdict, results } = await saidOf(good);
  expect(results.pages).toBe(Object.keys(good).filter((name) => name.endsWith('.html')).length);
  expect(verdict).toContain('no fault');
  const faulty = await saidOf({ ...good, 'en.webmanifest': '{"name":"Good Coal Limited","orientation":"portrait"}' });
  expect(faulty.state).toBe('fault');
  expect(faulty.verdict).toContain('A10');
  const lineOf = (id: string): string =>
    new RegExp(`<tr><th scope="row">${id}</th>.*</tr>`).exec(faulty.every)?.[0] ?? '';
  expect(ROWS.filter(({ id }) => lineOf(id) === '')).toEqual([]);
  expect(lineOf('A10')).toMatch(/machine, then people.*pages with faults/);
  expect(lineOf('R4')).toContain('duty of the owner');
  expect(faulty.results.rows.find(({ id }) => id === 'A10')).toMatchObject({
    state: expect.stringMatching(/partly|not/) as string,
    faults: expect.arrayContaining([expect.objectContaining({ found: 'portrait' })]) as unknown,
  });
});

it('tells a new fault from one that the recorded run has too', async () => {
  const faulty = { ...goodSite(), 'en.webmanifest': '{"name":"Good Coal Limited","orientation":"portrait"}' };
  const among = async (rows: object, site = new URL(facts.siteUrl).host) => {
    const record = JSON.stringify({ day: '2026-11-01', site, pages: 1, rows });
    return (await saidOf({ ...faulty, 'src/owner/self-audit-run.json': record })).isRecorded;
  };
  expect(await among({ A10: { pages: 9, faulty: 999 } })).toBe(true);
  expect(await among({ A10: { pages: 9, faulty: 999 } }, 'www.other.example')).toBe(false);
  expect(await among({ A10: { pages: 9, faulty: 0 } })).toBe(false);
});
