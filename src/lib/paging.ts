export interface PageOf<Item> {
  items: Item[];
  /** The number of the page, counted from 1. */
  number: number;
  last: number;
  total: number;
}

/** Divides a list into pages. An empty list gives one empty page, so that its address exists. */
export function pagesOf<Item>(items: readonly Item[], size: number): PageOf<Item>[] {
  const last = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: last }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    last,
    total: items.length,
  }));
}

/** Returns the next earlier and the next later entry, if they exist. The list must begin with the latest entry. */
export function neighboursIn<Item>(items: readonly Item[], isHere: (item: Item) => boolean) {
  const place = items.findIndex(isHere);
  return { earlier: items[place + 1], later: items[place - 1] };
}
