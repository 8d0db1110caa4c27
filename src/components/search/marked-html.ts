import { number } from '~/i18n/numbers';
import { texts } from '~/i18n/texts';
import type { Lang } from '~/i18n/lang';
import { escapeHtml } from '~/lib/escape';
import { HINDI_WORDS } from '~/islands/find/marked';
import type { LikelyQuery } from '~/model/search/queries';
import type { ReadyResults } from '~/model/search/ready-made';

type Marked = ReadyResults['hits'][number]['title'];

/** A text as HTML with its hits marked, and words in Hindi that stand in an English one. */
export function markedHtml({ text, marks }: Marked, written: Lang): string {
  const asHtml = (part: string): string =>
    written === 'hi' ? escapeHtml(part) : escapeHtml(part).replace(HINDI_WORDS, '<span lang="hi">$1</span>');
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    parts.push(asHtml(text.slice(at, from)), `<mark>${asHtml(text.slice(from, to))}</mark>`);
    at = to;
  }
  return parts.join('') + asHtml(text.slice(at));
}

/** How many results there are for what, as HTML. */
export function countedHtml({ words, lang: written }: LikelyQuery, total: number, lang: Lang): string {
  const t = texts(lang);
  const quoted = `<bdi${written === lang ? '' : ` lang="${written}"`}>${escapeHtml(words)}</bdi>`;
  return total === 1
    ? t('search:found_single', { words: quoted })
    : t('search:found_many', { words: quoted, number: number(total, lang) });
}
