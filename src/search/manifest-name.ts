/** The only file name of an index without a hash. In its own file, because pages load it before the engine. */
export const MANIFEST = 'manifest.bin';
