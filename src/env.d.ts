/// <reference types="astro/client" />

/** A script of `start/` as one minified text, made by scripts/build/page-script.ts. */
declare module '*?script' {
  const code: string;
  export default code;
  /** Of the text: a name that changes when it does. */
  export const hash: string;
}
