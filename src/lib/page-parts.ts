// The publisher puts pages together from what is their own and the parts that they share: the masthead and the foot. So
// a new menu, which changes every page, renders a hundred pages and not all. A plain build knows nothing of this.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { markup } from './html.ts';

/** Returns the current HTML of a part. It is undefined until some page has rendered the part with its current content. */
export type Part = () => Promise<string | undefined>;

/** The process has only one state, although the site's bundle and the publisher each have a copy of this file. */
const KEY = Symbol.for('coalfields.page-parts');
interface State {
  /** The parts of the page that is being rendered. It is unset in a plain build. */
  readonly parts: AsyncLocalStorage<Part[]>;
  /** Begins the marks that stand in a page where parts belong. No content can contain it, because it is random. */
  readonly mark: string;
}
const shared = globalThis as { [KEY]?: State | undefined };
const state: State = (shared[KEY] ??= { parts: new AsyncLocalStorage(), mark: `part ${randomUUID()} ` });
const marks = new RegExp(markup`<!--${state.mark}(\\d+)-->`.text);

/** Returns what a page writes for a part: its HTML, or a mark if the publisher puts the part in later. */
export function partHtml(html: string, part: Part): string {
  const parts = state.parts.getStore();
  return parts ? markup`<!--${state.mark}${parts.push(part) - 1}-->`.text : html;
}

/** Renders a page with marks in the place of its parts. Returns the parts in the order of the marks. */
export async function withMarks(render: () => Promise<string>): Promise<{ text: string; parts: Part[] }> {
  const parts: Part[] = [];
  const text = await state.parts.run(parts, render);
  // A page renders its components at the same time, so the parts may come in another order.
  const order = text.split(marks).filter((_, index) => index % 2 === 1);
  return { text, parts: order.flatMap((number) => parts[Number(number)] ?? []) };
}

/** Returns what is before, between and behind the marks of a text. */
export const betweenMarks = (text: string): string[] => text.split(marks).filter((_, index) => index % 2 === 0);
