/** An event name that only this file uses. */
const LOADED = 'loaded';

/** Announces a page that an island has loaded, before any part of it is shown. */
export const tellLoaded = (page: Document): boolean => dispatchEvent(new CustomEvent(LOADED, { detail: page }));

/** Calls `loaded` for every page that an island loads. */
export const onLoaded = (loaded: (page: Document) => void): void =>
  addEventListener(LOADED, (event) => loaded((event as CustomEvent<Document>).detail));
