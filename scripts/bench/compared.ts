// Makes pages to compare with our pages: one of our texts as a page of GOV.UK Frontend, as a page of Starlight and as plain
// HTML. Also makes two versions of our home page: one loads its dialog at the start, and one has no script.
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lang } from '../../src/i18n/lang.ts';
import { installed, measure } from './measure.ts';

const GOVUK = ['govuk-frontend@6.6.0', 'nunjucks@3.2.4'];
const STARLIGHT = ['astro@7.3.5', '@astrojs/starlight@0.42.4', '@astrojs/markdown-remark@7.3.0'];

/** The name of the pages without style and script. These pages are the fastest, so other pages are compared with them. */
export const FLOOR = 'unstyled HTML, the floor';

export interface Compared {
  readonly name: string;
  readonly path: string;
  readonly lang: Lang;
}

interface Source {
  readonly lang: Lang;
  readonly title: string;
  /** The main part of one of our pages, as plain HTML. */
  readonly body: string;
}

/** Removes styles, scripts, pictures and classes from HTML. */
const plain = (html: string): string =>
  html
    .replace(/<(style|script|svg|picture|template)\b[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<(?:img|link)\b[^>]*>/g, '')
    .replace(/ (?:class|style|role|loading|decoding|popover|data-[\w-]+)(?:="[^"]*")?/g, '');

interface Nunjucks {
  readonly configure: (dirs: string) => {
    readonly renderString: (template: string, values: Record<string, string>) => string;
  };
}

/** Uses the page template of GOV.UK Frontend as documented: style sheet, script and fonts are separate files. */
async function govuk(work: string, sources: readonly Source[]): Promise<readonly Compared[]> {
  const modules = await installed(path.join(work, 'govuk'), GOVUK);
  const dist = path.join(modules, 'govuk-frontend', 'dist');
  const { default: nunjucks } = (await import(pathToFileURL(path.join(modules, 'nunjucks', 'index.js')).href)) as {
    default: Nunjucks;
  };
  const pages = nunjucks.configure(dist);
  const out = path.join(work, 'pages');
  await cp(path.join(dist, 'govuk', 'assets'), path.join(out, 'assets'), { recursive: true });
  for (const name of ['govuk-frontend.min.css', 'govuk-frontend.min.js'])
    await cp(path.join(dist, 'govuk', name), path.join(out, 'assets', name));
  const template = `{% extends "govuk/template.njk" %}
    {% block head %}<link rel="stylesheet" href="/assets/govuk-frontend.min.css">{% endblock %}
    {% block pageTitle %}{{ title }}{% endblock %}
    {% block content %}{{ body | safe }}{% endblock %}
    {% block bodyEnd %}<script type="module">
      import { initAll } from '/assets/govuk-frontend.min.js'
      initAll()
    </script>{% endblock %}`;
  for (const { lang, title, body } of sources) {
    const styled = body
      .replaceAll('<h1', '<h1 class="govuk-heading-xl"')
      .replaceAll('<h2', '<h2 class="govuk-heading-l"')
      .replaceAll('<p>', '<p class="govuk-body">')
      .replaceAll('<a ', '<a class="govuk-link" ')
      .replaceAll('<table', '<table class="govuk-table"');
    await writeFile(
      path.join(out, `govuk-${lang}.html`),
      pages.renderString(template, { title, body: styled, htmlLang: lang }),
    );
  }
  return sources.map(({ lang }) => ({ name: 'GOV.UK Frontend', path: `/govuk-${lang}`, lang }));
}

async function starlight(work: string, sources: readonly Source[]): Promise<readonly Compared[]> {
  const dir = path.join(work, 'starlight');
  await installed(dir, STARLIGHT);
  const docs = path.join(dir, 'src', 'content', 'docs');
  await rm(docs, { recursive: true, force: true });
  await mkdir(docs, { recursive: true });
  await writeFile(
    path.join(dir, 'src', 'content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
  );
  await writeFile(
    path.join(dir, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ build: { format: 'file' }, integrations: [starlight({ title: 'Coalfields' })] });`,
  );
  for (const { lang, title, body } of sources) {
    const inside = body.replace(/<h1[^>]*>[^]*?<\/h1>/, '').replace(/\n\s*/g, ' ');
    await writeFile(
      path.join(docs, `starlight-${lang}.md`),
      `---\ntitle: ${JSON.stringify(title)}\n---\n\n${inside}\n`,
    );
  }
  await measure('npx', ['astro', 'build', '--outDir', path.join(dir, 'dist')], { cwd: dir });
  await cp(path.join(dir, 'dist'), path.join(work, 'pages'), { recursive: true });
  return sources.map(({ lang }) => ({ name: 'Starlight', path: `/starlight-${lang}`, lang }));
}

/** Makes pages without style and script. No page with the same text can be faster. */
async function floors(work: string, sources: readonly Source[]): Promise<readonly Compared[]> {
  for (const { lang, title, body } of sources)
    await writeFile(
      path.join(work, 'pages', `floor-${lang}.html`),
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${body}`,
    );
  return sources.map(({ lang }) => ({ name: FLOOR, path: `/floor-${lang}`, lang }));
}

const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;

/**
 * Makes two copies of our home page. The first copy loads the scripts of a dialog with the page, as many frameworks do. The
 * second copy has no script.
 */
async function homes(work: string, dist: string): Promise<readonly Compared[]> {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  const dialogFiles = globSync('s/{leave,react,dialog,stores}.*.js', { cwd: dist });
  const modules = dialogFiles.map((file) => `<script type="module" src="/${file}"></script>`).join('');
  const pages = [
    { name: 'home, its dialog hydrated', path: '/hydrated', html: html.replace('</head>', `${modules}</head>`) },
    { name: 'home, no script at all', path: '/no-script', html: html.replace(SCRIPT, '') },
  ];
  for (const page of pages) await writeFile(path.join(work, 'pages', `${page.path}.html`), page.html);
  return pages.map(({ name, path }) => ({ name, path, lang: 'en' }));
}

/** Makes pages in `work/pages`. `from` names a file for each language: the pages show the text of this file. */
export async function comparedPages(
  work: string,
  dist: string,
  from: Readonly<Record<Lang, string>>,
  say: (line: string) => void,
): Promise<readonly Compared[]> {
  await rm(path.join(work, 'pages'), { recursive: true, force: true });
  await mkdir(path.join(work, 'pages'), { recursive: true });
  const sources = await Promise.all(
    (Object.keys(from) as Lang[]).map(async (lang): Promise<Source> => {
      const html = await readFile(from[lang], 'utf8');
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
      const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? [];
      return { lang, title, body: plain(main) };
    }),
  );
  const made = [...(await floors(work, sources)), ...(await homes(work, dist))];
  for (const [name, make] of Object.entries({ govuk, starlight }))
    try {
      made.push(...(await make(work, sources)));
    } catch (error) {
      say(`The pages of ${name} could not be made: ${error instanceof Error ? error.message : String(error)}`);
    }
  return made;
}
