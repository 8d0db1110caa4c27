// Writes small PDFs by hand.

/** A PDF with these objects, from number 1. Object 1 is the catalogue. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((one, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${one}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer << /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export const stream = (content: string, more = ''): string =>
  `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`;

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

interface Sheet {
  readonly content: string;
  readonly catalog?: string;
  readonly page?: string;
  /** Objects from number 6. */
  readonly more?: readonly string[];
  readonly trailer?: string;
}

/** A PDF of one page. Its content can use the font F1. */
export const onePage = ({ content, catalog = '', page = '', more = [], trailer }: Sheet): Buffer =>
  pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /I1 6 0 R >> >> ${page} >>`,
      stream(content),
      FONT,
      ...more,
    ],
    trailer,
  );

/** Draws a line of text. */
export const line = (text: string, y: number, x = 50): string => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`;

/** Returns a tagged PDF of three pages. Two of these pages are only pictures. */
export function mostlyPictures(): Buffer {
  const page = (content: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> /XObject << /I1 8 0 R >> >> >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo << /Marked true >> >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 9 0 R] /Count 3 >>',
    page(5),
    page(6),
    stream(line('Bids are invited in two parts', 700)),
    stream('600 0 0 800 0 0 cm /I1 Do'),
    FONT,
    stream('\x00', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'),
    page(6),
  ]);
}

/** A tagged PDF: each part is the role of a tag and its text. A role such as `Table/TR/TH` makes tags inside tags. */
export function taggedPage(parts: readonly (readonly [role: string, text: string])[], catalog = ''): Buffer {
  const content = parts.map(([, text], index) => {
    const drawn = line(text, 760 - index * 30);
    return `/P << /MCID ${index} >> BDC ${drawn} EMC`;
  });
  // Object 6 is the root of the structure tree, 7 is the document, and 8 is the parent tree. The tags follow.
  const tags: string[] = [];
  const FIRST = 9;
  const parents: number[] = [];
  const add = (text: string): number => tags.push(text) + FIRST - 1;
  interface Node {
    role: string;
    marks: number[];
    inside: Node[];
  }
  const root: Node = { role: 'Document', marks: [], inside: [] };
  let before: Node[] = [];
  for (const [index, [role]] of parts.entries()) {
    const roles = role.split('/');
    let at = root;
    const way: Node[] = [];
    for (const [depth, one] of roles.entries()) {
      const isLast = depth === roles.length - 1;
      const same = before[depth];
      const isSame = !isLast && same?.role === one && way.every((node, up) => before[up] === node);
      const next = isSame ? same : { role: one, marks: [], inside: [] };
      if (!isSame) at.inside.push(next);
      way.push(next);
      at = next;
    }
    at.marks.push(index);
    before = way;
  }
  const write = (node: Node, parent: number): number => {
    const own = add('');
    const inside = node.inside.map((one) => `${write(one, own)} 0 R`);
    for (const mark of node.marks) parents[mark] = own;
    const role = node.role.replace(/\d+$/, (digits) => (node.role.startsWith('H') ? digits : ''));
    tags[own - FIRST] =
      `<< /Type /StructElem /S /${role} /P ${parent} 0 R /Pg 3 0 R /K [${node.marks.join(' ')} ${inside.join(' ')}] >>`;
    return own;
  };
  const children = root.inside.map((one) => `${write(one, 7)} 0 R`);
  return onePage({
    content: content.join('\n'),
    catalog: `/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R ${catalog}`,
    page: '/StructParents 0',
    more: [
      '<< /Type /StructTreeRoot /K 7 0 R /ParentTree 8 0 R >>',
      `<< /Type /StructElem /S /Document /P 6 0 R /K [${children.join(' ')}] >>`,
      `<< /Nums [0 [${parents.map((one) => `${one} 0 R`).join(' ')}]] >>`,
      ...tags,
    ],
  });
}
