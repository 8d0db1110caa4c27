/// <reference types="astro/client" />

/** A script of `start/` as one minified text, made by scripts/build/page-script.ts. */
declare module '*?script' {
  const code: string;
  export default code;
  /** Of the text: a name that changes when it does. */
  export const hash: string;
}

/** What the islands were made into, by the same. */
declare module 'virtual:islands' {
  /** Code by file name. */
  export const files: Readonly<Record<string, string>>;
  /** For scripts of `start/`: the file of an island and those it needs, without hash and ending. */
  export const filesOf: (island: string) => readonly string[];
  /** The same of the results of a search. */
  export const filesOfResults: readonly string[];
  export const islandsHash: string;
}

/** The address of the search's Worker, by the same. */
declare module 'virtual:search-worker' {
  const address: string;
  export default address;
}

/** Facts of the site that scripts in the browser know, put in their place by the same. */
declare const CONTENT_API_URL: string;
declare const NATIONAL_PORTAL: string;
declare const MAIN_DOMAIN: string;
declare const SITE_VERSION: string;
declare const CLOSES_SOON_DAYS: number;
declare const DRAFT_DAYS: number;
declare const POPULAR_PAGES: number;
/** Empty: nothing is measured. */
declare const MEASURE_URL: string;

interface Window {
  /** What was clicked before start.ts had come. */
  early: Element[];
  /** Sets the page as the visitor has chosen: made in its head. */
  apply: () => void;
  /** What could not be stored. */
  held?: Record<string, string | undefined>;
  /** Started in the head of the search page, for the island to take. */
  searchWorker?: Worker | undefined;
}
