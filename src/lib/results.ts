/** What an answer of the content API holds. Throws a sentence when it is none. */
export async function results(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('results' in body)) throw new Error(`${address}: no results`);
  return body.results;
}
