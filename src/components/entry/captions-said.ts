import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';

/** Which languages a film has captions in, in words; several tracks may be of one language. */
export function captionsSaid(captions: readonly { lang: Lang }[], lang: Lang): string | undefined {
  const [first, second] = new Set(captions.map((track) => track.lang));
  return first && texts(lang)(`videos_documentaries:captions_${second ? 'both' : first}`);
}
