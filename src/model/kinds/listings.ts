import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { JOB_CATEGORIES, paths } from '~/routes';
import { hasPassed, newUntil } from '../clock';
import { newestFirst } from '../dated';
import { listsWithEnglish } from '../english-facts';
import { download } from '../files';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { optionalPicture } from '../pictures';
import { report } from '../door/report';
import {
  contract,
  day,
  file,
  id,
  image,
  link,
  moment,
  optional,
  optionalHtml,
  optionalText,
  ourNames,
  text,
} from '../door/shapes';
import { linkTarget } from '../targets';

export const listing = z
  .object({
    slug: id,
    title: text,
    layout: z.enum(['table', 'cards'], 'table or cards'),
    intro: optionalHtml,
    updated_at: optional(moment),
  })
  .transform(({ slug, ...rest }) => ({ ...ourNames(rest), id: slug }))
  .register(contract, { id: 'Listing' });

export const listingEntry = z
  .object({
    id,
    title: text,
    published_on: day,
    file: optional(file),
    link: optional(link),
    summary: optionalText,
    image: optional(image),
    expires_on: optional(day),
  })
  .refine((wire) => !wire.expires_on || wire.expires_on >= wire.published_on, {
    path: ['expires_on'],
    message: 'a day on or after published_on',
  })
  .transform(ourNames)
  .register(contract, { id: 'ListingEntry' });

export type Listing = Localised<z.infer<typeof listing>>;
export type ListingEntry = Localised<z.infer<typeof listingEntry>>;
export type ListingLayout = Listing['layout'];

/**
 * Other pages of the site have these addresses, so no listing can have them. Small and capital letters count as equal.
 */
const taken = new Set<string>([...JOB_CATEGORIES.map(paths.jobs), paths.penalActions]);

const address = 'data_listing/';

/** All listings (lists of notices), in the order of the API. */
export const getListings = derivedInBoth(async () => {
  const filed = await entriesInBoth({ path: address, schema: listing, key: 'slug' });
  const lists = listsWithEnglish(address, 'layout', filed);
  const isFree = (one: Listing): boolean => !taken.has(paths.listing(one.id, one.layout).toLowerCase());
  for (const { id: entry } of lists.en.filter((one) => !isFree(one))) {
    report({
      kind: 'note',
      address,
      entry,
      field: 'slug',
      reason: 'taken',
      detail: 'not shown, because another page of the site has this address; give the listing another address',
    });
  }
  return { en: lists.en.filter(isFree), hi: lists.hi.filter(isFree) };
});

const loadEntries = derivedBy((slug: string) =>
  entriesInBoth({ path: `data_listing_detail/${slug}/`, schema: listingEntry }),
);

export const isArchived = (entry: ListingEntry): boolean => entry.expiresOn !== undefined && hasPassed(entry.expiresOn);

/**
 * The entries of a listing: first the current entries, then the archived entries. In each of these two parts, the newest entry
 * comes first.
 */
export async function getListingEntries(slug: string, lang: Lang): Promise<ListingEntry[]> {
  const entries = (await loadEntries(slug))[lang];
  return [
    ...entries.filter((entry) => !isArchived(entry)).sort(newestFirst),
    ...entries.filter(isArchived).sort(newestFirst),
  ];
}

/** The listings (lists of notices) with the given layout, for `getStaticPaths`. */
export const listingsAs = (layout: ListingLayout) => async (lang: Lang) =>
  Promise.all(
    (await getListings(lang))
      .filter((one) => one.layout === layout)
      .map(async (one) => ({
        params: { slug: one.id },
        about: one,
        entries: await getListingEntries(one.id, lang),
      })),
  );

/** An entry with the data that a table or card shows. `number` is the position of the entry in the listing. */
export async function listingRow(entry: ListingEntry, number: number, lang: Lang, layout: ListingLayout) {
  const [offered, picture] = await Promise.all([
    entry.file && download(entry.file),
    layout === 'cards' ? optionalPicture(entry.image, 'thumb') : undefined,
  ]);
  const isDownload = offered !== undefined && !offered.isMissing;
  return {
    number,
    id: entry.id,
    lang: entry.lang,
    title: entry.title,
    summary: entry.summary,
    publishedOn: entry.publishedOn,
    archivedOn: isArchived(entry) ? entry.expiresOn : undefined,
    newUntil: newUntil(entry),
    /** The title links to the file. Without a file, the title links to `link`. */
    target: isDownload ? offered.target : entry.link && linkTarget(entry.link, lang),
    isDownload,
    link: entry.link && { title: entry.link.title, target: linkTarget(entry.link, lang) },
    file: offered,
    picture,
  };
}

export type ListingRow = Awaited<ReturnType<typeof listingRow>>;
