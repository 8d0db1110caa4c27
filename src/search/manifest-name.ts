/**
 * The name of the list of index files. It is the only file name without a hash. It is in a separate module, because
 * pages load it before the search engine.
 */
export const MANIFEST = 'manifest.bin';
