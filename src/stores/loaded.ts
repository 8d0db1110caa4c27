/** Nobody else tells an event of this name. */
const LOADED = 'loaded';

/** Tells the script of every page that an island has loaded another page, before anything of it is shown. */
export const tellLoaded = (page: Document): boolean => dispatchEvent(new CustomEvent(LOADED, { detail: page }));

/** Calls back with every page that an island loads. */
export const onLoaded = (loaded: (page: Document) => void): void =>
  addEventListener(LOADED, (event) => loaded((event as CustomEvent<Document>).detail));
