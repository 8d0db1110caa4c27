// Checks of DBIM: header and footer, pictures, and the limits of records.
import type { Element } from 'hast';
import { decoded } from '../../../src/lib/decoded.ts';
import type { brand } from '../../../src/rules/brand.ts';
import { all, property, textOf } from '../html.ts';
import { datedOtherPages } from './dated.ts';
import { downloadsOf } from './downloads.ts';
import { clicks } from './links.ts';
import type { MachineRow } from './machine-row.ts';
import { hasSearchForm, linked, type RulePage, says, shown, shortOf } from './page.ts';
import { EDITABLE, POLICIES, PROTECTION, SIGNS } from './signs.ts';
import type { Site } from './site.ts';
import { type Check, type Finding, finding, onEachPage, onParts } from './watch.ts';

const KB = 1000;
const MB = 1000 * KB;

const ICON_FONT =
  /(^| )(fa[srlb]?|glyphicon|material-icons|material-symbols-\w+|icofont|bi) ?($|fa-|glyphicon-|bi-)|^(icon|fa)-\w+ fa/;

const icons = onEachPage(({ tree }) =>
  all(tree, 'i', 'span')
    .filter((one) => ICON_FONT.test(property(one, 'className') ?? ''))
    .map((one) =>
      finding(shown(one), 'a drawing', `a letter of an icon font, class "${property(one, 'className') ?? ''}"`),
    ),
);

const header = onEachPage(({ parts }) => {
  if (!parts.header) return [finding('the page', 'a header', 'none')];
  const controls = all(parts.header, 'a', 'button', 'form', 'input').map(
    (one) =>
      `${textOf(one)} ${['ariaLabel', 'title', 'placeholder', 'role', 'type', 'href'].map((name) => property(one, name) ?? '').join(' ')}`,
  );
  const has = (sign: RegExp): boolean => controls.some((text) => sign.test(text));
  return [
    ...(has(SIGNS.search) || hasSearchForm(parts.header) ? [] : [finding('the header', 'a search', 'none')]),
    ...(has(SIGNS.textSize) ? [] : [finding('the header', 'controls for the size of text', 'none')]),
  ];
});

const LOGO_FORMATS = /\.(svg|png|webp)$/i;

function logoFindings(logo: Element, page: RulePage, site: Site): Finding[] {
  if (logo.tagName === 'svg') return [];
  const url = page.urlOf(property(logo, 'src') ?? property(logo, 'href') ?? '');
  const bytes = url && page.isInside(url) ? site.bytesOf(site.fileAt(decoded(url.pathname)) ?? '') : undefined;
  return [
    ...(url && !LOGO_FORMATS.test(url.pathname) && url.protocol !== 'data:'
      ? [finding(shown(logo), 'SVG, PNG or WEBP', shortOf(url.pathname))]
      : []),
    ...(bytes === undefined || bytes <= 100 * KB
      ? []
      : [finding(shown(logo), '100 KB at most', `${Math.round(bytes / KB)} KB`)]),
  ];
}

const logos: Check = (site) => ({
  page: (page) => {
    const { header: top } = page.parts;
    const found = top ? all(top, 'a').flatMap((link) => all(link, 'img', 'svg')) : [];
    const icon = linked(page.tree, 'icon').filter((one) => !/\.ico$/i.test(property(one, 'href') ?? ''));
    return found.length === 0 ? undefined : [...found, ...icon].flatMap((logo) => logoFindings(logo, page, site));
  },
});

const footer = onEachPage(({ parts, links }) => {
  if (!parts.footer) return [finding('the page', 'a footer', 'none')];
  const signs = [...Object.values(POLICIES), ...Object.values(PROTECTION)];
  const hasPolicy = links.some((link) => link.part === 'footer' && signs.some((sign) => says(link, sign)));
  return [
    ...(hasPolicy ? [] : [finding('the footer', 'links to the policies', 'none')]),
    ...(SIGNS.lineage.test(textOf(parts.footer))
      ? []
      : [finding('the footer', 'the relation to the Government of India', 'none')]),
  ];
});

/** AVIF is newer than the rules. Like WEBP, it is a small format that browsers read. So AVIF is accepted in place of WEBP. */
const PICTURE_FORMATS = /\.(webp|png|jpe?g|svg|avif)$/i;

