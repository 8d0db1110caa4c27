const MOST_SECONDS = 20;

/** What an answer of the content API holds: a list by itself, or `results`. Throws when it is none, or takes too long. */
export async function results(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  const body = answer.ok ? ((await answer.json()) as { results?: unknown } | null) : null;
  const found = Array.isArray(body) ? body : body?.results;
  if (found === undefined) throw new Error(address);
  return found;
}
