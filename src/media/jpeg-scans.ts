const [FILL, SCAN, END] = [0xff, 0xda, 0xd9];

/** True for what follows 0xff inside the data of a scan: a byte 0xff of the data, or a restart marker. */
const isData = (byte: number | undefined): boolean =>
  byte === 0 || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7);

/** The position of the next marker. The length of the file if there is none. */
function nextMarker(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(FILL, from);
  while (at >= 0 && isData(jpeg[at + 1])) at = jpeg.indexOf(FILL, at + 2);
  return at < 0 ? jpeg.length : at;
}

/**
 * Counts the scans of a JPEG. It reads segment by segment up to the end of the picture: phones write a small picture in
 * front of it, and a film behind it.
 */
export function scansOf(jpeg: Buffer): number {
  let scans = 0;
  for (let at = nextMarker(jpeg, 2); at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1];
    if (marker === END) break;
    if (marker === SCAN) scans += 1;
    at = nextMarker(jpeg, marker === FILL ? at + 1 : at + 2 + jpeg.readUInt16BE(at + 2));
  }
  return scans;
}
