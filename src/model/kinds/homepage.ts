import * as z from 'zod';
import { derivedInBoth, oneInBoth, type Localised } from '../door/load';
import { image, link, listOf, optional, optionalAddress, optionalText, ourNames, rawHtml, text } from '../door/shapes';

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
  .transform(ourNames);

export type Homepage = Localised<z.infer<typeof homepage>>;

/** The content of the home page. Returns `undefined` if the API has none. */
export const getHomepage = derivedInBoth(() =>
  oneInBoth({ path: 'homepage/', schema: homepage, isMadeOfEntries: true }),
);
