/** The one file of an index whose name stays. By itself: a page asks for it before the engine has come. */
export const MANIFEST = 'manifest.bin';
