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
  kind: (typeof KINDS)[keyof typeof KINDS];
}

/** The number of letters of a title that are compared. */
const MOST_LETTERS = 150;
/** A cache, because each article of a month is compared with all others. */
const knownWords = new WeakMap<Article, ReadonlySet<string>>();

/** Returns the longer words of a title. Most short words do not tell the subject. */
function wordsOf(article: Article): ReadonlySet<string> {
  const known = knownWords.get(article);
  if (known) return known;
  const words = new Set(foldLetters(article.title.slice(0, MOST_LETTERS)).match(/[\p{L}\p{M}\p{N}]{5,}/gu));
  knownWords.set(article, words);
  return words;
}

const byMonth = derivedBy(async (lang: Lang) => {
  const dated = (await getEveryPage(lang)).flatMap(({ section, path, title, lang: written, datedOn }): Related[] =>
    isArticle(section) && datedOn ? [{ path, title, datedOn, lang: written, kind: KINDS[section] }] : [],
  );
  return Map.groupBy(dated, ({ datedOn }) => datedOn.slice(0, 7));
});

/** The articles of one month. With a query for each month, a new article changes only the articles of its own month. */
const ofMonth = derivedBy(async (key: `${Lang} ${string}`) => {
  const [lang, month] = key.split(' ') as [Lang, string];
  return (await byMonth(lang)).get(month) ?? [];
});

/** With a query for each article, a changed title changes only the articles that show it, or that showed it before. */
const related = derivedBy(async (key: `${Lang} ${string} ${string}`) => {
  const [lang, month, path] = key.split(' ') as [Lang, string, string];
  const all = await ofMonth(`${lang} ${month}`);
  const own = all.find((one) => one.path === path);
  if (!own) return [];
  const words = wordsOf(own);
  return all
    .filter((other) => other !== own)
    .map((other) => ({
      other,
      shared: words.intersection(wordsOf(other)).size,
      away: Math.abs(daysBetween(own.datedOn, other.datedOn)),
    }))
    .sort((a, b) => b.shared - a.shared || a.away - b.away || (a.other.path < b.other.path ? -1 : 1))
    .slice(0, MOST)
    .map(({ other }) => other);
});

/**
 * Returns the other articles of the same month: first the articles that share words of the title, then the nearest in time.
 * Returns at most three articles.
 */
export const relatedTo = ({ path, datedOn }: Pick<Article, 'path' | 'datedOn'>, lang: Lang): Promise<Related[]> =>
  related(`${lang} ${datedOn.slice(0, 7)} ${path}`);
