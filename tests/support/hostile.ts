import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

/** Code that an attack runs. The test's browser counts these calls. */
const call = (number: number): string => `pwned(${number})`;
const img = (number: number): string => `<img src=x onerror=${call(number)}>`;
const script = (number: number): string => `<script>${call(number)}</script>`;

/** No link may lead to this host. The addresses that contain it are paths of this site. */
export const ELSEWHERE = 'elsewhere.example';

type Form = (number: number) => string;

/** Attacks in text fields. An attacker with a stolen account could write them. */
const WORDS: readonly Form[] = [
  img,
  script,
  (n) => `">${img(n)}`,
  (n) => `'>${img(n)}`,
  (n) => `"><svg onload=${call(n)}>`,
  (n) => `</title>${script(n)}`,
  (n) => `</script>${script(n)}`,
  (n) => `</style>${script(n)}`,
  (n) => `</textarea>${img(n)}`,
  (n) => `</template>${img(n)}`,
  (n) => `</caption></table>${img(n)}`,
  (n) => `</main></body>${img(n)}`,
  (n) => `-->${script(n)}`,
  (n) => `]]>${script(n)}`,
  (n) => `<!--${img(n)}`,
  (n) => `" onfocus=${call(n)} autofocus tabindex=1 x="`,
  (n) => `' onfocus=${call(n)} autofocus tabindex=1 x='`,
  (n) => `x onfocus=${call(n)} autofocus tabindex=1`,
  (n) => `\` onerror=${call(n)} \``,
  (n) => `&lt;img src=x onerror=${call(n)}&gt;`,
  (n) => `&amp;lt;img src=x onerror=${call(n)}&amp;gt;`,
  (n) => `&#60;script&#62;${call(n)}&#60;/script&#62;`,
  (n) => `%3Cimg src=x onerror=${call(n)}%3E`,
  (n) => `\\u003cimg src=x onerror=${call(n)}\\u003e`,
  (n) => `\\x3cscript\\x3e${call(n)}\\x3c/script\\x3e`,
  (n) => `\u202e${img(n)}\u2066`,
  (n) => `＜img src=x onerror=${call(n)}＞`,
  (n) => `\${${call(n)}}`,
  (n) => `{{constructor.constructor('${call(n)}')()}}`,
  (n) => `{{name}} $t(title) ${img(n)}`,
  (n) => `$& $1 $\` $' ${img(n)}`,
  (n) => `';${call(n)}//`,
  (n) => `";${call(n)}//`,
  (n) => `\\";${call(n)}//`,
  (n) => `</script><!--<script>${call(n)}`,
  (n) => `<iframe srcdoc="<script>parent.${call(n)}</script>">`,
  (n) => `<base href=//evil.example/${n}/>`,
  (n) => `<meta http-equiv=refresh content="0;url=//evil.example/${n}">`,
  (n) => `<link rel=stylesheet href=//evil.example/${n}.css>`,
  (n) => `<style>@import '//evil.example/${n}.css'</style>`,
  (n) => `<a href="javascript:${call(n)}">read</a>`,
  (n) => `<details open ontoggle=${call(n)}>`,
  (n) => `<video><source onerror=${call(n)} src=x></video>`,
  (n) => `<body onload=${call(n)}>`,
  (n) => `<object data="data:text/html,<script>parent.${call(n)}</script>"></object>`,
  (n) => `<noscript><p title="</noscript>${img(n)}">`,
  (n) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call(n)}&gt;">`,
  (n) => `<svg><style>&lt;img src=x onerror=${call(n)}&gt;</style></svg>`,
  // Text that our own build steps search for in finished pages.
  (n) => `<picture>${img(n)}</picture>`,
  (n) => `<p class="paper">${img(n)}</p>`,
  (n) => `<main id="main">${img(n)}</main>`,
  (n) => `<template data-live="saver">${img(n)}</template>`,
  (n) => `<span data-pack="open-tenders">${img(n)}</span>`,
  (n) => `<a data-island="album" href="javascript:${call(n)}">x</a>`,
  (n) => `"#i-x" data-start="//evil.example/${n}.js" <script data-start="//evil.example/${n}.js">${call(n)}</script>`,
  (n) => `<mark>${img(n)}</mark> <bdi>${img(n)}</bdi>`,
  // Text with a special meaning in XML files and in spreadsheets.
  (n) => `]]></title><x:script xmlns:x="http://www.w3.org/1999/xhtml">${call(n)}</x:script>`,
  (n) => `=HYPERLINK("javascript:${call(n)}")`,
];

