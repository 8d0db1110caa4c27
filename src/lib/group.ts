/** Groups items by key, in order of first appearance. */
export const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): { key: Key; items: Item[] }[] =>
  [...Map.groupBy(items, keyOf)].map(([key, grouped]) => ({ key, items: grouped }));