const addressesOf = (picture: Element): string[] => [
  property(picture, 'src') ?? '',
  ...(property(picture, 'srcSet') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
];

const pictures: Check = (site) => ({
  page: (page) => {
    const found = all(page.tree, 'img', 'source').filter((one) => one.tagName === 'img' || property(one, 'srcSet'));
    if (found.length === 0) return undefined;
    return found.flatMap((picture) =>
      addressesOf(picture).flatMap((address) => {
        const url = address ? page.urlOf(address) : undefined;
        if (!url || !/^https?:$/.test(url.protocol)) return [];
        // The same picture can have several sizes with different addresses. So the message names the address of the size with
        // the fault.
        const name = page.isInside(url) ? url.pathname : url.href;
        const bytes = page.isInside(url) ? (site.bytesOf(site.fileAt(decoded(url.pathname)) ?? '') ?? 0) : 0;
        return [
          ...(PICTURE_FORMATS.test(url.pathname) || !/\.\w+$/.test(url.pathname)
            ? []
            : [finding(name, 'WEBP, PNG or JPEG', /\.\w+$/.exec(url.pathname)?.[0] ?? '')]),
          ...(bytes <= 500 * KB ? [] : [finding(name, '500 KB at most', `${Math.round(bytes / KB)} KB`)]),
        ];
      }),
    );
  },
});

const MOST_LETTERS = 140;
const REDUNDANT = /^(image|picture|photo(graph)?|graphic) of\b|\.(jpe?g|png|webp|gif)$|^(का )?चित्र:/i;

const alternatives = onParts(
  ({ tree }) => all(tree, 'img').filter((img) => property(img, 'alt')),
  (img) => {
    const alt = property(img, 'alt') ?? '';
    return [
      ...(alt.length <= MOST_LETTERS
        ? []
        : [finding(shown(img), `${MOST_LETTERS} characters at most`, String(alt.length))]),
      ...(REDUNDANT.test(alt) ? [finding(shown(img), 'what the picture shows', `"${shortOf(alt)}"`)] : []),
    ];
  },
);

const alternates = onEachPage((page) => {
  if (!page.isListed || page.isLost) return undefined;
  const langs = linked(page.tree, 'alternate').flatMap((one) => property(one, 'hrefLang') ?? []);
  const missing = ['en', 'hi'].filter((lang) => !langs.some((one) => one.startsWith(lang)));
  return missing.map((lang) => finding('the head', `an alternate with hreflang="${lang}"`, langs.join(', ') || 'none'));
});

const sized = onParts(
  ({ tree }) => all(tree, 'img'),
  (img) =>
    ['width', 'height'].every((name) => Number(property(img, name)) > 0)
      ? []
      : [finding(shown(img), 'width and height', 'not both')],
);

const OFFERS = /tender|recruit|vacanc|apprentice|promotion/i;
const MOST_IN_TITLE = 150;

const titles = onEachPage(({ path, tree }) => {
  const [heading] = all(tree, 'h1').map(textOf);
  if (!OFFERS.test(path) || heading === undefined) return undefined;
  return heading.length <= MOST_IN_TITLE
    ? []
    : [finding(`the title "${shortOf(heading)}"`, `${MOST_IN_TITLE} characters at most`, String(heading.length))];
});

const VACANCIES = /recruit|vacanc|apprentice|promotion/i;
const TENDERS = /tender/i;

const heavy = (page: RulePage, most: number): Finding[] =>
  downloadsOf(page)
    .filter(({ said = 0 }) => said > most)
    .map(({ element, said = 0 }) => finding(shown(element), `${most / MB} MB at most`, `${said / MB} MB`));

const filesOf = (fits: (path: string) => boolean, most: number): Check =>
  onEachPage((page) => (fits(page.path) && downloadsOf(page).length > 0 ? heavy(page, most) : undefined));

/** Matches the page of one tender, because its address ends with the number of the tender. */
const TENDER = /tender.*\d(\.html?)?$/i;

const tenders = onEachPage((page) => {
  const files = downloadsOf(page);
  if (!TENDERS.test(page.path) || files.length === 0) return undefined;
  const hasPortal = page.links.some(
    ({ part, isInside, url }) =>
      part === 'main' &&
      !isInside &&
      /^https?:$/.test(url?.protocol ?? '') &&
      !files.some((file) => file.url?.href === url?.href),
  );
  const isOne =
    TENDER.test(page.path) && all(page.tree, 'time').length > 0 && !/\/page\/\d+$|\/\d{1,2}\/\d{4}$/.test(page.path);
  return [
    ...heavy(page, 5 * MB),
    ...(hasPortal || !isOne ? [] : [finding('the tender', 'a link to the bidding portal', 'none')]),
  ];
});

const fixed = onParts(downloadsOf, ({ element, url }) =>
  EDITABLE.test(url?.pathname ?? '')
    ? [finding(shown(element), 'a document that cannot be edited', shortOf(url?.pathname ?? ''))]
    : [],
);

export const brandChecks = {
  B2: icons,
  B10: header,
  B11: logos,
  B12: footer,
  B13: pictures,
  B14: alternatives,
  B16: clicks,
  B20: alternates,
  B22: datedOtherPages,
  B25: sized,
  B27: titles,
  B28: filesOf((path) => VACANCIES.test(path), 5 * MB),
  B29: tenders,
  B30: filesOf((path) => !VACANCIES.test(path) && !TENDERS.test(path), 50 * MB),
  B35: fixed,
} satisfies Record<MachineRow<typeof brand>, Check>;
