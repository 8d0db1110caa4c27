import type { Element } from 'hast';
import { describe, it } from 'vitest';
import { owner } from '../../src/owner/owner.ts';
import { type BuiltPage, expectNoFault, pageAt, readPages } from '../support/built-site.ts';
import { all, classes, nameOf, placed, property, textOf } from '../../scripts/check/html.ts';

const words = {
  en: {
    owner: owner.words.en.name,
    home: 'Home',
    help: 'Help',
    contact: 'Contact and feedback',
    portal: 'National portal',
    leaves: 'opens another website in a new tab',
  },
  hi: {
    owner: owner.words.hi.name,
    home: 'मुख पृष्ठ',
    help: 'सहायता',
    contact: 'प्रतिक्रिया एवं सुझाव',
    portal: 'राष्ट्रीय पोर्टल',
    leaves: 'नए टैब में अन्य वेबसाइट',
  },
} as const;

const homeOf = (page: BuiltPage): BuiltPage => {
  const home = pageAt(page.lang === 'hi' ? '/hi' : '/');
  if (!home) throw new Error('There is no home page.');
  return home;
};
const one = (page: BuiltPage, tag: string): Element => {
  const [element] = all(page.tree, tag);
  if (!element) throw new Error(`${page.path} has no ${tag}.`);
  return element;
};
const isHome = ({ path }: BuiltPage): boolean => path === '/' || path === '/hi';
const isLost = ({ path }: BuiltPage): boolean => path.endsWith('/404');
const isControl = ({ tagName }: Element): boolean => ['a', 'button', 'summary'].includes(tagName);

/**
 * The links and buttons in a part of a page, with their targets. The link to the other language is left out, because it
 * differs on every page.
 */
const controlsOf = (part: Element): string[] =>
  all(part)
    .filter((element) => isControl(element) && property(element, 'hrefLang') === undefined)
    .map((element) => `${textOf(element)} ${property(element, 'href') ?? ''}`);

