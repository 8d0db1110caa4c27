// Checks the principle "operable" of WCAG: guidelines 2.1 to 2.5.
import { all, isRead, placed, property, textOf } from '../html.ts';
import { hasSearchForm, type RulePage, says, shown, shortOf } from './page.ts';
import { SIGNS } from './signs.ts';
import { type Check, finding, onEachPage, onParts } from './watch.ts';

/**
 * Finds shortcuts that are a single key (WCAG 2.1.4). An `accesskey` works only together with Alt or Control, so it is allowed.
 */
const shortcuts = onEachPage(({ tree }) =>
  all(tree).flatMap((element) =>
    (property(element, 'ariaKeyShortcuts') ?? '')
      .split(/\s+/)
      .filter((key) => /^(shift\+)?.$/iu.test(key))
      .map((key) => finding(shown(element), 'a shortcut with Alt, Control or Meta', `"${key}"`)),
  ),
);

/** Finds pages that reload or redirect after a time. A redirect without a delay is not a time limit. */
const noTimer = onEachPage(({ tree }) =>
  all(tree, 'meta')
    .filter(
      (one) =>
        /^refresh$/i.test(property(one, 'httpEquiv') ?? '') && !/^\s*0\s*[;,]/.test(property(one, 'content') ?? ''),
    )
    .map((one) => finding('the head', 'no reload after some time', `refresh ${property(one, 'content') ?? ''}`)),
);

const stillness = onEachPage(({ tree }) =>
  all(tree, 'marquee', 'blink').map((one) =>
    finding(shown(one), 'no movement that cannot be stopped', `<${one.tagName}>`),
  ),
);

const skip = onEachPage(({ tree }) => {
  const [body] = all(tree, 'body');
  const [first] = body ? all(body, 'a', 'button', 'summary', 'input', 'select') : [];
  const [, id = ''] = /^#(.+)$/.exec((first && property(first, 'href')) ?? '') ?? [];
  return id
    ? []
    : [finding('the first link or button', 'to lead past the header', first ? shown(first) : 'there is none')];
});

/** Each page must have a title that no other page has. The name of the home page alone is not enough. */
const titles: Check = () => {
  const pathsOf = new Map<string, string>();
  return {
    page: ({ title, path, isListed }) => {
      if (!title) return [finding('the head', 'a title', 'none')];
      const other = isListed ? pathsOf.get(title) : undefined;
      if (isListed) pathsOf.set(title, path);
      return other === undefined
        ? []
        : [finding(`the title "${shortOf(title)}"`, 'a title that no other page has', `the title of ${other}`)];
    },
  };
};

const focusOrder = onEachPage(({ tree }) =>
  all(tree)
    .filter((element) => Number(property(element, 'tabIndex') ?? 0) > 0)
    .map((element) =>
      finding(shown(element), 'the order of the page', `tabindex ${property(element, 'tabIndex') ?? ''}`),
    ),
);

const VAGUE = /^(click here|here|read more|more|link|यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|और पढ़ें|अधिक)[.…»>\s]*$/i;

const linkNames = onParts(
  ({ links }) => links,
  ({ name, element }) => {
    if (name === '') return [finding(shown(element), 'words that name the link', 'none')];
    return VAGUE.test(name) ? [finding(shown(element), 'words that describe the target of the link', `"${name}"`)] : [];
  },
);

const hasSearch = ({ tree, links }: RulePage): boolean =>
  hasSearchForm(tree) || links.some((link) => link.isInside && says(link, SIGNS.search));

const ways = onEachPage((page) => [
  ...(all(page.tree, 'nav').length > 0 ? [] : [finding('the page', 'a menu in <nav>', 'none')]),
  ...(hasSearch(page) ? [] : [finding('the page', 'a search', 'none')]),
  ...(page.links.some((link) => link.isInside && says(link, SIGNS.sitemap))
    ? []
    : [finding('the page', 'a link to the site map', 'none')]),
]);

const words = onParts(
  ({ tree }) =>
    placed(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'legend').filter(({ around }) => isRead(around)),
  ({ element }) =>
    textOf(element) || property(element, 'ariaLabel') ? [] : [finding(shown(element), 'words', 'none')],
);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const labelInName = onParts(
  ({ tree }) => all(tree, 'a', 'button', 'summary').filter((one) => property(one, 'ariaLabel') && textOf(one)),
  (one) => {
    const [name, seen] = [property(one, 'ariaLabel') ?? '', textOf(one)];
    return plain(name).includes(plain(seen))
      ? []
      : [finding(shown(one), `a name with the visible words "${shortOf(seen)}"`, `"${shortOf(name)}"`)];
  },
);

const MOTION = /\bdevice(motion|orientation)\b/;

const noMotion: Check = (site) => ({
  page: ({ tree }) =>
    all(tree, 'script').some((script) => MOTION.test(textOf(script)))
      ? [finding('a script', 'not to listen to motion', 'it listens')]
      : [],
  end: () =>
    site
      .scripts()
      .filter((file) => MOTION.test(site.read(file) ?? ''))
      .map((file) => ({
        path: `/${file}`,
        findings: [finding('the script', 'not to listen to motion', 'it listens')],
      })),
});

export const operableChecks = {
  A23: shortcuts,
  A24: noTimer,
  A25: stillness,
  A27: skip,
  A28: titles,
  A29: focusOrder,
  A30: linkNames,
  A31: ways,
  A32: words,
  A36: labelInName,
  A37: noMotion,
} satisfies Record<string, Check>;
