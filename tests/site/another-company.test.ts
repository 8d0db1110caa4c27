import { cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildReport } from '../../scripts/health/report.ts';
import { readHtml, wordsOf } from '../../src/lib/read-html.ts';
import type { Owner } from '../../src/owner-contract.ts';
import { owner as first } from '../../src/owner/owner.ts';
import { owner as second } from '../another-company/owner.ts';
import { unsetInMarkup } from '../support/custom-properties.ts';
import { addMadeUpKind } from '../support/made-up-kind.ts';
import { projectCopy, type ProjectCopy } from '../support/project-copy.ts';
import { openSmallContent } from '../support/small-content.ts';
import { unzipped } from '../support/unzip.ts';
import { completeContent } from '../unit/content-api/complete-content.ts';
import { tender } from '../unit/content-api/small-content.ts';

const MINUTES = 60_000;
const FIRST = 'src/owner';
const SECOND = 'tests/another-company';
const IS_WORDS = /\.(html|css|js|json|txt|xml|svg|webmanifest)$/;

/** The files that a recipe of `docs/adding-things.md` names, but for those that only checks read. */
function filesNamed(recipe: string): string[] {
  const document = readFileSync('docs/adding-things.md', 'utf8');
  const section = document.split(/^## /m).find((one) => one.startsWith(`${recipe}\n`)) ?? '';
  return [...section.matchAll(/`((?:src|scripts\/(?!check\/))[^`]+\.\w+)`/g)].map(([, file = '']) => file);
}

const MODEL = 'src/model/kinds/tenders.ts';
const ROW = 'src/components/entry/TenderRow.astro';
const WORDS = 'src/i18n/messages/tenders.ts';

/** Adds a field to tenders, as the recipe says: how long a bid has to stay valid. */
function addField(project: ProjectCopy): void {
  project.add(MODEL, '  category: optionalText,\n', '  bid_validity: optionalText,\n');
  project.add(
    ROW,
    '<TenderNotes lang={lang} row={row} foreign={foreign} />',
    `
    {row.bidValidity && <p class="kv">{t('tenders:validity')}: {row.bidValidity}</p>}`,
  );
  project.add(WORDS, "    emd: 'EMD',\n", "    validity: 'Bids valid for',\n");
  project.add(WORDS, "    emd: 'बयाना राशि',\n", "    validity: 'बोली की वैधता',\n");
}

/** The content of all kinds, with the added field and the added kind. */
function content(): Record<string, unknown> {
  const json = Object.entries(completeContent).filter(([name]) => !name.startsWith('media/'));
  const added = (lang: string, validity: string, title: string) => ({
    [`${lang}/tenders-by-period`]: [
      completeContent[`${lang}/tenders-by-period`],
      tender(7, { bid_validity: validity }),
    ].flat(),
    [`${lang}/circulars`]: [{ id: 5, title, published_on: '2026-11-03' }],
  });
  return {
    ...Object.fromEntries(json),
    ...added('en', '120 days', 'Tender rules'),
    ...added('hi', '120 दिन', 'निविदा के नियम'),
  };
}

let project: ProjectCopy;
/** The files that the recipe for a kind of content asked to change. */
let files: string[] = [];

// One copy of the project is another company's, and is changed as the recipes say. A build of a copy takes long.
beforeAll(async () => {
  project = await projectCopy();
  rmSync(project.pathOf(FIRST), { recursive: true });
  cpSync(SECOND, project.pathOf(FIRST), { recursive: true });
  addField(project);
  const run = { day: '2026-11-18', site: 'www.first.example', release: '7', pages: 9, rows: {} };
  project.write(`${FIRST}/self-audit-run.json`, JSON.stringify({ ...run, rows: { A48: { pages: 9, faulty: 0 } } }));
  files = addMadeUpKind(project);
  await project.run('scripts/contract/openapi.ts');
  const small = await openSmallContent(content(), { openapi: project.pathOf('scripts/content-api/openapi.json') });
  await project
    .run('scripts/build/build.ts', {
      SITE_URL: 'https://www.kachnarvalley.example',
      SITE_NOW: '2026-11-20T12:00:00+05:30',
      CONTENT_API_URL: small.api.url,
      FILE_STORAGE_URL: `${small.api.url}/media`,
      BROTLI_QUALITY: '0',
    })
    .finally(() => small.close());
}, 3 * MINUTES);
afterAll(() => project.remove());

it('shows a field and a kind of content that were added as the recipes say, and has them in the contract', () => {
  expect(filesNamed('A field')).toEqual(expect.arrayContaining([MODEL, ROW, WORDS]));
  const changed = files.map((file) => file.replace(/circulars(?=[./])/, '<kind>'));
  expect(filesNamed('A kind of content').sort()).toEqual(changed.sort());
  const contract = project.read('scripts/content-api/openapi.json');
  expect(contract).toContain('"bid_validity"');
  expect(contract).toContain('"Circular": {');

  expect(project.read('dist/tenders.html')).toContain('Bids valid for: 120 days');
  expect(project.read('dist/hi/tenders.html')).toContain('बोली की वैधता: 120 दिन');

  const link = (address: string, title: string) => new RegExp(`<a href="${address}"[^>]*>${title}</a>`);
  expect(project.read('dist/circulars.html')).toMatch(link('/circulars/5', 'Tender rules'));
  expect(project.read('dist/hi/circulars/5.html')).toContain('निविदा के नियम</h1>');
  expect(project.read('dist/sitemap.html')).toMatch(link('/circulars', 'Circulars'));
  expect(project.read('dist/hi/sitemap.html')).toMatch(link('/hi/circulars/5', 'निविदा के नियम'));
  expect(project.read('dist/sitemap-en.xml')).toMatch(/\/circulars\/5<\/loc><lastmod>2026-11-03</);
  expect(project.read('dist/search/tender.html')).toContain('href="/circulars/5"');
});

it('says first that the record of another website counts for nothing here, and asks to record again', () => {
  const said = (file: string): string => wordsOf(readHtml(project.read(`dist/${file}.html`)));
  expect(said('pages/self-audit')).toMatch(
    /is of another website\. None of its answers counts for this one yet.* 9 pages of https:\/\/www\.first\.example on 18 November 2026, release 7\..* There are 161 rows/,
  );
  expect(said('pages/self-audit/accessibility')).toMatch(/A48 \S+ IDs stand once Not judged yet/);
  expect(said('hi/pages/self-audit')).toMatch(/अभिलेख किसी अन्य वेबसाइट का है।.* https:\/\/www\.first\.example के 9 पृष्ठ/);
  const data = JSON.parse(project.read('dist/pages/self-audit.json')) as unknown;
  expect(data).toMatchObject({ recordedOn: 'www.first.example', recordCounts: false, counts: { met: 0 } });
  const { advice } = JSON.parse(project.read('report.json')) as BuildReport;
  expect(advice.filter(({ about }) => about === 'other-record')).toHaveLength(1);
});

/** Returns all texts of a site, also those inside zip files. */
function textsOf(dist: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of readdirSync(dist, { encoding: 'utf8', recursive: true })) {
    if (IS_WORDS.test(name)) texts.set(name, readFileSync(path.join(dist, name), 'utf8'));
    if (name.endsWith('.zip'))
      for (const [inside, text] of unzipped(readFileSync(path.join(dist, name)))) texts.set(`${name}/${inside}`, text);
  }
  return texts;
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : Object.values(value ?? {}).flatMap(leavesOf);

/** Returns what identifies a company: its texts, hosts, colours and drawings. */
function marksOf(folder: string, owner: unknown): Set<string> {
  const files = globSync('*.{css,astro}', { cwd: folder }).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const drawn = files.flatMap((text) => text.match(/#[0-9a-f]{6}\b|(?<= d=")[^"]{8,}/g) ?? []);
  return new Set([...leavesOf(owner), ...drawn]);
}

const sheetIn = (html: string): string => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
const picturesIn = (folder: string): string[] => globSync('*.{png,svg}', { cwd: folder }).sort();

it('another company has its own words, colours and pictures on its whole site, and none of the first', () => {
  const dist = project.pathOf('dist');
  const texts = textsOf(dist);
  // The prefix of IDs is only in records, and this content has no tender that meets the contract. The content has the telephone
  // number of an office too.
  const said = ({ desks = {}, openData, ...owner }: Owner) => ({
    ...owner,
    desks: Object.values(desks).map(({ en, hi }) => [en, hi]),
    openData: openData.licence,
  });
  const [theirs, own] = [marksOf(FIRST, said(first)), marksOf(SECOND, said(second))];
  const left = [...theirs.difference(own)].flatMap((mark) =>
    [...texts].filter(([, text]) => text.includes(mark)).map(([name]) => `${name}: ${mark}`),
  );
  expect(left).toEqual([]);

  const all = [...texts.values()].join('\n');
  expect([...own.difference(theirs)].filter((mark) => !all.includes(mark))).toEqual([]);
  expect(texts.get('packs/whole-site-text.hi.zip/whole-site-text-hi/reader.css')).toContain('#0b5a8a');

  // The logo of the second company has neither amber nor paper. Other drawings of the site need these colours too.
  for (const [name, html] of texts)
    if (name.endsWith('.html') && !name.includes('.zip/')) expect(unsetInMarkup(html, sheetIn(html)), name).toEqual([]);

  // The second company has no footnote. A missing message would show its key.
  expect(texts.get('index.html')).not.toMatch(/©[^©]{0,200}footnote/);

  const pictures = path.join(SECOND, 'public');
  expect(picturesIn(pictures)).toEqual(picturesIn(path.join(FIRST, 'public')));
  for (const name of picturesIn(pictures))
    expect(readFileSync(path.join(dist, name)).equals(readFileSync(path.join(pictures, name))), name).toBe(true);
});
