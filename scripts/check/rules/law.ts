// Checks duties that come from laws and not from GIGW: accessibility statement, requests to other hosts, debarred firms.
import type { Element } from 'hast';
import type { law } from '../../../src/rules/law.ts';
import { all, property, textOf } from '../html.ts';
import type { MachineRow } from './machine-row.ts';
import { linked, type RulePage, says, shown, shortOf } from './page.ts';
import { SIGNS } from './signs.ts';
import { type Check, type Finding, finding, onEachPage, onParts } from './watch.ts';

function statementFindings({ parts, tree, links }: RulePage): Finding[] {
  const main = parts.main ?? tree;
  const isDated = all(main, 'time').length > 0 || /\b20\d\d\b/.test(textOf(main));
  const canComplain = links.some(
    (link) => link.part === 'main' && (/^(mailto|tel):/.test(link.href) || says(link, SIGNS.feedback)),
  );
  return [
    ...(isDated ? [] : [finding('the statement', 'the day of the statement', 'none')]),
    ...(canComplain ? [] : [finding('the statement', 'a link to a form, a telephone or an e-mail address', 'none')]),
  ];
}

const statement: Check = () => {
  let [count, home] = [0, '/'];
  return {
    page: (page) => {
      if (page.isHome) home = page.path;
      if (!SIGNS.statement.test(page.title)) return undefined;
      count += 1;
      return statementFindings(page);
    },
    end: () =>
      count > 0 ? [] : [{ path: home, findings: [finding('the site', 'an accessibility statement', 'none')] }],
  };
};

/**
 * Returns the scripts, frames and style sheets of a page. Pictures and films are left out, because they may come from the
 * owner's storage, which often has its own host.
 */
const loadedBy = ({ tree }: RulePage): [Element, string][] =>
  [...all(tree, 'script', 'iframe', 'embed', 'object'), ...linked(tree, 'stylesheet')].flatMap((element) => {
    const address = ['src', 'data', 'href'].map((name) => property(element, name)).find(Boolean);
    return address === undefined ? [] : [[element, address] as [Element, string]];
  });

const unasked = onEachPage((page) =>
  loadedBy(page).flatMap(([element, address]) => {
    const url = page.urlOf(address);
    return !url || !/^https?:$/.test(url.protocol) || page.isInside(url)
      ? []
      : [finding(shown(element), 'only files of this website', url.host)];
  }),
);

const inTable = (table: Element): Finding[] => {
  const heads = all(table, 'thead', 'tr')[0];
  const names = heads ? all(heads, 'th').map(textOf) : [];
  const at = names.findIndex((name) => SIGNS.until.test(name));
  if (at < 0) return [finding('the table', 'a column that says until when', shortOf(names.join(', ')) || 'no heads')];
  return all(table, 'tr')
    .map((row) => all(row, 'th', 'td'))
    .filter((cells) => cells.length === names.length && cells[at]?.tagName === 'td' && textOf(cells[at]) === '')
    .map((cells) => finding(`the row "${shortOf(cells.map(textOf).join(' '))}"`, 'until when', 'nothing'));
};

const debarred = onParts(
  ({ path, tree }) => (SIGNS.debarred.test(path) ? all(tree, 'table') : []),
  (table) => inTable(table),
);

export const lawChecks = { R2: statement, R6: unasked, R9: debarred } satisfies Record<MachineRow<typeof law>, Check>;
