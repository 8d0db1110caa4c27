import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';

/**
 * Returns the languages of a film's captions, in words. If two caption tracks have the same language, this language is named
 * once.
 */
export function captionsSaid(captions: readonly { lang: Lang }[], lang: Lang): string | undefined {
  const [first, second] = new Set(captions.map((track) => track.lang));
  return first && texts(lang)(`videos_documentaries:captions_${second ? 'both' : first}`);
}
