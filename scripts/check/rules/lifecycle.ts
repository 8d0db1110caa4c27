// Checks GIGW's rules on the lifecycle of a site: languages, policies, links, and unfinished pages.
import type { Element } from 'hast';
import { decoded } from '../../../src/lib/decoded.ts';
import type { lifecycle } from '../../../src/rules/lifecycle.ts';
import { all, isRead, property, textOf, texts } from '../html.ts';
import { links } from './links.ts';
import type { MachineRow } from './machine-row.ts';
import { isOwnMachine, linked, type Link, langOf, type RulePage, says, shown, shortOf } from './page.ts';
import { DOWNLOAD, POLICIES, SIGNS } from './signs.ts';
import { type Check, finding, onEachPage, onParts } from './watch.ts';

const manager: Check = () => {
  let [count, home] = [0, '/'];
  return {
    page: ({ title, path, isHome, parts, tree }) => {
      if (isHome) home = path;
      if (!SIGNS.manager.test(title)) return undefined;
      count += 1;
      const text = textOf(parts.main ?? tree);
      return /\S@\S+\.\S/.test(text) && /\d[\d -]{6,}\d/.test(text)
        ? []
        : [finding('the page', 'a telephone number and an e-mail address', 'not both')];
    },
    end: () =>
      count > 0
        ? []
        : [{ path: home, findings: [finding('the site', 'a page of the web information manager', 'none')] }],
  };
};

const policies = onEachPage((page) =>
  page.isHome
    ? Object.entries(POLICIES)
        .filter(([, sign]) => !page.links.some((link) => says(link, sign)))
        .map(([name]) => finding('the home page', `a link to the policy on ${name}`, 'none'))
    : undefined,
);

const GOVERNMENT = /(^|\.)(gov|nic)\.in$/;
const leaves = ({ url, isInside }: Link): boolean =>
  url !== undefined &&
  !isInside &&
  /^https?:$/.test(url.protocol) &&
  !isOwnMachine(url) &&
  !GOVERNMENT.test(url.hostname) &&
  !DOWNLOAD.test(url.pathname);

const outside = onParts(
  (page) => page.links.filter(leaves),
  ({ element, name }) => [
    ...(SIGNS.leaves.test(name) || SIGNS.newTab.test(name)
      ? []
      : [finding(shown(element), 'words that say that the link leaves the site', `"${shortOf(name)}"`)]),
    ...(property(element, 'target') !== '_blank' || (property(element, 'rel') ?? '').includes('noopener')
      ? []
      : [finding(shown(element), 'rel="noopener"', 'none')]),
  ],
);

/** The visible link to the same page in the other language. Links in the content are left out: they lead to other pages. */
const languageLink = (page: RulePage): Link | undefined =>
  page.links.find(({ part, element, name }) => {
    if (part === 'main') return false;
    const lang = property(element, 'hrefLang');
    return lang === undefined ? /^(हिन्दी|हिंदी|english|अंग्रेज़ी)$/i.test(name) : langOf({ lang }) !== langOf(page);
  });

const alternate = (page: RulePage): Element | undefined =>
  linked(page.tree, 'alternate').find((one) => {
    const lang = property(one, 'hrefLang');
    return lang !== undefined && lang !== 'x-default' && langOf({ lang }) !== langOf(page);
  });

/** The language of the page's heading, if it is not that of the page. Then the content is there in the other language only. */
function foreignHeading(page: RulePage): string | undefined {
  const [heading] = all(page.tree, 'h1');
  const lang = heading && property(heading, 'lang');
  return lang !== undefined && langOf({ lang }) !== langOf(page) ? lang : undefined;
}

/**
 * Each page must have its content in its language, and link to its page in the other language. The other page must link
 * back.
 */
const pairs: Check = (site) => {
  const pages = new Map<string, { path: string; twin: string; foreign: string | undefined }>();
  return {
    page: (page) => {
      const other = alternate(page);
      const url = languageLink(page)?.url ?? (other && page.urlOf(property(other, 'href') ?? ''));
      const twin = (url && site.fileAt(decoded(url.pathname))) ?? '';
      pages.set(page.file, { path: page.path, twin, foreign: foreignHeading(page) });
      return undefined;
    },
    end: () =>
      [...pages].map(([file, { path, twin, foreign }]) => {
        const isPair = twin !== '' && twin !== file && pages.get(twin)?.twin === file;
        const found = twin ? `/${twin} leads elsewhere` : 'none';
        return {
          path,
          findings: [
            ...(isPair ? [] : [finding('the page', 'a page in the other language that links back', found)]),
            ...(foreign ? [finding('the heading', 'content in the language of the page', `only "${foreign}"`)] : []),
          ],
        };
      }),
  };
};

const bilingual = onEachPage((page) =>
  languageLink(page) ? [] : [finding('header or footer', 'a link to the other language', 'none')],
);

const UNFINISHED =
  /^((this |the )?(page|site|website|section) (is )?(still )?)?(under construction|coming soon)\b.{0,30}$|^(यह )?(पृष्ठ |वेबसाइट )?निर्माणाधीन( है)?[।.!]?$/i;

/** Matches placeholder text. */
const FILLER = /\blorem ipsum\b/i;

const finished = onEachPage(({ tree }) => [
  ...texts(tree)
    .filter(({ node, around }) => isRead(around) && (UNFINISHED.test(node.value.trim()) || FILLER.test(node.value)))
    .map(({ node }) => finding('the text', 'only finished content', `"${shortOf(node.value.trim())}"`)),
  ...all(tree, 'img')
    .filter((img) => /under.?construction/i.test(property(img, 'src') ?? ''))
    .map((img) => finding(shown(img), 'only finished content', 'a sign of unfinished work')),
]);

export const lifecycleChecks = {
  L1: manager,
  L3: policies,
  L4: outside,
  L6: pairs,
  L7: links,
  L8: finished,
  L10: bilingual,
} satisfies Record<MachineRow<typeof lifecycle>, Check>;
