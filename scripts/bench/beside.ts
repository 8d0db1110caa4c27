// Lets another generator render the same pages: the menus link by link, the frame from a template, each page's own part as it is.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { takeApart } from './frames.ts';
import { htmlIn, installed, measure, type Measured, type SizeOfHtml } from './measure.ts';

export type Generator = 'hugo' | 'eleventy';

const ELEVENTY = '@11ty/eleventy@3.1.2';

/** The differences of the two generators: how a template writes a value, how it repeats, where its files are. */
const dialects = {
  hugo: {
    menu: (lang: string, which: string) =>
      `{{ range .Site.Data.menus.${lang}.${which}.links }}{{ .before | safeHTML }}<a href="{{ .href }}"{{ .attributes | safeHTMLAttr }}{{ if eq .href $.Params.address }} aria-current="page"{{ end }}>{{ .words | safeHTML }}</a>{{ end }}{{ .Site.Data.menus.${lang}.${which}.after | safeHTML }}`,
    value: (name: string) => (name === 'own' ? '{{ .Content }}' : `{{ .Params.${name} | safeHTML }}`),
    verbatim: (text: string) => text.replaceAll('{{', '{{ "{{" | safeHTML }}'),
    template: (frame: string) => `layouts/${frame}/single.html`,
    head: (values: Record<string, string>) =>
      `${JSON.stringify({ ...values, type: values.frame, url: `${values.name ?? ''}.html` })}\n`,
    files: {
      'config.json': JSON.stringify({
        baseURL: 'https://www.vindhyacoal.example/',
        disableKinds: ['home', 'section', 'taxonomy', 'term', 'RSS', 'sitemap', '404', 'robotsTXT'],
        uglyURLs: true,
      }),
    },
    data: 'data/menus.json',
  },
  eleventy: {
    menu: (lang: string, which: string) =>
      `{% for link in menus.${lang}.${which}.links %}{{ link.before | safe }}<a href="{{ link.href }}"{{ link.attributes | safe }}{% if link.href == address %} aria-current="page"{% endif %}>{{ link.words | safe }}</a>{% endfor %}{{ menus.${lang}.${which}.after | safe }}`,
    value: (name: string) => (name === 'own' ? '{{ content | safe }}' : `{{ ${name} | safe }}`),
    verbatim: (text: string) => `{% raw %}${text}{% endraw %}`,
    template: (frame: string) => `content/_includes/${frame}.njk`,
    head: (values: Record<string, string>) =>
      `---json\n${JSON.stringify({ ...values, layout: `${values.frame ?? ''}.njk`, permalink: `${values.name ?? ''}.html` })}\n---\n`,
    files: {
      'eleventy.config.cjs': `module.exports = () => ({ htmlTemplateEngine: false, templateFormats: ['html'], dir: { input: 'content' } });`,
    },
    data: 'content/_data/menus.json',
  },
} as const;

async function write(dir: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  await writeFile(path.join(dir, name), text);
}

const addressOf = (name: string): string => `/${name === 'index' ? '' : name}`;

async function writeSource(dir: string, generator: Generator, site: string): Promise<void> {
  const dialect = dialects[generator];
  await rm(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(dialect.files)) await write(dir, name, text);
  // By number: to Hugo a file called index.html owns everything beside and below it.
  const { frames, menus } = await takeApart(site, ({ own, title, ...rest }, index) =>
    write(
      dir,
      `content/pages/${index}.html`,
      dialect.head({ ...rest, heading: title, address: addressOf(rest.name) }) + own,
    ),
  );
  await write(dir, dialect.data, JSON.stringify(menus));
  for (const { name, lang, texts } of frames) {
    const values = [
      dialect.value('heading'),
      dialect.value('description'),
      dialect.menu(lang, 'header'),
      dialect.value('own'),
      dialect.menu(lang, 'footer'),
      '',
    ];
    await write(
      dir,
      dialect.template(name),
      texts.map((text, index) => dialect.verbatim(text) + (values[index] ?? '')).join(''),
    );
  }
}

export interface Beside extends Measured, SizeOfHtml {
  readonly name: string;
}

async function command(
  generator: Generator,
  cacheDir: string,
  source: string,
  out: string,
): Promise<[string, string[]]> {
  if (generator === 'hugo') return ['hugo', ['--source', source, '--destination', out, '--quiet']];
  const modules = await installed(path.join(cacheDir, 'eleventy'), [ELEVENTY]);
  const script = path.join(modules, '@11ty/eleventy/cmd.cjs');
  // It holds all pages at once: at 50,000 more than Node gives a process on its own.
  const heap = `--max-old-space-size=${Math.floor((totalmem() / 2 ** 20) * 0.6)}`;
  return [process.execPath, [heap, script, '--config=eleventy.config.cjs', `--output=${out}`, '--quiet']];
}

/** Takes a built site apart, renders the same pages of it in a folder of its own, and measures only that. */
export async function renderBeside(generator: Generator, cacheDir: string, site: string): Promise<Beside> {
  const source = path.join(cacheDir, `beside-${generator}`);
  const out = path.join(cacheDir, `beside-${generator}-out`);
  await writeSource(source, generator, site);
  await rm(out, { recursive: true, force: true });
  const [file, args] = await command(generator, cacheDir, source, out);
  const measured = await measure(file, args, { cwd: source });
  return { name: generator, ...measured, ...(await htmlIn(out)) };
}
