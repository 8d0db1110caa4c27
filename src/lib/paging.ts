export interface PageOf<Item> {
  items: Item[];
  /** 1-based. */
  number: number;
  last: number;
  total: number;
}

/** Cuts a list into pages. An empty list is one empty page, so that its address exists. */
export function pagesOf<Item>(items: readonly Item[], size: number): PageOf<Item>[] {
  const last = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: last }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    last,
    total: items.length,
  }));
}

/** The number of the page that an item stands on, by its place in the list; one that is not in it counts as its first. */
export const pageAt = (place: number, size: number): number => Math.floor(Math.max(0, place) / size) + 1;
