import { useEffect, useState } from 'react';
import type { Lang } from '~/i18n/lang';

/** Something that may be meant by what is being typed. */
export interface Suggestion {
  readonly url: string;
  /** It is another website's. */
  readonly leaves: boolean;
  /** Its title; every second part answers what was typed. */
  readonly parts: readonly string[];
  /** What it is, and in which language if that is not the page's. */
  readonly notes: readonly string[];
  /** Of the title, if it is not the page's. */
  readonly lang: Lang | undefined;
}

/** It may fail, and there are none then. */
export type Suggest = (text: string) => Promise<readonly Suggestion[]>;

/** Who types on asks for more than one letter after the other. */
const PAUSE_MS = 200;
const NONE: readonly Suggestion[] = [];

/** What is suggested for a text that is being typed, after a pause; what comes too late is not shown. */
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
