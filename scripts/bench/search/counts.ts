/** How many of these texts have a word. */
export function countsOf(texts: readonly string[], wordsOf: (text: string) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
