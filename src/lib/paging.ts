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
