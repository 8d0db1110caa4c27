// The browser's one door to the content API: its addresses, and the guards of its answers. A guard refuses what the schemas
// in src/model refuse.
import { API_BASE } from '../api-base.ts';
import { oneLine } from '../clean-text.ts';
import { fieldOf } from '../field.ts';

const MOST_SECONDS = 20;

/** The address of the API. `folder` is `/en` or `/hi` for what differs between the languages. The build loads this file too. */
export const api = (folder = ''): string => CONTENT_API_URL + folder + API_BASE;

/** The JSON of an answer, not checked yet. It throws when the answer is an error or takes too long. */
export async function answerOf(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

export const textOf = (value: unknown, name: string): string => {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? oneLine(text) : '';
};

export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The number of visitors. */
export const visitorsIn = (answer: unknown): number | undefined =>
  numberOf(fieldOf(fieldOf(answer, 'results'), 'visitors_count'));

/** The day on which the owner last changed the site, `YYYY-MM-DD`. */
export const lastUpdatedIn = (answer: unknown): string | undefined =>
  /^\d{4}-\d\d-\d\d/.exec(textOf(fieldOf(answer, 'results'), 'last_updated_date'))?.[0];

/** A list stands by itself or in `results`. */
export function listIn(answer: unknown): readonly unknown[] {
  const list = Array.isArray(answer) ? answer : fieldOf(answer, 'results');
  if (!Array.isArray(list)) throw new Error('no list');
  return list;
}
