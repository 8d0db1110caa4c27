import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';

/** The caption languages of a film, in words. Several tracks may have one language. */
export function captionsSaid(captions: readonly { lang: Lang }[], lang: Lang): string | undefined {
  const [first, second] = new Set(captions.map((track) => track.lang));
  return first && texts(lang)(`videos_documentaries:captions_${second ? 'both' : first}`);
}
