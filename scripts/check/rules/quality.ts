// Checks GIGW's rules on quality: the owner of the site, the parts of each page, and the words beside downloads.
import type { Element } from 'hast';
import { all, placed, property, textOf } from '../html.ts';
import type { quality } from '../../../src/rules/quality.ts';
import { downloads } from './downloads.ts';
import { hasSearchForm, langOf, meta, type RulePage, says, shown, shortOf } from './page.ts';
import { contact, feedback, portal } from './reach.ts';
import { SIGNS } from './signs.ts';
import type { Site } from './site.ts';
import { type Check, finding, mostCommon, onEachPage, onParts } from './watch.ts';
import { datedMainPages } from './dated.ts';
import type { MachineRow } from './machine-row.ts';

const textIn = (part: Element | undefined): string => (part ? textOf(part) : '');

/**
 * Returns the given names of the owner. Without given names, returns the name in the manifest, in the metadata or in the title
 * of the home page.
 */
function ownerNames(page: RulePage, site: Site): string[] {
  if (site.owners.length > 0) return [...site.owners];
  const name = page.manifest.name || meta(page.tree, 'og:site_name');
  const home = /<title>([^<]*)<\/title>/i.exec(site.read('index.html') ?? '')?.[1] ?? '';
  const ofTitle = home
    .split(/ [|–—-] /)
    .at(-1)
    ?.trim();
  return [name ?? ofTitle ?? ''].filter(Boolean);
}

const ownersName: Check = (site) => ({
  page: (page) => {
    const names = ownerNames(page, site);
    if (names.length === 0) return [finding('the page', 'the name of the owner', 'no name anywhere')];
    const { header, footer } = page.parts;
    const text = header || footer ? `${textIn(header)} ${textIn(footer)}` : textOf(page.tree);
    return names.some((name) => text.includes(name))
      ? []
      : [finding('header and footer', `the owner’s name "${names.join(' or ')}"`, 'neither has it')];
  },
});

const isHidden = (element: Element): boolean => property(element, 'ariaHidden') === 'true';
/** True for a picture with an alternative text, and for a picture inside a link with a text. */
const hasWords = (picture: Element, around: readonly Element[]): boolean =>
  Boolean(property(picture, 'alt') || property(picture, 'ariaLabel')) ||
  (picture.tagName === 'svg' && textOf(picture) !== '') ||
  around.some(({ tagName }, index) => tagName === 'a' && textOf(around[index] ?? picture) !== '');

const logo = onEachPage((page) => {
  if (!page.isHome) return undefined;
  const { header } = page.parts;
  const logos = header
    ? placed(header, 'img', 'svg').filter(({ around }) => around.some(({ tagName }) => tagName === 'a'))
    : [];
  if (logos.length === 0) return [finding('header', 'a logo', 'no picture in a link')];
  return logos
    .filter(({ element, around }) => !hasWords(element, around) && !isHidden(element))
    .map(({ element }) => finding(shown(element), 'an alternative text', 'none'));
});

const LEGACY = /[\uE000-\uF8FF\uFFFD]/u;
/** Matches the name of an old font only where a font is set, because Chanakya is also in Chanakyapuri, the name of a place. */
const LEGACY_FONTS = /\b(?:font(?:-family)?\s*:|face\s*=)[^;>}]*?(?:kruti ?dev|devlys|chanakya|shusha)/i;

