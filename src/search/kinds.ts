/** What an entry can be. New kinds go to the end: a kind's place is part of every id. */
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
] as const;
export type Kind = (typeof KINDS)[number];

/** Those that one can be too late for. */
export const CLOSING_KINDS: readonly Kind[] = ['tender', 'job'];
