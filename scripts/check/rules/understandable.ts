// Checks the principles "understandable" and "robust" of WCAG: guidelines 3.1 to 4.1.
import type { Element } from 'hast';
import { all, nameOf, placed, property } from '../html.ts';
import { englishReadAsHindi, hindiReadAsEnglish } from '../languages.ts';
import { langOf, type RulePage, shown, shortOf } from './page.ts';
import { type Check, finding, mostCommon, onEachPage, onParts } from './watch.ts';

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/;

const language = onEachPage(({ lang }) =>
  LANGUAGE.test(lang) ? [] : [finding('<html>', 'a language such as en-IN or hi', lang ? `"${lang}"` : 'none')],
);

const marked = onEachPage(({ tree }) => [
  ...hindiReadAsEnglish(tree).map((words) =>
    finding(`the words "${shortOf(words)}"`, 'lang="hi"', 'no such attribute'),
  ),
  ...englishReadAsHindi(tree).map((words) =>
    finding(`the words "${shortOf(words)}"`, 'lang="en", or lang="hi-Latn" if they are Hindi', 'no such attribute'),
  ),
]);

/** The links of the menu in order, without the link that changes the language. */
const menuOf = ({ links, parts }: RulePage): string => {
  const nav = parts.header && all(parts.header, 'nav');
  if (!nav || nav.length === 0) return '';
  return links
    .filter(
      ({ part, around, element }) =>
        part === 'header' && property(element, 'hrefLang') === undefined && around.some((one) => nav.includes(one)),
    )
    .map(({ name }) => name)
    .join(' | ');
};

const sameMenu: Check = () => {
  const menus = { en: new Map<string, string>(), hi: new Map<string, string>() };
  return {
    page: (page) => {
      const menu = menuOf(page);
      if (menu) menus[langOf(page)].set(page.path, menu);
      return undefined;
    },
    end: () =>
      [menus.en, menus.hi].flatMap((ofLang) => {
        const usual = mostCommon(ofLang.values());
        return [...ofLang].map(([path, menu]) => ({
          path,
          findings:
            menu === usual ? [] : [finding('the menu', 'the links of other pages, in the same order', shortOf(menu))],
        }));
      }),
  };
};

/** On all pages of a language, the links of header and footer to the same target must have the same name. */
const sameNames: Check = () => {
  const known = new Map<string, string>();
  return {
    page: (page) => {
      const times = new Map<string, number>();
      return page.links.flatMap(({ part, element, name, url, isInside }) => {
        if ((part !== 'header' && part !== 'footer') || !isInside || property(element, 'hrefLang') !== undefined)
          return [];
        const place = `${langOf(page)} ${part} ${url?.pathname ?? ''}${url?.hash ?? ''}`;
        const time = (times.get(place) ?? 0) + 1;
        times.set(place, time);
        const usual = known.get(`${place} ${time}`) ?? name;
        known.set(`${place} ${time}`, usual);
        return usual === name
          ? []
          : [finding(shown(element), `the name "${shortOf(usual)}", as on other pages`, `"${shortOf(name)}"`)];
      });
    },
  };
};

const UNLABELLED = /^(hidden|submit|button|reset|image)$/;

const labels = onParts(
  ({ tree }) => {
    const labelled = new Set(all(tree, 'label').map((label) => property(label, 'htmlFor')));
    return placed(tree, 'input', 'select', 'textarea')
      .filter(({ element }) => !UNLABELLED.test(property(element, 'type') ?? ''))
      .map((one) => ({ ...one, labelled }));
  },
  ({ element, around, labelled }) => {
    const id = property(element, 'id');
    const isNamed =
      (id !== undefined && labelled.has(id)) ||
      around.some(({ tagName }) => tagName === 'label') ||
      Boolean(property(element, 'ariaLabel') ?? property(element, 'ariaLabelledBy') ?? property(element, 'title'));
    return isNamed ? [] : [finding(shown(element), 'a label', 'none')];
  },
);

const ids = onEachPage(({ tree }) => {
  const seen = new Set<string>();
  return all(tree).flatMap((element) => {
    const id = property(element, 'id');
    if (id === undefined) return [];
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice || id === ''
      ? [finding(`the id "${id}"`, 'an id that only one element has', 'an empty or repeated id')]
      : [];
  });
});

const REFERRING = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'popoverTarget'];
const NAMED_ROLES =
  /^(button|checkbox|combobox|dialog|img|listbox|menuitem|option|radio|slider|spinbutton|switch|tab|textbox|treeitem)$/;
const ROLES =
  /^(alert|alertdialog|application|article|banner|blockquote|button|caption|cell|checkbox|code|columnheader|combobox|complementary|contentinfo|definition|deletion|dialog|directory|document|emphasis|feed|figure|form|generic|grid|gridcell|group|heading|img|insertion|link|list|listbox|listitem|log|main|marquee|math|menu|menubar|menuitem|menuitemcheckbox|menuitemradio|meter|navigation|none|note|option|paragraph|presentation|progressbar|radio|radiogroup|region|row|rowgroup|rowheader|scrollbar|search|searchbox|separator|slider|spinbutton|status|strong|subscript|superscript|switch|tab|table|tablist|tabpanel|term|textbox|time|timer|toolbar|tooltip|tree|treegrid|treeitem|doc-[a-z]+|graphics-[a-z]+)$/;

const needsName = (element: Element): boolean =>
  ['button', 'summary', 'iframe', 'dialog'].includes(element.tagName) ||
  (element.tagName !== 'svg' && NAMED_ROLES.test(property(element, 'role') ?? ''));

const controls = onEachPage(({ tree }) => {
  const elements = all(tree);
  const known = new Set(elements.map((element) => property(element, 'id')));
  return elements.flatMap((element) => {
    const role = property(element, 'role');
    const lost = REFERRING.flatMap((name) => (property(element, name) ?? '').split(' ')).filter(
      (id) => id && !known.has(id),
    );
    const isNameless =
      needsName(element) && !nameOf(element, tree) && !all(element, 'img').some((img) => property(img, 'alt'));
    return [
      ...(isNameless ? [finding(shown(element), 'a name', 'none')] : []),
      ...(role === undefined || role.split(' ').some((one) => ROLES.test(one))
        ? []
        : [finding(shown(element), 'a role of ARIA', `"${role}"`)]),
      ...lost.map((id) => finding(shown(element), 'to name a part that exists', `#${id}`)),
    ];
  });
});

export const understandableChecks = {
  A38: language,
  A39: marked,
  A42: sameMenu,
  A43: sameNames,
  A45: labels,
  A48: ids,
  A49: controls,
} satisfies Record<string, Check>;
