/// <reference types="astro/client" />

/** Gives a script of `start/` as minified text. scripts/build/page-script.ts makes this module. */
declare module '*?script' {
  const code: string;
  export default code;
  /** The hash of the text, for the file name. */
  export const hash: string;
}

/** Gives the built islands (the interactive parts of pages). page-script.ts makes this module. */
declare module 'virtual:islands' {
  export const files: Readonly<Record<string, string>>;
  /** Returns the file names of an island, without hash and suffix. Only scripts of `start/` may use it. */
  export const filesOf: (island: string) => readonly string[];
  /** The file names of the `results` island, which shows search results. */
  export const filesOfResults: readonly string[];
  export const islandsHash: string;
}

/** Gives the address of the search Worker. page-script.ts makes this module. */
declare module 'virtual:search-worker' {
  const address: string;
  export default address;
}

/** page-script.ts replaces these constants by their values. */
declare const CONTENT_API_URL: string;
declare const NATIONAL_PORTAL: string;
declare const MAIN_DOMAIN: string;
declare const SITE_VERSION: string;
declare const CLOSES_SOON_DAYS: number;
declare const DRAFT_DAYS: number;
declare const POPULAR_PAGES: number;
/** It is empty if browsers do not measure the speed of pages. */
declare const MEASURE_URL: string;

interface Navigator {
  /** It is undefined in browsers without the Network Information API. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
  /** The elements that were clicked before start.ts had loaded. */
  early: Element[];
  /** Applies the visitor's settings. The script first.ts in the head of the page defines this function. */
  apply: () => void;
  /** The values that the browser could not store, by name. */
  held?: Record<string, string | undefined>;
  /** The head of the search page starts this Worker. Then the search island uses it. */
  searchWorker?: Worker | undefined;
}
