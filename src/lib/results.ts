/** What an answer of the content API holds. Throws a sentence when it is none. */
export async function results(address: string): Promise<unknown> {
  const answer = await fetch(address);
  const body = answer.ok ? ((await answer.json()) as { results?: unknown } | null) : null;
  if (body?.results === undefined) throw new Error(`${address}: ${answer.status}`);
  return body.results;
}
