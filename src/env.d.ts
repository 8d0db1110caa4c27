/// <reference types="astro/client" />

/** A script of `start/` as one minified text, made by scripts/build/inline-script.ts. */
declare module '*?script' {
  const code: string;
  export default code;
}
