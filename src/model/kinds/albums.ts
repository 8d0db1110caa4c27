import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { derived, derivedBy } from '~/lib/queries';
import { href, paths } from '~/routes';
import { latestDay } from '../clock';
import { entriesInBoth, oneInBoth, type Localised } from '../door/load';
import { photo, type Photo } from '../photos';
import { picture, type Shown } from '../pictures';
import { day, id, image, moment, optional, optionalText, text } from '../door/shapes';

const fields = {
  id,
  title: text,
  held_on: day,
  summary: optionalText,
  cover: image,
  photo_count: z.int().nonnegative(),
  updated_at: optional(moment),
};

const photoOfAlbum = z
  .object({ id, image, caption: optionalText, taken_on: optional(day) })
  .transform(({ image: original, caption, taken_on }) => ({
    image: original,
    caption: caption || undefined,
    takenOn: taken_on,
  }));

export const album = z.object(fields).transform(({ held_on, photo_count, updated_at, ...rest }) => ({
  ...rest,
  heldOn: held_on,
  count: photo_count,
  updatedAt: updated_at,
}));

export const albumDetails = z
  .object({ ...fields, photos: z.array(photoOfAlbum) })
  .transform(({ photos }) => ({ photos }));

export type Album = Localised<z.infer<typeof album>>;

const load = derived(async () => {
  const lists = await entriesInBoth({ path: 'photo-gallery/', schema: album });
  for (const list of Object.values(lists))
    list.sort((a, b) => b.heldOn.localeCompare(a.heldOn) || a.id.localeCompare(b.id));
  return lists;
});

const details = derivedBy((of: string) => oneInBoth({ path: `photo-gallery-details/${of}/`, schema: albumDetails }));

/** All albums, the latest event first. */
export const getAlbums = async (lang: Lang): Promise<Album[]> => (await load())[lang];

/** The day of the last change. */
export const latestAlbumChange = (albums: readonly Album[]): string | undefined =>
  latestDay(albums.flatMap((entry) => [entry.updatedAt, entry.heldOn]));

/** An album in a list. */
export interface AlbumCard {
  title: string;
  lang: Lang;
  heldOn: string;
  count: number;
  cover: Shown;
  href: string;
}

/** Counts the album's own pictures if they can be read, because the number in the list may be wrong. */
export async function albumCard(entry: Album, lang: Lang): Promise<AlbumCard> {
  const [cover, whole] = await Promise.all([picture(entry.cover, 'photo'), details(entry.id)]);
  return {
    title: entry.title,
    lang: entry.lang,
    heldOn: entry.heldOn,
    count: whole[lang]?.photos.length ?? entry.count,
    cover,
    href: href(paths.album(entry.id), lang),
  };
}

export interface AlbumContent {
  lang: Lang;
  photos: Photo[];
}

/** `undefined` if the API lists the album but does not have its pictures. */
export async function getAlbumContent(entry: Album, lang: Lang): Promise<AlbumContent | undefined> {
  const whole = (await details(entry.id))[lang];
  if (!whole) return undefined;
  const photos = await Promise.all(whole.photos.map((one) => photo(one.image, one.caption, one.takenOn)));
  return { lang: whole.lang, photos };
}

/** The captions, in the album's own language. */
export async function getAlbumCaptions({ id: of, lang }: Album): Promise<string[]> {
  const photos = (await details(of))[lang]?.photos ?? [];
  return photos.flatMap(({ caption }) => caption ?? []);
}

/** The previous and next album by date. */
export async function getNeighbours(
  entry: Album,
  lang: Lang,
): Promise<{ earlier: Album | undefined; later: Album | undefined }> {
  const all = await getAlbums(lang);
  const place = all.findIndex((other) => other.id === entry.id);
  return { earlier: all[place + 1], later: place > 0 ? all[place - 1] : undefined };
}
