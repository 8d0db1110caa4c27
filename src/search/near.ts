/**
 * The cost of writing one consonant for another. Pairs that are not in this list cost 1. `changeCost` has the costs of
 * vowels.
 */
const CONFUSED: Readonly<Record<string, number>> = {
  bv: 0.3,
  dq: 0.05,
  qr: 0.3,
  dr: 0.4,
  mn: 0.5,
  gj: 0.5,
  cs: 0.6,
  ck: 0.5,
};
const VOWELS = 'aeioux';
const [SWAP, CONSONANT, ASPIRATE] = [0.8, 1, 0.2];

const isVowel = (letter: string): boolean => VOWELS.includes(letter);

function changeCost(a: string, b: string): number {
  if (a === b) return 0;
  if (a !== a.toLowerCase() || b !== b.toLowerCase()) return ASPIRATE + changeCost(a.toLowerCase(), b.toLowerCase());
  if (isVowel(a) && isVowel(b)) return (a === 'x' && b === 'a') || (a === 'a' && b === 'x') ? 0.05 : 0.4;
  return CONFUSED[a < b ? a + b : b + a] ?? CONSONANT;
}

/** Returns the cost of a missing or an extra letter. The vowel `x` costs least, because it is often silent. */
const gapCost = (letter: string): number =>
  letter === 'x' ? 0.1 : isVowel(letter) ? 0.4 : letter === 'y' || letter === 'h' ? 0.5 : CONSONANT;
/** The costs of changes by the codes of both letters. They are kept, because a query compares thousands of words. */
const kept: number[][] = [];
const soundCost = (a: string, b: string): number =>
  ((kept[a.charCodeAt(0)] ??= [])[b.charCodeAt(0)] ??= changeCost(a, b));
const plainCost = (a: string, b: string): number => (a === b ? 0 : 1);
const plainGap = (): number => 1;

function distance(a: string, b: string, change: typeof changeCost, gap: typeof gapCost): number {
  let before: number[] = [];
  let row = [0];
  for (const letter of b) row.push((row.at(-1) ?? 0) + gap(letter));
  for (let i = 1; i <= a.length; i += 1) {
    const [own, left] = [a.charAt(i - 1), a.charAt(i - 2)];
    const next = [(row[0] ?? 0) + gap(own)];
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charAt(j - 1);
      let least = Math.min(
        (row[j - 1] ?? 0) + change(own, other),
        (row[j] ?? 0) + gap(own),
        (next[j - 1] ?? 0) + gap(other),
      );
      if (i > 1 && j > 1 && own === b.charAt(j - 2) && left === other)
        least = Math.min(least, (before[j - 2] ?? 0) + SWAP);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

export const soundDistance = (a: string, b: string): number => distance(a, b, soundCost, gapCost);
/** Returns the number of typing errors between two words: changed, missing, extra or swapped letters. */
export const typingDistance = (a: string, b: string): number => distance(a, b, plainCost, plainGap);
