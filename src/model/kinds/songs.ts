import * as z from 'zod';
import type { Lang } from '~/i18n/lang';
import { download } from '../files';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { optionalRichText } from './rich-text';
import { contract, day, file, id, optional, optionalRowHtml, ourNames, text } from '../door/shapes';

export const song = z
  .object({
    id,
    title: text,
    audio: file,
    duration_seconds: optional(z.number().positive()),
    lyrics: optionalRowHtml,
    published_on: optional(day),
  })
  .transform(({ duration_seconds, ...rest }) => ({ ...ourNames(rest), seconds: duration_seconds }))
  .register(contract, { id: 'Song' });

/** A song with the fields of the API. */
export type SongEntry = Localised<z.infer<typeof song>>;

/** All songs with the fields of the API, in the order of the API. The company's own song comes first. */
export const getSongList = derivedInBoth(() => entriesInBoth({ path: 'corporate-songs/', schema: song }));

/** All songs with their files and texts ready for the page, in the order of the API. */
export async function getSongs(lang: Lang) {
  const entries = await getSongList(lang);
  return Promise.all(
    entries.map(async ({ audio, lyrics, ...rest }) => {
      const place = { top: 3, prefix: `song-${rest.id}.`, written: rest.lang } as const;
      const [sound, words] = await Promise.all([
        download(audio),
        optionalRichText(lyrics, lang, `corporate-songs/ ${rest.id}`, place),
      ]);
      return { ...rest, file: sound, lyrics: words?.html };
    }),
  );
}

/** A song with the data that the page shows. */
export type Song = Awaited<ReturnType<typeof getSongs>>[number];
