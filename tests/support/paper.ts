import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A printed page. */
export interface Printed {
  /** The text of each sheet without white space, because PDF text in Devanagari has invisible spaces. */
  readonly texts: readonly string[];
  readonly areA4: boolean;
  /** A picture of the first sheet. */
  readonly picture: Picture;
}

const pdfium = PDFiumLibrary.init();
/** Pixels per point of paper. This is enough to read a QR code. */
const SCALE = 1.5;
/** The size of A4 paper in points. */
const A4 = { width: 595, height: 842 };

export const unspaced = (text: string): string => text.replaceAll(/\s/g, '');

/** Prints a page and reads the result. */
export async function printed(page: Page): Promise<Printed> {
  const document = await (await pdfium).loadDocument(await page.pdf({ preferCSSPageSize: true }));
  const sheets = [...document.pages()];
  const [first] = sheets;
  if (!first) throw new Error('Nothing was printed.');
  const sizes = sheets.map((sheet) => sheet.getOriginalSize());
  // Read the text first, because drawing closes the sheets.
  const texts = sheets.map((sheet) => unspaced(sheet.getText()));
  const { data, width, height } = await first.render({ scale: SCALE, render: 'bitmap' });
  document.destroy();
  const areA4 = sizes.every(
    (one) => Math.abs(one.originalWidth - A4.width) < 2 && Math.abs(one.originalHeight - A4.height) < 2,
  );
  return { texts, areA4, picture: { data, width, height } };
}

export const codeOn = ({ picture }: Printed): string => decodeQR(picture);

/** Returns the share (0 to 1) of the first sheet that is not almost white. */
export function inkOn({ picture: { data, width, height } }: Printed): number {
  const shades = Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 0);
  return shades.filter((shade) => shade < 230).length / shades.length;
}
