import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { addMadeUpKind } from '../support/made-up-kind.ts';
import { projectCopy, type ProjectCopy } from '../support/project-copy.ts';
import { openSmallContent } from '../support/small-content.ts';
import { tender } from '../unit/content-api/small-content.ts';

/** The files that a recipe of `docs/adding-things.md` names. */
function filesNamed(recipe: string): string[] {
  const document = readFileSync('docs/adding-things.md', 'utf8');
  const section = document.split(/^## /m).find((one) => one.startsWith(`${recipe}\n`)) ?? '';
  return [...section.matchAll(/`((?:src|scripts)\/[^`]+\.\w+)`/g)].map(([, file = '']) => file);
}

const MODEL = 'src/model/kinds/tenders.ts';
const ROW = 'src/components/entry/TenderRow.astro';
const WORDS = 'src/i18n/messages/tenders.ts';

/** Adds a field to tenders, as the recipe says: an estimated duration. */
function addField(project: ProjectCopy): void {
  project.add(MODEL, '  category: optionalText,\n', '  duration: optionalText,\n');
  project.add(
    ROW,
    '<TenderNotes lang={lang} row={row} foreign={foreign} />',
    `
    {row.duration && <p class="kv">{t('tenders:duration')}: {row.duration}</p>}`,
  );
  project.add(WORDS, "    emd: 'EMD',\n", "    duration: 'Duration',\n");
  project.add(WORDS, "    emd: 'बयाना राशि',\n", "    duration: 'अवधि',\n");
}

it(
  'shows a field and a kind of content that were added as the recipes say, and has them in the contract',
  { timeout: 120_000 },
  async () => {
    expect(filesNamed('A field')).toEqual(expect.arrayContaining([MODEL, ROW, WORDS]));
    const project = await projectCopy();
    addField(project);
    const files = addMadeUpKind(project).map((file) => file.replace(/circulars(?=[./])/, '<kind>'));
    expect(filesNamed('A kind of content').sort()).toEqual(files.sort());
    await project.run('scripts/contract/openapi.ts');
    const contract = project.read('scripts/content-api/openapi.json');
    expect(contract).toContain('"duration"');
    expect(contract).toContain('"Circular": {');

    const entries = (duration: string) => [tender(7, { duration })];
    const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
    const circular = (title: string) => [{ id: 5, title, published_on: '2026-11-03' }];
    const { api, close } = await openSmallContent(
      {
        'en/tenders-by-period': entries('18 months'),
        'hi/tenders-by-period': entries('18 माह'),
        'en/tenders-static-data': desk,
        'hi/tenders-static-data': desk,
        'en/circulars': circular('Tender rules'),
        'hi/circulars': circular('निविदा के नियम'),
      },
      { openapi: project.pathOf('scripts/content-api/openapi.json') },
    );
    onTestFinished(close);
    await project.run('scripts/build/build.ts', {
      SITE_URL: 'https://www.vindhyacoal.example',
      SITE_NOW: '2026-11-20T12:00:00+05:30',
      CONTENT_API_URL: api.url,
      FILE_STORAGE_URL: `${api.url}/media`,
      BROTLI_QUALITY: '0',
    });
    expect(project.read('dist/tenders.html')).toContain('Duration: 18 months');
    expect(project.read('dist/hi/tenders.html')).toContain('अवधि: 18 माह');

    const link = (address: string, title: string) => new RegExp(`<a href="${address}"[^>]*>${title}</a>`);
    expect(project.read('dist/circulars.html')).toMatch(link('/circulars/5', 'Tender rules'));
    expect(project.read('dist/hi/circulars/5.html')).toContain('निविदा के नियम</h1>');
    expect(project.read('dist/sitemap.html')).toMatch(link('/circulars', 'Circulars'));
    expect(project.read('dist/hi/sitemap.html')).toMatch(link('/hi/circulars/5', 'निविदा के नियम'));
    expect(project.read('dist/sitemap-en.xml')).toMatch(/\/circulars\/5<\/loc><lastmod>2026-11-03</);
    expect(project.read('dist/search/tender.html')).toContain('href="/circulars/5"');
  },
);
