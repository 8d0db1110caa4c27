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

/** The kinds with a closing time. */
export const CLOSING_KINDS: readonly Kind[] = ['tender', 'job'];
