import type { Element, ElementContent } from 'hast';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { columnCentre, shareOf } from '~/lib/chart';
import { isYear } from '~/lib/years';
import { EMBER, type NumberColumn, partsOf, quantitiesOf } from './bars';
import { element, plainText, text } from './tree';

const FEWEST_YEARS = 4;
const MOST_YEARS = 12;
/** The largest change in percent that the caption states. */
const MOST_CHANGE = 300;
/** The largest number of years with a label. If there are more years, only every second year has a label. */
const MOST_LABELS = 6;
/**
 * The size of the letters has a limit, so that the names of six years never touch. `cqi` refers to the container `main` in
 * src/styles/base.css.
 */
const LETTERS = 'min(.875rem, 3.6cqi, 20px)';
/** The vertical place of the line below the columns, and the height of the highest column, in pixels. */
const BASE = 165;
const HIGHEST = 140;

/**
 * Returns a chart of the first quantity in a table whose rows are years. The newest year has a filled bar. The caption states
 * the change over the years. Screen readers skip the chart, because the table below has the same numbers.
 */
export function yearChart(columns: readonly NumberColumn[], written: Lang): Element | undefined {
  const column = columns.find((one) => quantitiesOf(one));
  const quantities = column && quantitiesOf(column);
  if (!quantities || quantities.size < FEWEST_YEARS || quantities.size > MOST_YEARS) return undefined;
  const points = [...quantities]
    .map(([row, value]) => ({
      year: column.labels[row] ?? '',
      value,
      said: plainText(column.cells[row] ?? column.head),
    }))
    .sort((a, b) => a.year.localeCompare(b.year));
  const [first, last] = [points[0], points.at(-1)];
  // A row without a quantity is a total, or a year whose value is not known yet. Then there is no chart, because the chart
  // would show the wrong year as the last.
  const isOfYears = column.labels.every(isYear) && points.length === column.labels.length;
  if (!first || !last || !isOfYears) return undefined;
  const change = Math.round((100 * last.value) / first.value) - 100;
  const { name, unit } = partsOf(column.head);
  // A change of a percentage is not stated as a percentage, because readers misunderstand it. A very large change is not
  // useful.
  const isSaid = !unit.includes('%') && change !== 0 && Math.abs(change) <= MOST_CHANGE;
  const facts = { what: name, percent: Math.abs(change), first: first.year, last: last.year };
  const words = isSaid ? texts(written)(change < 0 ? 'pages:less' : 'pages:more', facts) : name;
  const most = Math.max(...points.map(({ value }) => value));
  const wide = 64 / points.length;
  const step = points.length > MOST_LABELS ? 2 : 1;
  const isNamed = (index: number): boolean => (points.length - 1 - index) % step === 0;
  const drawn = points.flatMap(({ year, value, said }, index): ElementContent[] => {
    const x = columnCentre(index, points.length);
    const height = Math.round((shareOf(value, most) * HIGHEST) / 100);
    return [
      element('rect', {
        x: `${x - wide / 2}%`,
        y: `${BASE - height}`,
        width: `${wide}%`,
        height: `${height}`,
        fill: EMBER,
        fillOpacity: index === points.length - 1 ? undefined : 0.45,
      }),
      ...(isNamed(index) ? [label(`${x}%`, BASE - height - 8, said), label(`${x}%`, BASE + 20, year)] : []),
    ];
  });
  const drawing = { width: '100%', height: '195', fill: 'currentColor', textAnchor: 'middle', fontSize: LETTERS };
  return element('figure', {}, [
    element('figcaption', {}, [element('strong', {}, [text(words)]), text(` (${unit})`)]),
    element('svg', { ...drawing, ariaHidden: 'true' }, drawn),
  ]);
}

const label = (x: string, y: number, said: string): Element => element('text', { x, y: `${y}` }, [text(said)]);
