import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { hasBegun, hasPassed } from '../clock';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { contract, day, id, image, link, optional, optionalText, ourNames, text } from '../door/shapes';

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
  .transform(ourNames)
  .register(contract, { id: 'Banner' });

export type Banner = Localised<z.infer<typeof banner>>;

const getAllBanners = derivedInBoth(() => entriesInBoth({ path: 'site_banners/', schema: banner }));

/** Returns the banners that are shown today, in the order of the API. */
export const getBanners = async (lang: Lang): Promise<Banner[]> =>
  (await getAllBanners(lang)).filter(
    ({ startsOn, endsOn }) => (!startsOn || hasBegun(startsOn)) && (!endsOn || !hasPassed(endsOn)),
  );
