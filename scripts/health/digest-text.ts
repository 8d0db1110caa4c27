// Writes the weekly digest: the counts of the health board and its first rows, in both languages.
import { LANGS, type Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import type { Board, Group, Row } from './board.ts';
import { cmsLink, placeLink } from './cms-link.ts';
import { GROUPS } from './groups.ts';
import { whyOf } from './why.ts';
import { factsOf, groupTitle, inLangOf, levelName, nameOf, roleName, whatToDo } from './words.ts';

/** The digest has at most this many rows of each group. The board has more rows. */
const ROWS = 5;

interface Facts {
  readonly siteUrl: string;
  readonly cms: string | undefined;
  /** The Monday of this digest, in milliseconds. */
  readonly due: number;
  readonly at: Date;
}

const inBoth = <Said>(say: (lang: Lang) => Said): Record<Lang, Said> => {
  const [en, hi] = LANGS.map(say) as [Said, Said];
  return { en, hi };
};

/** Removes the query from a file's address, because the query can contain a key of the storage. */
const withoutQuery = (row: Row): Row => (row.places ? { ...row, address: row.address.replace(/[?#].*$/s, '') } : row);
const QUERIES = /(https?:\/\/[^\s?#"]+)[?#][^\s"]*/g;

/** Returns the reason for the row, in one sentence. */
const whyText = (name: Group['name'], row: Row, lang: Lang): string | undefined =>
  whyOf(name, row, lang)
    .map(({ label, text }) => `${label}${text.replace(QUERIES, '$1')}`)
    .join('; ') || undefined;

function rowText(name: Group['name'], whole: Row, cms: string | undefined) {
  const row = withoutQuery(whole);
  return {
    name: inBoth((lang) => nameOf(inLangOf(row, lang), lang)),
    lang: row.lang,
    id: row.id,
    address: row.address,
    since: row.since,
    facts: inBoth((lang) => factsOf(name, inLangOf(row, lang), lang)),
    why: inBoth((lang) => whyText(name, row, lang)),
    whose: inBoth((lang) => roleName(row.role, lang)),
    url: inBoth((lang) => (row.places?.[0] ? placeLink(cms, row.places[0], lang) : cmsLink(cms, inLangOf(row, lang)))),
  };
}

const groupText = ({ name, count, rows }: Group, cms: string | undefined) => ({
  name,
  level: GROUPS[name].level,
  levelName: inBoth((lang) => levelName(GROUPS[name].level, lang)),
  count,
  title: inBoth((lang) => groupTitle(name, lang)),
  whatToDo: inBoth((lang) => whatToDo(name, lang)),
  rows: rows.slice(0, ROWS).map((row) => rowText(name, row, cms)),
});

/** The body of the webhook. Its form is in docs/publishing.md. */
export const digestText = ({ count, groups }: Board, { siteUrl, cms, due, at }: Facts) => ({
  type: 'health.digest',
  timestamp: at.toISOString(),
  data: {
    site: siteUrl,
    due: new Date(due).toISOString(),
    count,
    title: inBoth((lang) => texts(lang)('health:title')),
    summary: inBoth((lang) => {
      const t = texts(lang);
      return count === 0 ? t('health:nothing') : t('health:count', { count });
    }),
    groups: groups.map((group) => groupText(group, cms)),
  },
});
