import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { cutText } from '~/model/prose/words';
import { getNamesakes } from '~/model/site/every-page';

interface Head {
  title: string;
  description: string;
}
/** Search engines do not show more characters of a description than this. */
export const MOST_DESCRIPTION = 240;

/**
 * Returns title and description for search engines. If several entries have the same heading and day, the ID of the entry is
 * added to its title and its description.
 */
export async function entryHead(lang: Lang, path: string, { title, description }: Head): Promise<Head> {
  const short = cutText(description, MOST_DESCRIPTION);
  if (!(await getNamesakes(lang)).has(path)) return { title, description: short };
  const t = texts(lang);
  const number = path.split('/').at(-1) ?? '';
  return {
    title: t('seo_friendly:told_apart', { words: title, number }),
    description: t('seo_friendly:told_apart', { words: short, number }),
  };
}

interface Article {
  /** The kind of entry, in the page's language. */
  kind: string;
  date: string;
  heading: string;
  summary: string;
}

/** Returns title and description for an entry with its own text. */
export function articleHead(lang: Lang, path: string, { kind, date, heading, summary }: Article): Promise<Head> {
  const t = texts(lang);
  return entryHead(lang, path, {
    title: t('seo_friendly:article_title', { page: heading, date, name: t('website:name') }),
    description: summary
      ? t('seo_friendly:article_summary', { kind, date, page: heading, summary })
      : t('seo_friendly:article_description', { kind, date, page: heading }),
  });
}
