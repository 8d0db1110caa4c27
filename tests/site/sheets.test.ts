import { describe, it } from 'vitest';
import { type BuiltPage, expectNoFault } from '../support/built-site.ts';
import { propertiesSetIn, propertiesUsedIn, unsetInMarkup } from '../support/custom-properties.ts';
import { all, classes, property, textOf } from '../../scripts/check/html.ts';

const sheetOf = (page: BuiltPage): string => all(page.tree, 'style').map(textOf).join('\n');

const CLASS_IN_SHEET = /\.((?:[\w-]|\\.)+)/g;
const known = new Map<string, ReadonlySet<string>>();
function classesIn(sheet: string): ReadonlySet<string> {
  const before = known.get(sheet);
  if (before) return before;
  const found = new Set([...sheet.matchAll(CLASS_IN_SHEET)].map(([, name = '']) => name.replaceAll('\\', '')));
  known.set(sheet, found);
  return found;
}

describe('a page', () => {
  it('has one style sheet, inside it', () => {
    expectNoFault((page) => {
      const count = all(page.tree, 'style').length;
      return count === 1 ? [] : [`${count} style sheets`];
    });
  });

  it('uses no class its sheet has no rule for', () => {
    expectNoFault((page) => {
      const inSheet = classesIn(sheetOf(page));
      const used = new Set(all(page.tree).flatMap(classes));
      // The links below the menu's sections load with their own style sheet, so this class is not checked.
      used.delete('menu__group');
      return [...used].filter((name) => !inSheet.has(name)).map((name) => `.${name}`);
    });
  });

  it('carries every icon it shows, and besides only those of the states and faults it may come to show', () => {
    const STATES = ['#i-open', '#i-clock', '#i-closed'];
    const FAULT = '#i-alert';
    expectNoFault((page) => {
      const mayCome = page.path.endsWith('/feedback') ? [...STATES, FAULT] : STATES;
      const shown = new Set(
        all(page.tree, 'use').map((use) => property(use, 'href') ?? property(use, 'xLinkHref') ?? ''),
      );
      const carried = all(page.tree, 'symbol').map((symbol) => `#${property(symbol, 'id') ?? ''}`);
      return [
        ...[...shown].filter((name) => !carried.includes(name)).map((name) => `${name} is missing`),
        ...carried.filter((name) => !shown.has(name) && !mayCome.includes(name)).map((name) => `${name} is not shown`),
      ];
    });
  });
});

it('a sheet uses no custom property that is not set', () => {
  expectNoFault((page) => {
    const set = propertiesSetIn(sheetOf(page));
    return propertiesUsedIn(sheetOf(page)).filter((name) => !set.has(name));
  });
});

it('the markup uses no custom property that is not set for the whole page, in the light theme as well', () => {
  expectNoFault((page) => unsetInMarkup(page.html, sheetOf(page)));
});