const unicode = onEachPage((page) => {
  const start = page.html.slice(0, 1024);
  const text = textOf(page.tree);
  const [sign] = LEGACY.exec(text) ?? [];
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase();
  const [font] = LEGACY_FONTS.exec(page.html) ?? [];
  return [
    ...(/charset=["']?utf-8/i.test(start)
      ? []
      : [finding('the first 1024 bytes', 'the encoding UTF-8', 'another or none')]),
    ...(code ? [finding('the text', 'only Unicode characters', `U+${code}`)] : []),
    ...(font ? [finding('the page', 'Unicode fonts', font)] : []),
  ];
});

/** The help link must have the same place on all pages of a language. Its place is the list of the tags around it. */
const help: Check = () => {
  const places = { en: new Map<string, string>(), hi: new Map<string, string>() };
  return {
    page: (page) => {
      const link = page.links.findLast(
        (one) =>
          one.isInside &&
          one.part !== 'main' &&
          (SIGNS.help.test(one.name) || SIGNS.help.test(one.url?.pathname ?? '')),
      );
      const place = link ? [link.part, ...link.around.map(({ tagName }) => tagName)].join(' ') : '';
      places[langOf(page)].set(page.path, place);
      return undefined;
    },
    end: () =>
      [places.en, places.hi].flatMap((ofLang) => {
        const usual = mostCommon(ofLang.values());
        return [...ofLang].map(([path, place]) => ({
          path,
          findings:
            place === '' || place !== usual
              ? [
                  finding(
                    'the help link',
                    usual ? 'the same place as on other pages' : 'a help link',
                    place ? 'another place' : 'none',
                  ),
                ]
              : [],
        }));
      }),
  };
};

const isLayout = (table: Element, around: readonly Element[]): boolean =>
  /^(presentation|none)$/.test(property(table, 'role') ?? '') ||
  /navigation|layout/i.test(property(table, 'summary') ?? '') ||
  around.some(({ tagName }) => tagName === 'table') ||
  (all(table, 'th').length === 0 && property(table, 'cellPadding') !== undefined);

const layout = onEachPage((page) => [
  ...placed(page.tree, 'table')
    .filter(({ element, around }) => isLayout(element, around))
    .map(({ element }) => finding(shown(element), 'a table only for data', 'a table in a table, or for the layout')),
  ...all(page.tree, 'font', 'center').map((one) => finding(shown(one), 'a style sheet', `<${one.tagName}>`)),
]);

const dataTables = onParts(
  (page) => placed(page.tree, 'table').filter(({ element, around }) => !isLayout(element, around)),
  ({ element: table, around }) => {
    const isNamed = [table, ...around.filter(({ tagName }) => tagName === 'section').slice(0, 1)].some(
      (one) => property(one, 'ariaLabel') ?? property(one, 'ariaLabelledBy'),
    );
    const heads = all(table, 'th');
    return [
      ...(isNamed || all(table, 'caption').some((caption) => textOf(caption))
        ? []
        : [finding(shown(table), 'a caption or a name', 'none')]),
      ...(heads.length > 0 ? [] : [finding(shown(table), 'header cells', 'none')]),
      ...heads
        .filter((head) => !/^(row|col)(group)?$/.test(property(head, 'scope') ?? '') || !textOf(head))
        .map((head) => finding(`the header cell "${shortOf(textOf(head))}"`, 'words and a scope', 'not both')),
    ];
  },
);

/** Each page must have keywords, and a description of one to three lines that no other page has. */
const described: Check = () => {
  const pathsOf = new Map<string, string>();
  return {
    page: (page) => {
      const [description, keywords] = [meta(page.tree, 'description') ?? '', meta(page.tree, 'keywords')];
      const other = page.isListed ? pathsOf.get(description) : undefined;
      if (page.isListed && description) pathsOf.set(description, page.path);
      const isFit = description.length >= 25 && description.length <= 320;
      return [
        ...(isFit ? [] : [finding('the description', '25 to 320 characters', String(description.length))]),
        ...(other === undefined || !isFit
          ? []
          : [finding('the description', 'a text that no other page has', `the text of ${other}`)]),
        ...(keywords ? [] : [finding('the head', 'keywords', 'none')]),
      ];
    },
  };
};

const SERVICES = ['about', 'feedback', 'search', 'sitemap', 'terms'] as const;

const leadsHome: Check = (site) => ({
  page: (page) => {
    const inside = page.links.filter(({ isInside }) => isInside);
    if (page.isHome) {
      const hasForm = (name: string): boolean => name === 'search' && hasSearchForm(page.tree);
      return SERVICES.filter((name) => !inside.some((link) => says(link, SIGNS[name])) && !hasForm(name)).map((name) =>
        finding('the home page', `a link to ${name}`, 'none'),
      );
    }
    const isHome = ({ url }: { url: URL | undefined }): boolean =>
      /^(hi\/|en\/)?(index|hi|en)(\.html?)?$/.test(site.fileAt(url?.pathname ?? '') ?? '');
    return inside.some(isHome) ? [] : [finding('the page', 'a link to the home page', 'none')];
  },
});

export const qualityChecks = {
  Q1: logo,
  Q2: ownersName,
  Q5: datedMainPages,
  Q6: downloads,
  Q10: contact,
  Q11: feedback,
  Q12: portal,
  Q13: unicode,
  Q14: help,
  Q15: layout,
  Q17: described,
  Q18: leadsHome,
  Q19: dataTables,
} satisfies Record<MachineRow<typeof quality>, Check>;
