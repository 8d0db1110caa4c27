// Makes the index page of the pack (zip file) of the whole site. In each section, dated pages come first, newest first.
import type { Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { href, paths, SECTIONS, sectionOf } from '../../src/routes.ts';
import { type Html, markup } from '../../src/lib/html.ts';
import { documentOf, filterField } from './document.ts';
import { type PagePart, textFileOf } from './page-part.ts';

function entryOf(part: PagePart, lang: Lang): Html {
  const file = encodeURI(textFileOf(href(part.path, lang), lang) ?? '');
  const own = part.titleLang && markup` lang="${part.titleLang}"`;
  const words = part.dated?.words && markup` <small>${part.dated.words}</small>`;
  return markup`<li><a href="${file}"${own}>${part.title}</a>${words}</li>`;
}

export function siteIndex(lang: Lang, parts: readonly PagePart[], updated: string | undefined): string {
  const t = texts(lang);
  const collator = new Intl.Collator(lang, { numeric: true });
  const before = (a: PagePart, b: PagePart): number =>
    (b.dated?.day ?? '').localeCompare(a.dated?.day ?? '') ||
    collator.compare(a.title, b.title) ||
    (a.path < b.path ? -1 : 1);
  const listed = Map.groupBy(parts, ({ path }) => sectionOf(path));
  const shown = SECTIONS.filter((section) => section !== 'further' && listed.has(section));
  const links = shown.map((one) => markup`<li><a href="#${one}">${t(`sitemap:${one}`)}</a></li>`);
  const sections = shown.map((one) => {
    const entries = (listed.get(one) ?? []).sort(before).map((part) => entryOf(part, lang));
    return markup`<section data-part><h2 id="${one}">${t(`sitemap:${one}`)}</h2><ul class="list">${entries}</ul></section>`;
  });
  const title = t('packs:whole-site-text');
  const head = markup`<h1>${title}</h1>${filterField(lang, '.list > li')}`;
  return documentOf({
    lang,
    title,
    source: `${parts[0]?.origin ?? ''}${href(paths.home, lang)}`,
    updated,
    up: '',
    isIndex: true,
    body: markup`${head}<nav aria-label="${t('packs:sections')}"><ul>${links}</ul></nav>${sections}`,
  });
}
