/// <reference types="astro/client" />

/** A script of `start/` as minified text, made by scripts/build/page-script.ts. */
declare module '*?script' {
  const code: string;
  export default code;
  /** The text's hash, for file names. */
  export const hash: string;
}

/** The built islands, made by page-script.ts. */
declare module 'virtual:islands' {
  export const files: Readonly<Record<string, string>>;
  /** For scripts of `start/`: the files of an island, without hash and suffix. */
  export const filesOf: (island: string) => readonly string[];
  /** The same for the search results. */
  export const filesOfResults: readonly string[];
  export const islandsHash: string;
}

/** The search Worker's address, made by page-script.ts. */
declare module 'virtual:search-worker' {
  const address: string;
  export default address;
}

/** Constants that page-script.ts inserts. */
declare const CONTENT_API_URL: string;
declare const NATIONAL_PORTAL: string;
declare const MAIN_DOMAIN: string;
declare const SITE_VERSION: string;
declare const CLOSES_SOON_DAYS: number;
declare const DRAFT_DAYS: number;
declare const POPULAR_PAGES: number;
/** Empty: nothing is measured. */
declare const MEASURE_URL: string;

interface Navigator {
  /** Not in all browsers. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
  /** Elements clicked before start.ts had loaded. */
  early: Element[];
  /** Applies the visitor's settings. Defined in the page's head. */
  apply: () => void;
  /** Values that could not be stored. */
  held?: Record<string, string | undefined>;
  /** Started in the head of the search page; the island takes it over. */
  searchWorker?: Worker | undefined;
}
