export interface PageOf<Item> {
  items: Item[];
  /** From 1. */
  number: number;
  last: number;
  total: number;
}

/** Cuts a list into pages. An empty list gives one empty page, so that its address exists. */
export function pagesOf<Item>(items: readonly Item[], size: number): PageOf<Item>[] {
  const last = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: last }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    last,
    total: items.length,
  }));
}

/** The entries next to one in a list that begins with the latest. */
export function neighboursIn<Item>(items: readonly Item[], isHere: (item: Item) => boolean) {
  const place = items.findIndex(isHere);
  return { earlier: items[place + 1], later: items[place - 1] };
}

/** The page number for an index in a list. A negative index (not found) gives page 1. */
export const pageAt = (place: number, size: number): number => Math.floor(Math.max(0, place) / size) + 1;
