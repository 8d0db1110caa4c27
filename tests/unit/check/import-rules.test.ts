import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { importFault } from '../../../scripts/check/import-rules.mjs';

const fault = (file: string, source: string, isType = false) => importFault(file, source, isType);

describe('the table', () => {
  it.each([
    ['src/model/tender.ts', '~/api/client'],
    ['src/model/tender.ts', './shapes'],
    ['src/model/prose/links.ts', '../shapes'],
    ['src/model/tender.ts', 'zod'],
    ['src/model/door/report.ts', 'node:fs'],
    ['src/pages/[...lang]/tenders/index.astro', '~/model/tender'],
    ['src/components/frame/Foot.astro', '~/routes'],
    ['src/api/client.ts', '../config.ts'],
    ['src/config.ts', '../package.json'],
    ['src/layouts/sheets.ts', '~/styles/sheets/home.css?inline'],
    ['src/i18n/dates.ts', 'dayjs/plugin/utc'],
    ['scripts/content-api/server.ts', './openapi.ts'],
    ['scripts/content-api/server.ts', 'hono'],
    ['scripts/build/build.ts', '../../src/config.ts'],
    ['scripts/publish/publish.ts', 'p-limit'],
    ['scripts/publish/publish.ts', '../build/compress.ts'],
    ['src/model/site/kind.ts', '../kinds/news'],
    ['scripts/bench/page.ts', 'playwright'],
  ])('lets %s import %s', (file, source) => {
    expect(fault(file, source)).toBeUndefined();
  });

  it.each([
    ['src/components/frame/Foot.astro', '~/model/kinds/menus', 'only types'],
    ['src/components/frame/Foot.astro', '~/api/client', 'components may not import from api'],
    ['src/model/tender.ts', '~/layouts/sheets', 'model may not import from layouts'],
    ['src/lib/paging.ts', '~/i18n/lang', 'lib may not import from i18n'],
    ['src/model/tender.ts', '../api/client', 'Write "~/api/client"'],
    ['src/api/client.ts', '../model/tender.ts', 'api may not import from model'],
    ['src/islands/Search.tsx', 'zod', '"zod" belongs in api, model, config'],
    ['src/model/tender.ts', 'node:fs', 'not in model'],
    ['src/model/tender.ts', 'lodash', '"lodash" is not in the list "packageHomes"'],
    ['scripts/publish/publish.ts', 'fast-check', 'from devDependencies to dependencies'],
    ['src/islands/entries/footer.ts', '~/start/start', 'islands may not import from start'],
    ['scripts/build/compress.ts', '../publish/publish.ts', 'scripts/build may not import from scripts/publish'],
    ['src/model/kinds/news.ts', '../site/kind', 'src/model/kinds may not import from src/model/site'],
    ['scripts/new-folder/thing.ts', '../build/compress.ts', 'scripts/new-folder is not in the list "orders"'],
    ['src/new-folder/thing.ts', '~/lib/queries', 'new-folder is not in "importTable"'],
    ['src/model/tender.ts', '../../scripts/command/settings.ts', 'no files from outside src'],
    ['src/model/tender.ts', '../../package.json', 'no files from outside src'],
    ['scripts/content-api/server.ts', '../../src/config.ts', 'may not import this file from outside'],
  ])('does not let %s import %s', (file, source, why) => {
    expect(fault(file, source)).toContain(why);
  });

  it('lets components take types of the model, and pages only take those of Astro', () => {
    expect(fault('src/components/frame/Menu.astro', '~/model/kinds/menus', true)).toBeUndefined();
    expect(fault('src/components/frame/Menu.astro', 'astro', true)).toBeUndefined();
    expect(fault('src/components/frame/Menu.astro', 'astro', false)).toContain('types also in components');
  });
});

describe('ESLint', () => {
  const eslint = new ESLint();
  const faultsIn = async (filePath: string, code: string): Promise<string[]> => {
    const [result] = await eslint.lintText(code, { filePath });
    return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'ours/imports').map(({ message }) => message);
  };

  it(
    'refuses a forbidden import in the frontmatter of a component, however it is written',
    { timeout: 60_000 },
    async () => {
      const code = [
        '---',
        `import { getMenu } from '~/model/kinds/menus';`,
        `const later = await import('~/api/client');`,
        '---',
        '<p>{getMenu}{later}</p>',
      ].join('\n');
      expect(await faultsIn('src/components/frame/New.astro', code)).toEqual([
        'components may import from model only types: write "import type".',
        'components may not import from api.',
      ]);
    },
  );

  it('lets an allowed import pass', { timeout: 60_000 }, async () => {
    const code = [
      '---',
      `import type { MenuItem } from '~/model/kinds/menus';`,
      `import { href } from '~/routes';`,
      '---',
      '<p />',
    ];
    expect(await faultsIn('src/components/frame/New.astro', code.join('\n'))).toEqual([]);
  });
});
