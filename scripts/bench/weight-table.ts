// Shows the weight and the paint times of each page in a table, beside its limits.
import type { Lang } from '../../src/i18n/lang.ts';
import { FLOOR } from './compared.ts';
import { MOST } from './page-table.ts';
import { median } from './numbers.ts';
import { type Column, overLimits, table } from './rows.ts';
import type { Weight, Weights } from './weights.ts';

/**
 * Some kinds of pages may have more bytes of script before a touch than other pages. Each value is the number of additional
 * bytes.
 */
const MORE: Readonly<Record<string, number>> = { home: MOST.homeLangBytes, 'verify a document': MOST.keepBytes };

/** The limits of every page on the slowest phone. Each kind of page has more limits of its own. */
const PROMISED = {
  shell: 7000,
  requests: 3,
  second: 9000,
  later: 5000,
  /**
   * The first paint must come at most this many milliseconds after the first paint of a page without style. `first` and
   * `largest` are limits too, in milliseconds from the start of the visit.
   */
  afterFloor: 300,
  first: 3500,
  largest: 3500,
  /**
   * The limit of LCP for pages with a visible picture. This limit is higher than `largest`, because the picture arrives one
   * round trip after its page.
   */
  largestWithPicture: 4500,
};

const columnsFor = (first: Readonly<Record<Lang, number>>): readonly Column<Weight>[] => [
  { title: 'shell', of: ({ shell }) => shell, most: ({ kind }) => kind && PROMISED.shell },
  { title: 'HTML + CSS', of: ({ page }) => page, most: ({ kind }) => kind?.mostBytes },
  { title: 'before a touch', of: ({ all }) => all, most: ({ kind }) => kind?.mostBeforeTouch },
  { title: 'requests', of: ({ requests }) => requests, most: ({ kind }) => kind?.mostBeforeTouch && PROMISED.requests },
  { title: 'pictures', of: ({ pictures }) => pictures },
  { title: 'fonts', of: ({ fonts }) => fonts, most: ({ kind }) => kind && 0 },
  {
    title: 'script bytes',
    of: ({ scriptBytes }) => scriptBytes,
    most: ({ kind }) => kind?.mostBeforeTouch && MOST.scriptBytes + (MORE[kind.name] ?? 0),
  },
  { title: 'React bytes', of: ({ reactBytes }) => reactBytes, most: ({ kind }) => kind && 0 },
  { title: 'second page', of: ({ second, kind }) => kind && second },
  { title: 'later page', of: ({ later }) => later },
  { title: 'CLS', of: ({ shift }) => shift, digits: 4, most: ({ kind }) => kind && 0 },
  { title: 'FCP ms', of: (row) => row.first, most: ({ kind, lang }) => kind && first[lang] },
  {
    title: 'LCP ms',
    of: ({ largest }) => largest,
    most: ({ kind, pictures }) => kind && (pictures > 0 ? PROMISED.largestWithPicture : PROMISED.largest),
  },
];

export function showWeights({ rows, line }: Weights): string {
  const named = rows.map((row) => ({ ...row, name: `${row.name} ${row.lang}` }));
  const ours = named.filter(({ kind }) => kind);
  const floorIn = (lang: Lang): number =>
    rows.find((row) => row.name === FLOOR && row.lang === lang)?.first ?? Infinity;
  const firstIn = (lang: Lang): number => Math.min(floorIn(lang) + PROMISED.afterFloor, PROMISED.first);
  const columns = columnsFor({ en: firstIn('en'), hi: firstIn('hi') });
  const second = median(ours.map((row) => row.second));
  const later = median(ours.flatMap((row) => row.later ?? []));
  const over = [
    ...overLimits(columns, ours),
    ...(!(second <= PROMISED.second) ? ['the second page'] : []),
    ...(!(later <= PROMISED.later) ? ['the later page'] : []),
  ];
  return [
    'Bytes with Brotli 11, on a phone of 360 x 740. FCP and LCP: median of three first visits on 2G (of nine for the floor)',
    `(${line}; a processor 6 times slower)`,
    table(columns, named),
    `Median of all kinds: the second page of a visit has ${second} bytes without its pictures (limit: ${PROMISED.second}). A later`,
    `page has ${later} bytes (limit: ${PROMISED.later}), because only its difference from the frame is sent`,
    `Limits of FCP: ${PROMISED.afterFloor} ms more than the floor of this run and language, and ${PROMISED.first} ms`,
    over.length > 0 ? `Our pages over a limit: ${over.join('; ')}` : 'None of our pages is over a limit',
  ].join('\n');
}
