import * as z from 'zod';
import { limits } from '~/config';
import { yearOf } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { groupBy } from '~/lib/group';
import { neighboursIn } from '~/lib/paging';
import { derivedBy } from '~/lib/queries';
import { href, paths } from '~/routes';
import { derivedInBoth, entriesInBoth, oneInBoth, type Localised } from '../door/load';
import { photo } from '../photos';
import { picture } from '../pictures';
import { contract, day, id, image, moment, optional, optionalText, ourNames, text } from '../door/shapes';

const fields = {
  id,
  title: text,
  held_on: day,
  summary: optionalText,
  cover: image,
  photo_count: z.int().nonnegative(),
  updated_at: optional(moment),
};

const photoOfAlbum = z.object({ id, image, caption: optionalText, taken_on: optional(day) }).transform(ourNames);

export const album = z.object(fields).transform(ourNames).register(contract, { id: 'Album' });

export const albumDetails = z
  .object({ ...fields, photos: z.array(photoOfAlbum) })
  .transform(({ photos }) => ({ photos }))
  .register(contract, { id: 'AlbumDetails' });

export type Album = Localised<z.infer<typeof album>>;

/** All albums. The album of the latest event comes first. */
export const getAlbums = derivedInBoth(() =>
  entriesInBoth(
    { path: 'photo-gallery/', schema: album },
    (a, b) => b.heldOn.localeCompare(a.heldOn) || a.id.localeCompare(b.id),
  ),
);

const details = derivedBy((of: string) => oneInBoth({ path: `photo-gallery-details/${of}/`, schema: albumDetails }));

/**
 * An album in a list. Counts the pictures in the album if possible, because the number that the API gives can be wrong.
 */
export async function albumCard(entry: Album, lang: Lang) {
  const [cover, whole] = await Promise.all([picture(entry.cover, 'photo'), details(entry.id)]);
  return {
    title: entry.title,
    lang: entry.lang,
    heldOn: entry.heldOn,
    count: whole[lang]?.photos.length ?? entry.photoCount,
    cover,
    href: href(paths.album(entry.id), lang),
  };
}

export type AlbumCard = Awaited<ReturnType<typeof albumCard>>;

/** Groups albums by year. A short list is one group without a year. */
export const albumsByYear = (cards: readonly AlbumCard[], total: number) =>
  groupBy(cards, ({ heldOn }) => (total > limits.albumsWithoutYears ? String(yearOf(heldOn)) : ''));

/** The pictures of an album. Returns `undefined` if the API lists the album but does not have its pictures. */
export async function getAlbumContent(entry: Album, lang: Lang) {
  const whole = (await details(entry.id))[lang];
  if (!whole) return undefined;
  const photos = await Promise.all(whole.photos.map((one) => photo(one.image, one.caption, one.takenOn)));
  return { lang: whole.lang, photos };
}

/** The captions of an album's pictures, in the language of the album. */
export async function getAlbumCaptions({ id: of, lang }: Album): Promise<string[]> {
  const photos = (await details(of))[lang]?.photos ?? [];
  return photos.flatMap(({ caption }) => caption ?? []);
}

/** The albums before and after this album, by date. */
export const getNeighbours = async (entry: Album, lang: Lang) =>
  neighboursIn(await getAlbums(lang), (other) => other.id === entry.id);
