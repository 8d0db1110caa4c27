import type { Element } from 'hast';
import { describe, it } from 'vitest';
import { apiOrigin, type BuiltPage, expectNoFault, insideOf } from '../support/built-site.ts';
import { all, isRead, nameOf, placed, property, textOf, texts } from '../../scripts/check/html.ts';

const SHOWN_BY_ITSELF = ['img', 'source', 'video', 'audio', 'track', 'script', 'iframe', 'embed', 'object', 'input'];
const IN_HEAD = ['stylesheet', 'icon', 'manifest', 'preload', 'modulepreload', 'preconnect', 'apple-touch-icon'];
const NEW_TAB = {
  en: ['opens another website in a new tab', 'opens in a new tab'],
  hi: ['नए टैब में अन्य वेबसाइट', 'नए टैब में खुलेगा'],
};

const shown = (element: Element): string => {
  const name = property(element, 'href') ?? property(element, 'src') ?? property(element, 'id') ?? '';
  return `<${element.tagName}> ${name} ${textOf(element).slice(0, 60)}`;
};
const faultsOf = (page: BuiltPage, tags: string[], isFaulty: (element: Element) => boolean): string[] =>
  all(page.tree, ...tags)
    .filter(isFaulty)
    .map(shown);

/** Returns the addresses that a browser requests for an element, without a click. */
function askedBy(element: Element): string[] {
  const isLink = element.tagName === 'link' && IN_HEAD.includes(property(element, 'rel') ?? '');
  if (isLink) return [property(element, 'href') ?? ''];
  if (!SHOWN_BY_ITSELF.includes(element.tagName)) return [];
  const set = (property(element, 'srcSet') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [property(element, 'src'), property(element, 'poster'), property(element, 'data'), ...set].filter(
    (text): text is string => Boolean(text),
  );
}

describe('what a page asks for', () => {
  it('is asked of the site itself or of the file storage', () => {
    expectNoFault((page) =>
      all(page.tree)
        .flatMap(askedBy)
        .filter((address) => !insideOf(address, page) && new URL(address).origin !== apiOrigin),
    );
  });

  it('has no style sheet, font or frame in a file, and no script from elsewhere', () => {
    expectNoFault((page) => [
      ...faultsOf(page, ['script'], (script) => !/^$|^\/s\//.test(property(script, 'src') ?? '')),
      ...faultsOf(page, ['link'], (link) =>
        ['stylesheet', 'preload', 'modulepreload'].includes(property(link, 'rel') ?? ''),
      ),
      ...faultsOf(page, ['iframe', 'embed', 'object'], () => true),
      ...(/@font-face|@import/.test(page.html) ? ['a font or a sheet from elsewhere'] : []),
    ]);
  });

  it('is not asked without encryption', () => {
    expectNoFault((page) =>
      all(page.tree).flatMap((element) =>
        Object.values(element.properties)
          .map(String)
          .filter((value) => value.startsWith('http:') && new URL(value).origin !== apiOrigin),
      ),
    );
  });

  it('plays nothing and downloads no film or song before it is asked to', () => {
    expectNoFault((page) =>
      faultsOf(
        page,
        ['video', 'audio'],
        (player) => property(player, 'autoPlay') !== undefined || property(player, 'preload') !== 'none',
      ),
    );
  });
});

describe('the parts of a page', () => {
  it('have no style and no script written into their attributes', () => {
    expectNoFault((page) =>
      faultsOf(page, [], (element) =>
        Object.keys(element.properties).some((name) => name === 'style' || /^on[A-Z]/.test(name)),
      ),
    );
  });

  it('refer with labels, descriptions and popovers to parts that exist', () => {
    const REFERRING = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'popoverTarget', 'form', 'list'];
    expectNoFault((page) => {
      const ids = new Set(all(page.tree).flatMap((element) => property(element, 'id') ?? []));
      return all(page.tree).flatMap((element) =>
        REFERRING.flatMap((name) => (property(element, name) ?? '').split(' '))
          .filter((id) => id && !ids.has(id))
          .map((id) => `${shown(element)} names #${id}`),
      );
    });
  });

  it('show pictures with their size and words in their place', () => {
    expectNoFault((page) =>
      faultsOf(page, ['img'], (img) => {
        const sized = ['width', 'height'].every((name) => Number(property(img, name)) > 0);
        return !sized || property(img, 'alt') === undefined;
      }),
    );
  });

  it('give every link, button and field a name', () => {
    expectNoFault((page) => {
      const labelled = new Set(all(page.tree, 'label').map((label) => property(label, 'htmlFor')));
      const inLabel = placed(page.tree, 'input', 'select', 'textarea').filter(
        ({ element, around }) =>
          property(element, 'type') !== 'hidden' &&
          !labelled.has(property(element, 'id')) &&
          !around.some(({ tagName }) => tagName === 'label') &&
          !property(element, 'ariaLabel'),
      );
      return [
        ...faultsOf(page, ['a', 'button', 'summary'], (element) => nameOf(element, page.tree) === ''),
        ...inLabel.map(({ element }) => `no label: ${shown(element)}`),
      ];
    });
  });

  it('say in words when a link opens a new tab, and keep the page it came from out of reach', () => {
    expectNoFault((page) =>
      faultsOf(page, ['a', 'form'], (link) => {
        if (property(link, 'target') === undefined) return false;
        const isSaid = NEW_TAB[page.lang].some((words) => nameOf(link, page.tree).includes(words));
        return !isSaid || !(property(link, 'rel') ?? '').split(' ').includes('noopener');
      }),
    );
  });

  it('mark every link that leaves the site, files of the storage apart', () => {
    expectNoFault((page) =>
      faultsOf(page, ['a'], (link) => {
        const href = property(link, 'href') ?? '';
        if (!/^https?:/.test(href) || new URL(href).origin === apiOrigin) return false;
        return property(link, 'target') !== '_blank' || !(property(link, 'rel') ?? '').includes('external');
      }),
    );
  });

  it('name tables, or the part they scroll in, and tie their heads to rows and columns', () => {
    const isNamed = (element: Element): boolean =>
      Boolean(property(element, 'ariaLabel') ?? property(element, 'ariaLabelledBy'));
    expectNoFault((page) =>
      placed(page.tree, 'table').flatMap(({ element: table, around }) => {
        // An editor's table inside another table has no name, so it is not checked.
        if (around.some(({ tagName }) => tagName === 'table')) return [];
        const hasName = [table, ...around.filter(({ tagName }) => tagName === 'section').slice(0, 1)].some(isNamed);
        const isCaptioned = all(table, 'caption').some((caption) => textOf(caption) !== '');
        const heads = all(table, 'th');
        return [
          ...(hasName || isCaptioned ? [] : [`a table without a name: ${textOf(table).slice(0, 60)}`]),
          ...(heads.length > 0 ? [] : [`a table without heads: ${textOf(table).slice(0, 60)}`]),
          ...heads
            .filter((head) => !/^(row|col)(group)?$/.test(property(head, 'scope') ?? '') || !textOf(head))
            .map((head) => `a head without scope or words: ${textOf(head).slice(0, 60)}`),
        ];
      }),
    );
  });

  it('give every date to machines as well', () => {
    expectNoFault((page) =>
      faultsOf(page, ['time'], (time) => {
        const value = property(time, 'dateTime') ?? '';
        return !/^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z))?)?)?$|^P/.test(value) || !textOf(time);
      }),
    );
  });

  it('hold no name of a message, no empty placeholder and nothing a program says by mistake', () => {
    const MISTAKES =
      /\b[a-z]+_?[a-z_]*:[a-z]+_[a-z_]+\b|\{\{|\}\}|\bundefined\b|\bNaN\b|Invalid date|\[object|\bnull\b/i;
    expectNoFault((page) => {
      const read = texts(page.tree)
        .filter(({ around }) => isRead(around))
        .map(({ node }) => node.value);
      const said = all(page.tree).flatMap((element) =>
        ['ariaLabel', 'alt', 'title', 'content', 'placeholder', 'href', 'src'].flatMap(
          (name) => property(element, name) ?? [],
        ),
      );
      return [...read, ...said].filter((words) => MISTAKES.test(words)).map((words) => words.slice(0, 100));
    });
  });
});
