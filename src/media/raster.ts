const hex = (bytes: string): Buffer => Buffer.from(bytes, 'hex');

/** The first bytes of PNG, GIF, and TIFF in both byte orders. */
const STARTS = [hex('89504e47'), Buffer.from('GIF8'), hex('49492a00'), hex('4d4d002a')];

const startsWith = (original: Buffer, start: Buffer): boolean => original.subarray(0, start.length).equals(start);

export const isJpeg = (original: Buffer): boolean => startsWith(original, hex('ffd8'));

/** True for AVIF and HEIF. */
export const isAvif = (original: Buffer): boolean => original.toString('latin1', 4, 8) === 'ftyp';

/**
 * True for pictures of pixels, known by their first bytes: JPEG, PNG, GIF, TIFF, WebP, AVIF and HEIF. Everything else may
 * be a drawing: libvips finds `<svg` also behind a byte order mark, in capitals and in a namespace.
 */
export const isRaster = (original: Buffer): boolean =>
  isJpeg(original) ||
  isAvif(original) ||
  STARTS.some((start) => startsWith(original, start)) ||
  (original.toString('latin1', 0, 4) === 'RIFF' && original.toString('latin1', 8, 12) === 'WEBP');
