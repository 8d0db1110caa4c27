import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { projectCopy } from '../support/project-copy.ts';
import { openSmallContent } from '../support/small-content.ts';
import { tender } from '../unit/content-api/small-content.ts';

/** The files that a recipe of `docs/adding-things.md` names. */
function filesNamed(recipe: string): string[] {
  const document = readFileSync('docs/adding-things.md', 'utf8');
  const section = document.split(/^## /m).find((one) => one.startsWith(`${recipe}\n`)) ?? '';
  return [...section.matchAll(/`(src\/[^`]+\.\w+)`/g)].map(([, file = '']) => file);
}

const MODEL = 'src/model/kinds/tenders.ts';
const ROW = 'src/components/entry/TenderRow.astro';
const WORDS = 'src/i18n/messages/tenders.ts';

it(
  'shows a field of a tender, added as the recipe says, in its row and in the contract',
  { timeout: 120_000 },
  async () => {
    expect(filesNamed('A field')).toEqual(expect.arrayContaining([MODEL, ROW, WORDS]));
    const project = await projectCopy();
    project.add(MODEL, '  category: optionalText,\n', '  duration: optionalText,\n');
    project.add(MODEL, '      category: wire.category,\n', '      duration: wire.duration,\n');
    project.add(
      ROW,
      '<TenderNotes lang={lang} row={row} foreign={foreign} />',
      `
    {row.duration && <p class="kv">{t('tenders:duration')}: {row.duration}</p>}`,
    );
    project.add(WORDS, "    emd: 'Deposit (EMD)',\n", "    duration: 'Duration',\n");
    project.add(WORDS, "    emd: 'धरोहर राशि',\n", "    duration: 'अवधि',\n");
    await project.run('scripts/contract/openapi.ts');
    expect(project.read('scripts/content-api/openapi.json')).toContain('"duration"');

    const entries = (duration: string) => [tender(7, { duration })];
    const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
    const { api, close } = await openSmallContent({
      'en/tenders-by-period': entries('18 months'),
      'hi/tenders-by-period': entries('18 माह'),
      'en/tenders-static-data': desk,
      'hi/tenders-static-data': desk,
    });
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
  },
);
