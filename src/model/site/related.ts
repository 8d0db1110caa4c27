import { daysBetween } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { foldLetters } from '~/search/letters';
import { getEveryPage } from './every-page';

/** The largest number of related articles. The fourth link leads to the list. */
const MOST = 3;
/** The kinds of these pages, by their section. */
const KINDS = { press: 'press-release', news: 'news', events: 'event', albums: 'album' } as const;
const isArticle = (section: string): section is keyof typeof KINDS => section in KINDS;

interface Article {
  path: string;
  title: string;
  /** A day. */
  datedOn: string;
}
interface Related extends Article {
  lang: Lang;
  /** The longer words of the article's title. */
  words: ReadonlySet<string>;
  kind: (typeof KINDS)[keyof typeof KINDS];
}

/** The number of letters of a title that are compared. */
const MOST_LETTERS = 150;
/** Returns the longer words of a title. Most short words do not tell the subject. */
const wordsIn = (title: string): Set<string> =>
  new Set(foldLetters(title.slice(0, MOST_LETTERS)).match(/[\p{L}\p{M}\p{N}]{5,}/gu));

const byMonth = derivedBy(async (lang: Lang) => {
  const dated = (await getEveryPage(lang)).flatMap(({ section, path, title, lang: written, datedOn }): Related[] =>
    isArticle(section) && datedOn
      ? [{ path, title, datedOn, lang: written, kind: KINDS[section], words: wordsIn(title) }]
      : [],
  );
  return Map.groupBy(dated, ({ datedOn }) => datedOn.slice(0, 7));
});

/** The articles of one month. With a query for each month, a new article changes only the articles of its own month. */
const ofMonth = derivedBy(async (key: `${Lang} ${string}`) => {
  const [lang, month] = key.split(' ') as [Lang, string];
  return (await byMonth(lang)).get(month) ?? [];
});

/**
 * Returns the other articles of the same month: first the articles that share words of the title, then the nearest in time.
 * Returns at most three articles.
 */
export async function relatedTo({ path, title, datedOn }: Article, lang: Lang): Promise<Related[]> {
  const own = wordsIn(title);
  return (await ofMonth(`${lang} ${datedOn.slice(0, 7)}`))
    .filter((other) => other.path !== path)
    .map((other) => ({
      other,
      shared: own.intersection(other.words).size,
      away: Math.abs(daysBetween(datedOn, other.datedOn)),
    }))
    .sort((a, b) => b.shared - a.shared || a.away - b.away || (a.other.path < b.other.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ other }) => other);
}
