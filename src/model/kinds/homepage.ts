import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { derived } from '~/lib/queries';
import { oneInBoth, type Localised } from '../door/load';
import { image, link, listOf, optional, optionalAddress, optionalText, rawHtml, text } from '../door/shapes';

const statistic = z.object({
  id: z.union([text, z.int()]).transform(String),
  title: text,
  unit: text,
  source: optionalText,
  series: z.array(z.object({ period: text, value: z.number() })).min(1, 'at least one period'),
});
export type Statistic = z.infer<typeof statistic>;

/** A text, because owners write decimals or words. Numbers are accepted too. */
const value = z.union([text, z.number().transform(String)]);

export const homepage = z
  .object({
    title: text,
    tagline: optionalText,
    about: z.object({ title: text, body: rawHtml, image: optional(image), url: optionalAddress }),
    leaders: listOf(
      z
        .object({ name: text, designation: text, image: optional(image), message_url: optionalAddress })
        .transform(({ message_url, ...rest }) => ({ ...rest, messageUrl: message_url })),
    ),
    highlights: z.array(
      z
        .object({ label: text, value, unit: optionalText, as_of: optionalText })
        .transform(({ as_of, ...rest }) => ({ ...rest, asOf: as_of })),
    ),
    statistics: z.array(statistic),
    quick_links: z.array(z.intersection(link, z.object({ icon: optional(z.string()) }))),
    portals: z.array(link),
  })
  .transform(({ quick_links, ...rest }) => ({ ...rest, quickLinks: quick_links }));

export type Homepage = Localised<z.infer<typeof homepage>>;

const load = derived(() => oneInBoth({ path: 'homepage/', schema: homepage, isMadeOfEntries: true }));

/** `undefined` if the API has no home page content. */
export const getHomepage = async (lang: Lang): Promise<Homepage | undefined> => (await load())[lang];
