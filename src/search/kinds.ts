/** The kinds of entries. Add a new kind at the end, because the position of a kind is part of every ID. */
export const KINDS = [
  'page',
  'news',
  'press-release',
  'event',
  'album',
  'video',
  'song',
  'tender',
  'notice',
  'job',
  'penal-action',
  'file',
  'help',
  'list',
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * For each kind: the names of its lists in the API, or the name of the kind. The company's own search may use these
 * names as types of results.
 */
export const API_LISTS: Readonly<Record<Kind, string>> = {
  page: 'pages',
  news: 'news-and-updates',
  'press-release': 'press-release',
  event: 'upcoming-events past-events',
  album: 'photo-gallery photo-gallery-details',
  video: 'video-gallery',
  song: 'corporate-songs',
  tender: 'tenders-by-period',
  notice: 'data-listing-detail',
  job: 'recruitments',
  'penal-action': 'penal-actions',
  file: 'file',
  help: 'help',
  list: 'data-listing',
};

/** The kinds with a closing time. */
export const CLOSING_KINDS: readonly Kind[] = ['tender', 'job'];
