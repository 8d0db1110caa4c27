// Makes the health board from the lines that the publisher reports. The board has groups with counts. Each fault is listed
// once, the oldest first.
import { type GroupName, GROUPS, groupOf, type Role, roleOf, sectionOf } from './groups.ts';
import { idOf, type Place, type Uses, usesIn } from './places.ts';
import type { ReportLine } from './report.ts';

/**
 * A group has at most this many rows, because thousands of rows would make the page too large. Further rows are only counted.
 */
const MOST_ROWS = 40;
const MOST_LETTERS = 160;
/** The most entries that are named for a file. */
const MOST_PLACES = 3;

export interface Row extends Pick<
  ReportLine,
  'lang' | 'title' | 'field' | 'since' | 'expected' | 'found' | 'detail' | 'about' | 'reason' | 'until'
> {
  /** The list of the API, such as `pages`. Empty if the row is about a file or a page. */
  readonly section: string;
  /** The ID in the CMS. Undefined for a file, a page, or an entry without a valid ID. */
  readonly id?: string | undefined;
  /** The titles in both languages, if the row is about both languages of an entry. */
  readonly titles?: Place['titles'] | undefined;
  /** The first entries that use the file. */
  readonly places?: readonly Place[] | undefined;
  /** The number of all entries that use the file. Some of them may not be in `places`. */
  readonly placeCount?: number | undefined;
  /** The address of the file or page. */
  readonly address: string;
  readonly count?: number | undefined;
  readonly lastGood?: boolean | undefined;
  readonly role: Role;
}

export interface Group {
  readonly name: GroupName;
  readonly count: number;
  readonly rows: readonly Row[];
}

export interface Board {
  readonly count: number;
  readonly groups: readonly Group[];
}

export const NO_BOARD: Board = { count: 0, groups: [] };

const cut = (text: string | undefined): string | undefined =>
  text !== undefined && text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

/** True if the line is about a file or a page, and not about an entry. */
const isOfFile = ({ kind, address, lang }: ReportLine): boolean =>
  /^(?:https?:|\/)/.test(address) || (lang === undefined && ['picture', 'file', 'elsewhere'].includes(kind));

function rowOf(line: ReportLine, group: GroupName, uses: Uses): Row {
  const { lang, since, until, count, lastGood, about, reason } = line;
  const isFile = isOfFile(line);
  const places = isFile ? uses.of(line.address) : [];
  const [address, title, field, expected, found, detail] = [
    line.address,
    line.title ?? uses.titleOf(line) ?? (idOf(line) === undefined ? line.entry : undefined),
    line.field,
    line.expected,
    line.found,
    line.detail,
  ].map(cut);
  const id = isFile ? undefined : idOf(line);
  const section = isFile ? '' : sectionOf(line.address);
  // A tender has the same days in both languages, so only one of the languages is reported.
  const titles = group === 'short-bid' ? uses.titlesOf(line) : undefined;
  const said = {
    ...{ lang, titles, title, field, expected, found, detail, since, until, count, lastGood, about, reason },
    id,
  };
  const role = roleOf(group, places[0]?.section ?? line.address);
  const shown = isFile && { places: places.slice(0, MOST_PLACES), placeCount: places.length };
  return { section, address: address ?? '', role, ...said, ...shown };
}

/**
 * Returns the same name for the same fault, because several pages and lists may report one fault. For example, a tender may be
 * in two months.
 */
const nameOf = ({ section, id, address, lang, title, field, found, about, reason, places }: Row): string =>
  JSON.stringify(
    // For a file, each kind of fault is one row, even if several entries report it.
    places ? [address, about, reason, found] : [section, id ?? address, lang, id === undefined && title, field, found],
  );

const ids = new Intl.Collator('en', { numeric: true });
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Sorts rows by day, the oldest first. Rows without a day come last. Rows of the same day are in the order of the sections. */
const byAge = (a: Row, b: Row): number =>
  inOrder(a.since ?? '9', b.since ?? '9') ||
  inOrder(a.section, b.section) ||
  ids.compare(a.id ?? a.address, b.id ?? b.address);

const entryOf = (line: ReportLine): string => JSON.stringify([sectionOf(line.address), idOf(line), line.lang]);

export function boardOf(lines: readonly ReportLine[]): Board {
  const found = new Map<GroupName, Map<string, Row>>();
  // A section that only one language has is not absent. Its translation is pending.
  const read = new Set(lines.flatMap(({ kind, address }) => (kind === 'read' ? address : [])));
  const uses = usesIn(lines);
  // A translation that is held back must be corrected. So it is not also reported as missing.
  const held = new Set(lines.flatMap((line) => (groupOf(line) === 'held-back' ? entryOf(line) : [])));
  for (const line of lines) {
    const group = groupOf(line);
    if (group === undefined || (group === 'absent' && read.has(line.address))) continue;
    if (group === 'untranslated' && held.has(entryOf(line))) continue;
    const rows = found.get(group) ?? new Map<string, Row>();
    found.set(group, rows);
    const row = rowOf(line, group, uses);
    // A section that is absent in both languages is one row.
    const name = nameOf(group === 'absent' ? { ...row, lang: undefined } : row);
    const before = rows.get(name);
    if (!before) rows.set(name, row);
    else if (group === 'absent' && before.lang !== row.lang) rows.set(name, { ...before, lang: undefined });
  }
  const groups = (Object.keys(GROUPS) as GroupName[]).flatMap((name): Group[] => {
    const rows = [...(found.get(name)?.values() ?? [])];
    return rows.length > 0 ? [{ name, count: rows.length, rows: rows.sort(byAge).slice(0, MOST_ROWS) }] : [];
  });
  return { count: groups.reduce((sum, { count }) => sum + count, 0), groups };
}
