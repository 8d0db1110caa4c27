/** The only file name of an index without a hash. This module is separate, because pages load it before the engine. */
export const MANIFEST = 'manifest.bin';
