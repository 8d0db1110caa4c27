import * as z from 'zod';
import { isYear } from '~/lib/years';
import { derivedInBoth, oneInBoth, type Localised } from '../door/load';
import {
  contract,
  image,
  link,
  listOf,
  optional,
  optionalAddress,
  optionalText,
  ourNames,
  rawHtml,
  text,
} from '../door/shapes';

const statistic = z.object({
  id: z.union([text, z.int()]).transform(String),
  title: text,
  unit: text,
  source: optionalText,
  series: z.array(z.object({ period: text, value: z.number() })).min(1, 'at least one period'),
});
export type Statistic = z.infer<typeof statistic>;

/** A number on the home page as text, because owners write decimals or words. The API can also send a number. */
const value = z.union([text, z.number().transform(String)]);

export const homepage = z
  .object({
    title: text,
    tagline: optionalText,
    about: z.object({ title: text, body: rawHtml, image: optional(image), url: optionalAddress }),
    leaders: listOf(
      z
        .object({ name: text, designation: text, image: optional(image), message_url: optionalAddress })
        .transform(ourNames),
    ),
    highlights: z.array(z.object({ label: text, value, unit: optionalText, as_of: optionalText }).transform(ourNames)),
    statistics: z.array(statistic),
    quick_links: z.array(z.intersection(link, z.object({ icon: optional(z.string()) }))),
    portals: z.array(link),
  })
  .transform(ourNames)
  .register(contract, { id: 'Homepage' });

export type Homepage = Localised<z.infer<typeof homepage>>;

const isOverYears = ({ series }: Statistic): boolean =>
  series.every(({ period }) => isYear(period)) && series.some(({ value: of }) => of > 0);
const sumOf = ({ series }: Statistic): number => series.reduce((sum, point) => sum + point.value, 0);

const CUTS = 'offtake-by-mode';
/**
 * Sorts the values of a statistic. Values of years are sorted by date, the newest first. The values of `offtake-by-mode` are
 * sorted by size, the largest first. Other statistics keep the owner's order.
 */
function inOrder(statistic: Statistic): Statistic {
  const { id, series } = statistic;
  if (isOverYears(statistic))
    return { ...statistic, series: series.toSorted((a, b) => (a.period < b.period ? 1 : -1)) };
  return id === CUTS ? { ...statistic, series: series.toSorted((a, b) => b.value - a.value) } : statistic;
}

/**
 * Finds by ID the statistics that form one drawing on the home page: the years of `production`, the parts of the newest year
 * (`offtake-by-mode`), and `saplings`. A statistic in another form is not part of the drawing, and is in `others`.
 */
export function groundOf(statistics: readonly Statistic[]) {
  const all = statistics.map(inOrder);
  const named = (id: string, fits: (one: Statistic) => boolean) => all.find((one) => one.id === id && fits(one));
  const years = named('production', isOverYears);
  const newest = years?.series[0]?.value ?? 0;
  const cuts = years && named(CUTS, (one) => one.series.every((point) => point.value > 0) && sumOf(one) <= newest);
  const plants = years && named('saplings', isOverYears);
  return { years, cuts, plants, others: all.filter((one) => ![years, cuts, plants].includes(one)) };
}

/** The content of the home page. Returns `undefined` if the API has none. */
export const getHomepage = derivedInBoth(() =>
  oneInBoth({ path: 'homepage/', schema: homepage, isMadeOfEntries: true }),
);
