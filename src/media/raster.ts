const hex = (bytes: string): Buffer => Buffer.from(bytes, 'hex');

/** The first bytes of a JPEG file. */
export const JPEG = hex('ffd8');
/** The first bytes of PNG, GIF, and TIFF in both byte orders. */
const STARTS = [JPEG, hex('89504e47'), Buffer.from('GIF8'), hex('49492a00'), hex('4d4d002a')];

/**
 * True for pictures of pixels, known by their first bytes: JPEG, PNG, GIF, TIFF, WebP, AVIF and HEIF. Everything else may
 * be a drawing: libvips finds `<svg` also behind a byte order mark, in capitals and in a namespace.
 */
export const isRaster = (original: Buffer): boolean =>
  STARTS.some((start) => original.subarray(0, start.length).equals(start)) ||
  (original.toString('latin1', 0, 4) === 'RIFF' && original.toString('latin1', 8, 12) === 'WEBP') ||
  original.toString('latin1', 4, 8) === 'ftyp';
