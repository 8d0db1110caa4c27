import * as z from 'zod';
import { environment } from '~/api/environment';
import { videoHost } from '~/config';
import type { Lang } from '~/i18n/lang';
import { newestFirst } from '../dated';
import { download } from '../files';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { picture } from '../pictures';
import { optionalRichText } from './rich-text';
import {
  contract,
  day,
  file,
  id,
  image,
  listOf,
  optional,
  optionalRowHtml,
  optionalText,
  ourNames,
  safeAddress,
  text,
} from '../door/shapes';

const language = z.enum(['en', 'hi'], 'en or hi');
const youtube = z.object({ youtube_id: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/) });

const caption = z.object({ url: safeAddress, language });

export const video = z
  .object({
    id,
    kind: z.enum(['video', 'documentary'], 'video or documentary'),
    title: text,
    published_on: day,
    duration_seconds: optional(z.number().positive()),
    summary: optionalText,
    poster: image,
    video: z.union([z.object({ file }), youtube], '{"file": …} or {"youtube_id": …}'),
    captions: listOf(caption),
    transcript: optionalRowHtml,
  })
  .transform(({ duration_seconds, video: source, ...rest }) => ({
    ...ourNames(rest),
    seconds: duration_seconds,
    file: 'file' in source ? source.file : undefined,
    youtubeId: 'file' in source ? undefined : source.youtube_id,
  }))
  .register(contract, { id: 'Video' });

export type Video = Localised<z.infer<typeof video>>;

/** Videos and documentaries, newest first. */
export const getVideos = derivedInBoth(() =>
  entriesInBoth({ path: 'video-gallery/', schema: video }, (a, b) => newestFirst(a, b) || a.id.localeCompare(b.id)),
);

/** The picture, the length and the file of a film, without its text. */
export async function filmTeaser(entry: Video) {
  const [poster, file] = await Promise.all([picture(entry.poster, 'photo'), entry.file && download(entry.file)]);
  return { id: entry.id, title: entry.title, lang: entry.lang, seconds: entry.seconds, poster, file };
}

export type FilmTeaser = Awaited<ReturnType<typeof filmTeaser>>;

/** A film for a page. It is a file of the file storage, or a link to YouTube. */
export async function film(entry: Video, lang: Lang) {
  const [teaser, captions, transcript] = await Promise.all([
    filmTeaser(entry),
    captionsOf(entry),
    optionalRichText(entry.transcript, lang, `video-gallery/ ${entry.id}`, {
      top: 4,
      prefix: `film-${entry.id}.`,
      written: entry.lang,
    }),
  ]);
  const { kind, publishedOn, summary } = entry;
  return {
    ...teaser,
    kind,
    publishedOn,
    summary,
    captions,
    elsewhere:
      entry.youtubeId === undefined
        ? undefined
        : { href: videoHost + entry.youtubeId, leaves: true, opensNewTab: true },
    /** True if the captions are on another origin. The player and the file storage then need CORS. */
    isCrossOrigin: captions.some(({ href }) => new URL(href).origin !== new URL(environment.SITE_URL).origin),
    transcript: transcript?.html,
  };
}

export type Film = Awaited<ReturnType<typeof film>>;

/**
 * Returns the captions that exist in the file storage. Missing captions are reported. For films on YouTube, YouTube has the
 * captions.
 */
async function captionsOf(entry: Video): Promise<{ href: string; lang: Lang }[]> {
  if (!entry.file) return [];
  const files = await Promise.all(
    entry.captions.map(async (one) => ({ lang: one.language, found: await download(one) })),
  );
  return files.flatMap(({ lang, found }) =>
    found.isMissing || found.target.leaves ? [] : [{ href: found.target.href, lang }],
  );
}
