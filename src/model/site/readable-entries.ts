import { dayInIndia } from '~/i18n/dates';
import { LANGS } from '~/i18n/lang';
import { derived } from '~/lib/queries';
import { paths } from '~/routes';
import { getAlbumCaptions, getAlbums } from '../kinds/albums';
import { getEvents } from '../kinds/events';
import { getAllNews, hasOwnPage, newsPath } from '../kinds/news';
import { getSongList } from '../kinds/songs';
import { getVideos } from '../kinds/videos';
import { body, entryOf, rowsOf, written } from './search-entries';
import { wordsOf } from '../prose/words';

// Entries with their own page: to read, watch or listen to.

export const getNewsEntries = derived(async () =>
  (await written(getAllNews)).filter(hasOwnPage).map((one) =>
    entryOf(one, {
      lang: one.lang,
      kind: one.kind,
      path: newsPath(one),
      title: one.title,
      date: one.publishedOn,
      body: body(one.summary, wordsOf(one, one.body)),
    }),
  ),
);

export const getEventEntries = derived(async () =>
  (await written(getEvents)).map((one) =>
    entryOf(one, {
      lang: one.lang,
      kind: 'event',
      path: paths.event(one.id),
      title: one.title,
      date: dayInIndia(one.startsAt),
      body: body(one.summary, one.venue, wordsOf(one, one.body)),
    }),
  ),
);

export const getAlbumEntries = derived(async () =>
  Promise.all(
    (await written(getAlbums)).map(async (one) =>
      entryOf(one, {
        lang: one.lang,
        kind: 'album',
        path: paths.album(one.id),
        title: one.title,
        date: one.heldOn,
        body: body(one.summary, ...(await getAlbumCaptions(one))),
      }),
    ),
  ),
);

export const getFilmEntries = derived(async () => {
  const lists = await Promise.all(
    LANGS.map(async (lang) => rowsOf(lang, paths.videos, await getVideos(lang), ({ id }) => `film-${id}`)),
  );
  return lists.flat().map(({ row, place }) =>
    entryOf(row, {
      lang: row.lang,
      kind: 'video',
      path: place,
      title: row.title,
      date: row.publishedOn,
      body: body(row.summary, wordsOf(row, row.transcript)),
    }),
  );
});

export const getSongEntries = derived(async () =>
  (await written(getSongList)).map((one) =>
    entryOf(one, {
      lang: one.lang,
      kind: 'song',
      path: `${paths.songs}#song-${one.id}`,
      title: one.title,
      date: one.publishedOn,
      body: wordsOf(one, one.lyrics),
    }),
  ),
);
