// Lets Hugo render the pages of this site once more, to compare its speed with ours. Hugo puts the content of each page into a
// template, and marks the link to the current page.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { takeApart } from './frames.ts';
import { htmlIn, measure, type Measured, type SizeOfHtml } from './measure.ts';

const CONFIG = {
  baseURL: 'https://www.vindhyacoal.example/',
  disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', '404', 'robotsTXT'],
  uglyURLs: true,
};

async function write(dir: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), text);
}

/** Makes the template of a menu, which marks the link to the current page. */
const menu = (of: string): string =>
  `{{ $own := printf "href=%q" .Params.address }}{{ replace .Site.Data.menus.${of} $own (printf "%s aria-current=\\"page\\"" $own) | safeHTML }}`;
const verbatim = (text: string): string => text.replaceAll('{{', '{{ "{{" | safeHTML }}');

/**
 * Templates for the parts of a page: title, description, menus and content. Between these templates are the texts that pages
 * share.
 */
const partsIn = (lang: string): readonly string[] => [
  '{{ .Params.heading | safeHTML }}',
  '{{ .Params.description | safeHTML }}',
  menu(`${lang}.header`),
  '{{ .Content }}',
  menu(`${lang}.footer`),
  '',
];

async function writeSource(dir: string, site: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await write(dir, 'config.json', JSON.stringify(CONFIG));
  const { frames, menus } = await takeApart(site, async ({ name, frame, title, description, own }, index) => {
    const address = `/${name === 'index' ? '' : name}`;
    const head = { heading: title, description, address, type: frame, url: `${name}.html` };
    // Files have numbers as names, because Hugo does not treat a file index.html as an ordinary page.
    await write(dir, `content/pages/${index}.html`, `${JSON.stringify(head)}\n${own}`);
  });
  await write(dir, 'data/menus.json', JSON.stringify(menus));
  for (const { name, lang, texts } of frames) {
    const parts = partsIn(lang);
    const template = texts.map((text, index) => verbatim(text) + (parts[index] ?? '')).join('');
    await write(dir, `layouts/${name}/single.html`, template);
  }
}

/** Divides a built site into parts, then lets Hugo render the same pages. Measures only Hugo. */
export async function renderWithHugo(
  cacheDir: string,
  site: string,
): Promise<{ name: string; out: string } & Measured & SizeOfHtml> {
  const source = path.join(cacheDir, 'hugo');
  const out = path.join(cacheDir, 'hugo-out');
  await writeSource(source, site);
  await rm(out, { recursive: true, force: true });
  const measured = await measure('hugo', ['--source', source, '--destination', out, '--quiet']);
  return { name: 'hugo', out, ...measured, ...(await htmlIn(out)) };
}