/** Attacks in address fields. */
const ADDRESSES: readonly Form[] = [
  (n) => `javascript:${call(n)}`,
  (n) => `JaVaScRiPt:${call(n)}`,
  (n) => `\tjava\nscript:${call(n)}`,
  (n) => `\u0001javascript:${call(n)}`,
  (n) => `javascript://a.example/%0a${call(n)}`,
  (n) => `data:text/html,<script>${call(n)}</script>`,
  (n) => `vbscript:${call(n)}`,
  (n) => `//evil.example/${n}" onfocus="${call(n)}" autofocus x="`,
  (n) => `https://evil.example/${n}"><img src=x onerror=${call(n)}>`,
  (n) => `https://evil.example/'${n}' onfocus=${call(n)} autofocus`,
  (n) => `/news"><img src=x onerror=${call(n)}>`,
  (n) => `/\\evil.example/${n}`,
  (n) => `/pages/javascript:${call(n)}`,
  (n) => `pictures/../../x" onerror="${call(n)}`,
  (n) => `https://user:word@evil.example/${n}`,
  // If code removes the language or parses these addresses, they are addresses of another host, or of no host.
  (n) => `/en//${ELSEWHERE}/${n}`,
  (n) => `/hi//${ELSEWHERE}/${n}`,
  (n) => `/http://[${n}`,
  (n) => `/en//[${n}`,
];

/**
 * Fields that must have a certain format. With a wrong value the entry is not published, so its other fields are not
 * tested.
 */
const RULED =
  /^(id|slug|parent_slug|kind|layout|category|type|language|url_type|icon|method|as_of|youtube_id|month|year|excerpt_of|last_updated_date)$|_(on|at|date)$|^(from|to)$/;
const ADDRESSED = /(^|_)(url|src)$/;

export interface Poisoned {
  /** The files of content, by path. */
  readonly content: Readonly<Record<string, unknown>>;
  /** For each number of a payload (an attack): the field and the text that was written into it. */
  readonly payloads: readonly string[];
  /** For each number: what all payloads of the same form have in common. */
  readonly forms: readonly string[];
}

const SAMPLE = 'scripts/content-api/sample';
/** One of this many entries also gets bad addresses. Such an entry is not published, so its texts are not tested. */
const ADDRESS_OF = 8;
/** A text begins with this many attacks and ends with as many, so that few entries show many of them. */
const AT_EACH_END = 3;
/** A list has at most this many entries. They are enough to write each payload into each text field. */
const MOST_ENTRIES = 4;
/** These lists have more: each of these pages looks different, and a list of few tenders has no filter. */
const LONGER = /\/(pages|data_listing|tenders-by-period)$/;
const MOST_IN_LONGER = 8;

/** Returns the sample content, with an attack (payload) in every text and in many addresses. */
export async function poisonedSample(): Promise<Poisoned> {
  const payloads: string[] = [];
  const forms: string[] = [];
  const content: Record<string, unknown> = {};
  const written = (all: readonly Form[], where: string): string => {
    const number = payloads.length;
    const form = all[number % all.length];
    const text = form?.(number) ?? '';
    payloads.push(`${where}: ${text}`);
    forms.push(form?.(0) ?? '');
    return text;
  };
  const poison = (value: unknown, key: string, where: string, entry: number): unknown => {
    if (Array.isArray(value))
      return value.map((one: unknown, index) => poison(one, key, `${where}[${index}]`, key ? entry : index));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, poison(one, name, `${where}.${name}`, entry)]),
      );
    if (typeof value !== 'string' || RULED.test(key)) return value;
    if (ADDRESSED.test(key)) return entry % ADDRESS_OF === 1 ? written(ADDRESSES, where) : value;
    const attacks = (): string => Array.from({ length: AT_EACH_END }, () => written(WORDS, where)).join(' ');
    return `${attacks()} ${value} ${attacks()}`;
  };
  for (const name of (await Array.fromAsync(glob('{en,hi}/*.json', { cwd: SAMPLE }))).sort()) {
    const place = name.replace(/\.json$/, '');
    const whole: unknown = JSON.parse(readFileSync(path.join(SAMPLE, name), 'utf8'));
    const most = LONGER.test(place) ? MOST_IN_LONGER : MOST_ENTRIES;
    content[place] = poison(Array.isArray(whole) ? whole.slice(0, most) : whole, '', place, 0);
  }
  content.site = JSON.parse(readFileSync(path.join(SAMPLE, 'site.json'), 'utf8'));
  return { content, payloads, forms };
}
