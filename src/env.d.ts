/// <reference types="astro/client" />

/** Gives a script of `start/` as minified text. scripts/build/page-script.ts makes it. */
declare module '*?script' {
  const code: string;
  export default code;
  /** The hash of the text, for the file name. */
  export const hash: string;
}

/** Gives the built islands. page-script.ts makes them. */
declare module 'virtual:islands' {
  export const files: Readonly<Record<string, string>>;
  /** Returns the file names of an island, without hash and suffix. Only scripts of `start/` may use it. */
  export const filesOf: (island: string) => readonly string[];
  /** The file names of the `results` island, which shows search results. */
  export const filesOfResults: readonly string[];
  export const islandsHash: string;
}

/** Gives the address of the search Worker. page-script.ts makes it. */
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
/** Empty if no speed is measured. */
declare const MEASURE_URL: string;

interface Navigator {
  /** Undefined in browsers that do not support it. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
  /** The elements that were clicked before start.ts had loaded. */
  early: Element[];
  /** Applies the visitor's settings. The script first.ts in the head defines it. */
  apply: () => void;
  /** The values that the browser could not store. */
  held?: Record<string, string | undefined>;
  /** The Worker that the head of the search page has started. The search island takes it over. */
  searchWorker?: Worker | undefined;
}
