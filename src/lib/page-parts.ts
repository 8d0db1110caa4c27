// Two parts are on many pages: the masthead (the top of a page) and the foot. The publisher renders a page without these parts,
// and inserts them later. So after a change of the menu, it renders about a hundred pages again and not all pages. A plain
// build renders the parts with each page, without the marks of this file.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { markup } from './html.ts';

/** Returns the current HTML of a part. It is undefined until a page has rendered the part with its current content. */
export type Part = () => Promise<string | undefined>;

/** The site's bundle and the publisher each have a copy of this file. With this key, all copies share one state. */
const KEY = Symbol.for('coalfields.page-parts');
interface State {
  /** Collects the parts of the page that is being rendered. In a plain build, it has no value. */
  readonly parts: AsyncLocalStorage<Part[]>;
  /** The start of a mark (a comment in the HTML, in place of a part). It is random, so no content can contain it. */
  readonly mark: string;
}
const shared = globalThis as { [KEY]?: State | undefined };
const state: State = (shared[KEY] ??= { parts: new AsyncLocalStorage(), mark: `part ${randomUUID()} ` });
const marks = new RegExp(markup`<!--${state.mark}(\\d+)-->`.text);

/** Returns the text that a page writes for a part: its HTML, or a mark if the publisher inserts the part later. */
export function partHtml(html: string, part: Part): string {
  const parts = state.parts.getStore();
  return parts ? markup`<!--${state.mark}${parts.push(part) - 1}-->`.text : html;
}

/** Renders a page with marks instead of its parts. Returns the parts in the order of the marks. */
export async function withMarks(render: () => Promise<string>): Promise<{ text: string; parts: Part[] }> {
  const parts: Part[] = [];
  const text = await state.parts.run(parts, render);
  // The components of a page render at the same time. So the collected parts can have a different order than the marks.
  const order = text.split(marks).filter((_, index) => index % 2 === 1);
  return { text, parts: order.flatMap((number) => parts[Number(number)] ?? []) };
}

/** Splits a text at its marks. Returns the pieces without the marks. */
export const betweenMarks = (text: string): string[] => text.split(marks).filter((_, index) => index % 2 === 0);
