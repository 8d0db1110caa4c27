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
  /** Of each sheet, without white space: Devanagari comes with some that nobody sees. */
  readonly texts: readonly string[];
  readonly areA4: boolean;
  /** How the first sheet looks. */
  readonly picture: Picture;
}

const pdfium = PDFiumLibrary.init();
/** Pixels to a point: enough for a camera to read a code by. */
const SCALE = 1.5;
/** In points. */
const A4 = { width: 595, height: 842 };

export const unspaced = (text: string): string => text.replaceAll(/\s/g, '');

/** Prints a page as its own sheet asks for, and reads what is on paper. */
export async function printed(page: Page): Promise<Printed> {
  const document = await (await pdfium).loadDocument(await page.pdf({ preferCSSPageSize: true }));
  const sheets = [...document.pages()];
  const [first] = sheets;
  if (!first) throw new Error('Nothing was printed.');
  const sizes = sheets.map((sheet) => sheet.getOriginalSize());
  // Before any is drawn: what was drawn is closed.
  const texts = sheets.map((sheet) => unspaced(sheet.getText()));
  const { data, width, height } = await first.render({ scale: SCALE, render: 'bitmap' });
  document.destroy();
  const areA4 = sizes.every(
    (one) => Math.abs(one.originalWidth - A4.width) < 2 && Math.abs(one.originalHeight - A4.height) < 2,
  );
  return { texts, areA4, picture: { data, width, height } };
}

export const codeOn = ({ picture }: Printed): string => decodeQR(picture);

/** The part of the first sheet that is not as good as white. */
export function inkOn({ picture: { data, width, height } }: Printed): number {
  const shades = Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 0);
  return shades.filter((shade) => shade < 230).length / shades.length;
}
