/** The name of the event. Only this file uses it. */
const LOADED = 'loaded';

/**
 * Tells other scripts of this page about another page that a script has loaded. Call this function before any part of the
 * loaded page is shown.
 */
export const tellLoaded = (page: Document): boolean => dispatchEvent(new CustomEvent(LOADED, { detail: page }));

/** Calls `loaded` for every page that a script has loaded. */
export const onLoaded = (loaded: (page: Document) => void): void =>
  addEventListener(LOADED, (event) => loaded((event as CustomEvent<Document>).detail));
