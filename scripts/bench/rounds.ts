// Counts rounds of requests. A request that starts after another request has ended belongs to a later round.

export interface Asked {
  readonly start: number;
  readonly end: number;
}

export function roundsOf(requests: readonly Asked[]): number {
  let rounds = 0;
  let firstEnd = -Infinity;
  for (const { start, end } of requests.toSorted((one, other) => one.start - other.start)) {
    if (start >= firstEnd) {
      rounds += 1;
      firstEnd = end;
    } else firstEnd = Math.min(firstEnd, end);
  }
  return rounds;
}
