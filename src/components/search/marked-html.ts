import { number } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import { unbroken } from '~/i18n/unbroken';
import type { Lang } from '~/i18n/lang';
import { type Html, markup } from '~/lib/html';
import { HINDI_WORDS } from '~/islands/find/marked';
import type { LikelyQuery } from '~/model/site/likely-queries';
import type { ReadyResults } from '~/model/site/ready-results';

type Marked = ReadyResults['hits'][number]['title'];

const inHindi = (words: string): Html => markup`<span lang="hi">${words}</span>`;

/** Returns a text as HTML, with its matches marked. Hindi words in an English text get a `lang` attribute. */
export function markedHtml({ text: plain, marks }: Marked, written: Lang): Html {
  // No letter moves, so the marks stay right.
  const text = unbroken(plain);
  const asHtml = (part: string): Html =>
    // After the split, the pieces with an odd index are in Hindi.
    written === 'hi'
      ? markup`${part}`
      : markup`${part.split(HINDI_WORDS).map((words, index) => (index % 2 ? inHindi(words) : words))}`;
  const parts: Html[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(asHtml(text.slice(at, from)), markup`<mark>${asHtml(text.slice(from, to))}</mark>`);
    at = to;
  }
  return markup`${parts}${asHtml(text.slice(at))}`;
}

/** A placeholder for the query. No message contains this character. */
const PLACE = '\0';

/** Returns a sentence with the number of results for a query. */
export function countedHtml({ words, lang: written }: LikelyQuery, total: number, lang: Lang): Html {
  const t = texts(lang);
  const sentence =
    total === 1
      ? t('search:found_single', { words: PLACE })
      : t('search:found_many', { words: PLACE, number: number(total, lang) });
  const [before, after] = sentence.split(PLACE);
  return markup`${before}<bdi${written !== lang && markup` lang="${written}"`}>${words}</bdi>${after}`;
}
