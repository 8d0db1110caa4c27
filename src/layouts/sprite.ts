import { hookIn } from '~/lib/hooks';
import { markup, trustedHtml } from '~/lib/html';
import type { Piece } from '~/lib/read-html';

/** The drawings of line icons on a 24-pixel grid. An icon is always next to words. */
const drawings = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  menu: '<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  left: '<path d="m14.5 5.5-6.5 6.5 6.5 6.5"/>',
  right: '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>',
  external: '<path d="M14 4.5h5.5V10M19.5 4.5 11 13M17 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1H10"/>',
  download: '<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15"/>',
  file: '<path d="M6.5 3.5h7l4.5 4.5v12.5H6.5zM13.5 3.5V8H18M9.5 12.5h5M9.5 16h5"/>',
  calendar: '<path d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2.5"/>',
  open: '<circle cx="12" cy="12" r="8.5"/><path d="m8 12.5 2.8 2.8L16 9.5"/>',
  closed: '<path d="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11"/>',
  cancelled: '<circle cx="12" cy="12" r="8.5"/><path d="m6.5 6.5 11 11"/>',
  award: '<circle cx="12" cy="9" r="5.5"/><path d="m8.5 13.5-1.5 7 5-2.5 5 2.5-1.5-7M10 9l1.5 1.5L14.5 8"/>',
  amend: '<path d="m4.5 19.5 1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.5v.2"/>',
  alert: '<path d="M12 4 3 19.5h18zM12 10v4.5M12 17v.2"/>',
  tender: '<path d="M5.5 3.5h10l3 3v14h-13zM9 9h6M9 12.5h6M9 16.5h2.5"/>',
  job: '<path d="M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5"/>',
  notice: '<path d="M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l2 2h-15zM10 18.5a2 2 0 0 0 4 0"/>',
  phone: '<path d="M5 4.5h4l1.5 4.5-2 1.5a10 10 0 0 0 5 5l1.5-2 4.5 1.5v4c-8.5.5-15-6-14.5-14.5z"/>',
  mail: '<path d="M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7"/>',
  pin: '<path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11z"/><circle cx="12" cy="10" r="2.2"/>',
  image: '<path d="M3.5 5h17v14h-17zM3.5 16l4.5-4.5 4 4 3-3 5.5 5.5"/><circle cx="15.5" cy="9" r="1.5"/>',
  play: '<path d="M7.5 5v14l11-7z"/>',
  filter: '<path d="M3.5 5.5h17l-6.5 7.5v6l-4-2v-4z"/>',
  home: '<path d="M4 11.5 12 4.5l8 7M6 10v9.5h4.5V14h3v5.5H18V10"/>',
  people:
    '<circle cx="9" cy="8.5" r="3"/><circle cx="17" cy="8.5" r="2"/><path d="M3.5 19.5c0-4 2.5-6 5.5-6s5.5 2 5.5 6M17 13.5c2 0 3.5 2 3.5 6"/>',
  leaf: '<path d="M5 19C5 10 10 5 19.5 4.5 20 14 14 19 8 17.5M5 19.5c1.5-4 4.5-7 8.5-9"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 11.5l2.2 2.2L15 10"/>',
  sort: '<path d="M8 5v14M4.5 15.5 8 19l3.5-3.5M14 7h6M14 12h4.5M14 17h3"/>',
} as const;

type Icon = keyof typeof drawings;
export const hasIcon = (name: string): name is Icon => Object.hasOwn(drawings, name);

/**
 * The drawings of the marks on strips of time, in pixels around the place of the mark. The marks differ in shape, not only in
 * colour.
 */
const marks = {
  'mark-today': '<path d="M0-10V10" stroke="currentColor"/>',
  'mark-corrigendum': '<path d="M-5-13H5L0-5z" fill="var(--color-amber)" stroke="currentColor"/>',
  'mark-pre_bid': '<path d="m0-6 6 6-6 6-6-6z" fill="var(--color-paper)" stroke="currentColor" stroke-width="1.75"/>',
  'mark-moved': '<path d="M-2-9h4V9h-4z" fill="none" stroke="currentColor" stroke-dasharray="3 2"/>',
  'mark-closing': '<path d="M-2-10h4v20h-4z" fill="currentColor"/>',
  'mark-opening': '<circle r="4.5" fill="var(--color-paper)" stroke="currentColor" stroke-width="1.75"/>',
} as const;

/** The icons of the header, the menu and the footer, which every page has. */
const FRAME: readonly Icon[] = ['search', 'menu', 'close', 'down', 'external'];
/** The icons that a script (src/start/states.ts) may later give to a state, when the state changes. */
const LATER = { closes: ['open', 'clock', 'closed'], lapses: ['closed'] } as const;

/**
 * Returns a sprite: one SVG with the icons that the content refers to (`#i-…`), and the icons of every page. Unknown
 * names are ignored, because an editor may write any name.
 */
export function spriteFor(content: readonly Piece[]): string {
  const names = new Set<string>(FRAME);
  for (const piece of content) {
    if (piece.name === undefined) continue;
    if (piece.name === 'use') names.add((piece.attributes.get('href') ?? '').slice('#i-'.length));
    for (const name of ['closes', 'lapses'] as const)
      if (hookIn(piece, name) !== undefined) for (const icon of LATER[name]) names.add(icon);
  }
  const symbols = [...names]
    .filter(hasIcon)
    .sort()
    .map((name) => markup`<symbol id="i-${name}" viewBox="0 0 24 24">${trustedHtml(drawings[name])}</symbol>`);
  const strips = Object.entries(marks)
    .filter(([name]) => names.has(name))
    .map(([name, drawing]) => markup`<symbol id="i-${name}" overflow="visible">${trustedHtml(drawing)}</symbol>`);
  // The sprite has the size 0 and is not `hidden`, because browsers leave out hidden elements when a visitor saves a
  // page. Then all icons would be lost.
  return markup`<svg width="0" height="0" aria-hidden="true">${[...symbols, ...strips]}</svg>`.text;
}
