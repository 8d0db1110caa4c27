// The groups of the health board, the worst first, and who has to act on each group.
import type { ReportLine } from './report.ts';

/** `now`: visitors miss something. `due`: something must be done soon. `better`: nothing is wrong, but it could be better. */
export type Level = 'now' | 'due' | 'better';
export const LEVELS: readonly Level[] = ['now', 'due', 'better'];

export type Role = 'tenders' | 'jobs' | 'editor' | 'manager' | 'it';

interface Kind {
  readonly level: Level;
  /** Who has to act. `section`: the editors of the section. */
  readonly whose: Role | 'section';
}

/** The groups in the order of the board. Their words are in src/i18n/messages/health.ts. */
export const GROUPS = {
  'held-back': { level: 'now', whose: 'section' },
  'broken-page': { level: 'now', whose: 'it' },
  'no-file': { level: 'now', whose: 'section' },
  broken: { level: 'now', whose: 'section' },
  password: { level: 'now', whose: 'section' },
  'no-picture': { level: 'now', whose: 'section' },
  'dead-link': { level: 'now', whose: 'section' },
  duplicate: { level: 'now', whose: 'section' },
  'no-number': { level: 'now', whose: 'manager' },
  absent: { level: 'now', whose: 'it' },
  twin: { level: 'now', whose: 'it' },
  'short-bid': { level: 'due', whose: 'tenders' },
  untranslated: { level: 'due', whose: 'section' },
  review: { level: 'due', whose: 'manager' },
  'to-come': { level: 'due', whose: 'section' },
  expires: { level: 'due', whose: 'it' },
  'other-record': { level: 'due', whose: 'it' },
  differ: { level: 'better', whose: 'section' },
  scan: { level: 'better', whose: 'section' },
  garbled: { level: 'better', whose: 'section' },
  script: { level: 'better', whose: 'section' },
  untagged: { level: 'better', whose: 'section' },
  'no-title': { level: 'better', whose: 'section' },
  'no-language': { level: 'better', whose: 'section' },
  'no-words': { level: 'better', whose: 'section' },
  'file-name': { level: 'better', whose: 'section' },
  'no-heads': { level: 'better', whose: 'section' },
  'long-title': { level: 'better', whose: 'section' },
  elsewhere: { level: 'better', whose: 'it' },
  other: { level: 'better', whose: 'manager' },
} as const satisfies Readonly<Record<string, Kind>>;
export type GroupName = keyof typeof GROUPS;

/** Faults that need the same action as the faults of a group. */
const ALIKE: Readonly<Record<string, GroupName>> = {
  'no-text': 'scan',
  'part-scan': 'scan',
  hidden: 'script',
  acts: 'script',
  macros: 'script',
  'wrong-language': 'no-language',
};

const isGroup = (name: string): name is GroupName => Object.hasOwn(GROUPS, name);

/** Returns the group of a line. Returns undefined for a line that needs no action. */
export function groupOf({ kind, about, field }: ReportLine): GroupName | undefined {
  if (about !== undefined && isGroup(about)) return about;
  if (about !== undefined && Object.hasOwn(ALIKE, about)) return ALIKE[about];
  switch (kind) {
    case 'read':
    case 'use':
      return undefined;
    case 'held-back':
      return field === undefined ? 'broken-page' : 'held-back';
    case 'picture':
      return 'no-picture';
    case 'file':
      return 'no-file';
    case 'link':
      return 'dead-link';
    case 'absent':
    case 'duplicate':
    case 'elsewhere':
      return kind;
    default:
      return 'other';
  }
}

/**
 * Returns the list of the API that an address names, such as `tenders-by-period`. The details of an album belong to the list of
 * albums.
 */
export const sectionOf = (address: string): string =>
  address
    .replace(/^\/+/, '')
    .split(/[/?#]/)[0]
    ?.replace(/-details$/, '') ?? '';

/** Returns who has to act on a line. Tenders and vacancies have their own editors. */
export function roleOf(group: GroupName, address: string): Role {
  const { whose } = GROUPS[group];
  const section = sectionOf(address);
  if (section.startsWith('tenders') && (whose === 'section' || group === 'other')) return 'tenders';
  if (whose !== 'section') return whose;
  return section.startsWith('recruitment') ? 'jobs' : 'editor';
}