describe('the frame of a page', () => {
  it('begins with a link past the header to the content', () => {
    expectNoFault((page) => {
      const [first] = all(one(page, 'body')).filter(isControl);
      const target = first && property(first, 'href');
      return target === '#main' && property(one(page, 'main'), 'id') === 'main' ? [] : ['the first link is another'];
    });
  });

  it('has one header, one main part and one footer, in this order', () => {
    expectNoFault((page) => {
      const landmarks = placed(one(page, 'body'), 'header', 'main', 'footer')
        .filter(({ around }) => around.every(({ tagName }) => !['main', 'article', 'section'].includes(tagName)))
        .map(({ element }) => element.tagName);
      return String(landmarks) === 'header,main,footer' ? [] : [landmarks.join(', ')];
    });
  });

  it('names each of its navigations, no two alike', () => {
    expectNoFault((page) => {
      const names = all(page.tree, 'nav').map((nav) => nameOf(nav, page.tree));
      const labels = all(page.tree, 'nav').map((nav) => property(nav, 'ariaLabel') ?? property(nav, 'ariaLabelledBy'));
      return [
        ...(labels.every(Boolean) ? [] : ['a navigation without a name']),
        ...(new Set(names).size === names.length ? [] : [`navigations: ${names.join(', ')}`]),
        ...(all(one(page, 'header'), 'nav').length === 1 ? [] : ['no menu in the header']),
      ];
    });
  });

  it('has the same header, with the same words in the same order, on every page of a language', () => {
    expectNoFault((page) => {
      const expected = new Set(controlsOf(one(homeOf(page), 'header')));
      const found = controlsOf(one(page, 'header'));
      const added = found.filter((control) => !expected.has(control));
      const isSame = String(found) === String(controlsOf(one(homeOf(page), 'header')));
      return isSame ? [] : [`differs by ${added.join(' | ') || 'what is missing or moved'}`];
    });
  });

  it('has the same footer on every page of a language', () => {
    expectNoFault(
      (page) =>
        textOf(one(page, 'footer')) === textOf(one(homeOf(page), 'footer')) &&
        String(controlsOf(one(page, 'footer'))) === String(controlsOf(one(homeOf(page), 'footer')))
          ? []
          : ['another footer'],
      readPages,
    );
  });

  it("says whose site it is, and links to home, help, contact and the nation's portal", () => {
    expectNoFault((page) => {
      const said = words[page.lang];
      const footer = one(page, 'footer');
      const links = all(footer, 'a').map((link) => ({ link, name: textOf(link) }));
      const has = (name: string): boolean => links.some((found) => found.name === name);
      const portal = links.find(({ name }) => name.startsWith(said.portal));
      const brand = all(one(page, 'header'), 'a').find(
        (link) => textOf(link).startsWith(said.owner) && property(link, 'href') === homeOf(page).path,
      );
      return [
        ...(brand ? [] : ['the name in the header is no link home']),
        ...(textOf(footer).includes(said.owner) ? [] : ['no owner in the footer']),
        ...(has(said.help) ? [] : ['no help link']),
        ...(has(said.contact) ? [] : ['no contact link']),
        ...(portal?.name.includes(said.leaves) && property(portal.link, 'target') === '_blank'
          ? []
          : ['no portal link']),
      ];
    });
  });

  it('has a breadcrumb from home to the page itself', () => {
    expectNoFault((page) => {
      const trail = all(page.tree, 'ol').filter((list) => property(list, 'className')?.includes('crumbs'));
      const [crumbs] = trail;
      if (isHome(page) || isLost(page)) return trail.length === 0 ? [] : ['a breadcrumb where none belongs'];
      if (!crumbs || trail.length > 1) return [`${trail.length} breadcrumbs`];
      const steps = crumbs.children.filter((child) => child.type === 'element');
      const [first, last] = [steps[0], steps.at(-1)];
      const isToHome = first && textOf(first) === words[page.lang].home;
      const here = last && all(last).some((element) => property(element, 'ariaCurrent') === 'page');
      return isToHome && here && textOf(last) ? [] : [steps.map(textOf).join(' > ')];
    });
  });

  it('says when the page was last changed, as a date that machines can read', () => {
    expectNoFault((page) => {
      // The page for unknown addresses has no content that changes.
      if (isLost(page)) return [];
      const [signature] = all(one(page, 'main'), 'p').filter((element) => property(element, 'className') === 'sig');
      const time = signature && all(signature, 'time')[0];
      return time && !Number.isNaN(Date.parse(property(time, 'dateTime') ?? '')) ? [] : ['no date of the page'];
    }, readPages);
  });

  it('has a main heading, one only, before the other headings, and skips no level', () => {
    expectNoFault((page) => {
      const headings = placed(one(page, 'body'), 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
        .filter(({ around }) => !around.some(({ tagName }) => tagName === 'footer'))
        .map(({ element }) => ({ level: Number(element.tagName.slice(1)), words: textOf(element) }));
      const faults = headings.flatMap(({ level, words: said }, index) => {
        const before = headings[index - 1]?.level ?? 0;
        return level > before + 1 ? [`"${said}" is h${level} after h${before}`] : [];
      });
      const mains = headings.filter(({ level }) => level === 1);
      return [
        ...faults,
        ...(mains.length === 1 ? [] : [`${mains.length} main headings`]),
        ...headings.filter(({ words: said }) => !said).map(({ level }) => `an empty h${level}`),
      ];
    });
  });
});

it('the menu marks one section: that of the page, or of the list that its breadcrumbs name', () => {
  const marked = ({ tree }: BuiltPage): string[] =>
    all(tree)
      .filter((element) => classes(element).includes('menu__top') && property(element, 'ariaCurrent') !== undefined)
      .map(textOf);
  expectNoFault((page) => {
    if (!/^(\/hi)?\/(press-release|tenders|news|data-listing|photo-gallery|latest-events)\//.test(page.path)) return [];
    const found = marked(page);
    return found.length === 1 ? [] : [`marks ${found.join(', ') || 'no section'}`];
  });
  expectNoFault((page) => (marked(page).length > 1 ? [`marks ${marked(page).join(', ')}`] : []));
});
