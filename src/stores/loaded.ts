/** The name of the event. Only this file uses it. */
const LOADED = 'loaded';

/** Announces a page that an island has loaded. Call this before any part of the page is shown. */
export const tellLoaded = (page: Document): boolean => dispatchEvent(new CustomEvent(LOADED, { detail: page }));

/** Calls `loaded` for every page that an island loads. */
export const onLoaded = (loaded: (page: Document) => void): void =>
  addEventListener(LOADED, (event) => loaded((event as CustomEvent<Document>).detail));
