import type { Element, ElementContent } from 'hast';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { columnCentre, shareOf } from '~/lib/chart';
import { EMBER, type NumberColumn, partsOf, quantitiesOf } from './bars';
import { element, plainText } from './tree';

const YEAR = /^\d{4}(?:[-–/]\d{2,4})?$/;
const FEWEST_YEARS = 4;
const MOST_YEARS = 12;
/** The place of the line below the columns, and the height of the highest column, in pixels. */
const BASE = 165;
const HIGHEST = 140;

/**
 * A chart of the first quantity of a table whose rows are years. The newest year is filled. The caption says how much it
 * changed. The table below has the same numbers, so the drawing is hidden from screen readers.
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
  if (!first || !last || !points.every(({ year }) => YEAR.test(year)) || first.value === 0) return undefined;
  const change = Math.round((100 * last.value) / first.value) - 100;
  const { name, unit } = partsOf(column.head);
  const words = texts(written)(change < 0 ? 'pages:less' : 'pages:more', {
    what: name,
    percent: Math.abs(change),
    first: first.year,
    last: last.year,
  });
  const most = Math.max(...points.map(({ value }) => value));
  const wide = 64 / points.length;
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
        fillOpacity: index === points.length - 1 ? undefined : 0.2,
      }),
      label(`${x}%`, BASE - height - 8, said),
      label(`${x}%`, BASE + 20, year),
    ];
  });
  const drawing = { width: '100%', height: '13rem', fill: 'currentColor', textAnchor: 'middle', fontSize: '.875rem' };
  return element('figure', {}, [
    element('figcaption', {}, [element('strong', {}, [text(words)]), text(` (${unit})`)]),
    element('svg', { ...drawing, ariaHidden: 'true' }, drawn),
  ]);
}

const text = (value: string): ElementContent => ({ type: 'text', value });
const label = (x: string, y: number, said: string): Element => element('text', { x, y: `${y}` }, [text(said)]);
