import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { derived } from '~/lib/queries';
import { hasBegun, hasPassed } from '../clock';
import { entriesInBoth, type Localised } from '../door/load';
import { day, id, image, link, optional, optionalText, text } from '../door/shapes';

export const banner = z
  .object({
    id,
    title: text,
    text: optionalText,
    image,
    link: optional(link),
    starts_on: optional(day),
    ends_on: optional(day),
  })
  .refine((wire) => !wire.starts_on || !wire.ends_on || wire.ends_on >= wire.starts_on, {
    path: ['ends_on'],
    message: 'a day on or after starts_on',
  })
  .transform(({ starts_on, ends_on, ...rest }) => ({ ...rest, startsOn: starts_on, endsOn: ends_on }));

export type Banner = Localised<z.infer<typeof banner>>;

const load = derived(() => entriesInBoth({ path: 'site_banners/', schema: banner }));

/** Today's banners, in the owner's order. */
export const getBanners = async (lang: Lang): Promise<Banner[]> =>
  (await load())[lang].filter(
    ({ startsOn, endsOn }) => (!startsOn || hasBegun(startsOn)) && (!endsOn || !hasPassed(endsOn)),
  );
