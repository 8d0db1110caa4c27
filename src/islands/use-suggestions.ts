import { useEffect, useState } from 'react';
import type { Lang } from '~/i18n/lang';

/** A suggestion for the typed text. */
export interface Suggestion {
  readonly url: string;
  /** True if the suggestion leads to another website. */
  readonly leaves: boolean;
  /** The title in pieces. Pieces with an odd index are matches. */
  readonly parts: readonly string[];
  /** The kind of the suggestion, its state if it closes, its file, and its language if that is not the page's language. */
  readonly notes: readonly string[];
  /** The language of the title, if it is not the page's. */
  readonly lang: Lang | undefined;
}

/** Finds suggestions for a text. If the promise rejects, no suggestions are shown. */
export type Suggest = (text: string) => Promise<readonly Suggestion[]>;

/** The pause after a key before suggestions are loaded. */
const PAUSE_MS = 200;
const NONE: readonly Suggestion[] = [];

/** Returns suggestions for the typed text, after a pause. Answers for an earlier text are ignored. */
export function useSuggestions(text: string, suggest: Suggest): readonly Suggestion[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (text.trim() === '') {
      setFound(NONE);
      return undefined;
    }
    let isLate = false;
    const show = (all: readonly Suggestion[]): void => {
      if (!isLate) setFound(all);
    };
    const pause = setTimeout(() => {
      suggest(text).then(show, () => show(NONE));
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(pause);
    };
  }, [text, suggest]);
  return found;
}
