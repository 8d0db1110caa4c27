/** Finds an installed TrueType font and removes its screen hints, because a printed page does not need them. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const HINTS = new Set(['fpgm', 'prep', 'cvt ', 'gasp', 'DSIG']);

function tables(font: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let i = 0, at = 12; i < font.readUInt16BE(4); i += 1, at += 16) {
    const start = font.readUInt32BE(at + 8);
    found.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return found;
}

/** Returns a glyph made of contours without its instructions. A glyph made of other glyphs stays unchanged. */
function plain(glyph: Buffer): Buffer {
  const contours = glyph.length > 10 ? glyph.readInt16BE(0) : -1;
  if (contours < 0) return glyph;
  const at = 10 + contours * 2;
  const rest = glyph.subarray(at + 2 + glyph.readUInt16BE(at));
  const padding = Buffer.alloc((4 - ((at + 2 + rest.length) % 4)) % 4);
  return Buffer.concat([glyph.subarray(0, at), Buffer.alloc(2), rest, padding]);
}

function unhinted(font: Buffer): Buffer {
  const all = tables(font);
  const [head, loca, glyf] = [all.get('head'), all.get('loca'), all.get('glyf')];
  if (!head || !loca || !glyf) return font;
  const wide = head.readInt16BE(50) === 1;
  const offsets = Array.from({ length: loca.length / (wide ? 4 : 2) }, (_, i) =>
    wide ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2,
  );
  const glyphs = offsets.slice(0, -1).map((start, i) => plain(glyf.subarray(start, offsets[i + 1])));
  const places = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  glyphs.forEach((glyph, i) => places.writeUInt32BE((end += glyph.length), (i + 1) * 4));
  const longHead = Buffer.from(head);
  longHead.writeInt16BE(1, 50);
  const kept = [...all.set('head', longHead).set('loca', places).set('glyf', Buffer.concat(glyphs))].filter(
    ([name]) => !HINTS.has(name),
  );
  const directory = Buffer.alloc(12 + kept.length * 16);
  font.copy(directory, 0, 0, 12);
  directory.writeUInt16BE(kept.length, 4);
  const bodies: Buffer[] = [];
  let at = directory.length;
  kept.forEach(([name, body], i) => {
    directory.write(name, 12 + i * 16, 'latin1');
    directory.writeUInt32BE(at, 20 + i * 16);
    directory.writeUInt32BE(body.length, 24 + i * 16);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    at += padded.length;
  });
  return Buffer.concat([directory, ...bodies]);
}

/** Returns the font as a `@font-face` rule. */
export async function fontFace(family: string): Promise<string> {
  const { stdout } = await promisify(execFile)('fc-match', ['-f', '%{file}', `${family}:style=Regular`]);
  const data = unhinted(await readFile(stdout)).toString('base64');
  return `@font-face { font-family: "${family}"; src: url(data:font/ttf;base64,${data}) format("truetype"); }`;
}
