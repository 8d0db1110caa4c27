// The addresses of the content API for the browser, and functions that check its answers. The functions refuse the same values
// as the schemas in src/model.
import { API_BASE } from '../api-base.ts';
import { oneLine } from '../clean-text.ts';
import { fieldOf } from '../field.ts';

const MOST_SECONDS = 20;

/** Returns the API's address. `folder` is `/en` or `/hi` for content in a language. */
export const api = (folder = ''): string => CONTENT_API_URL + folder + API_BASE;

/** Returns the JSON of an answer without checking it. Throws on an error status or after the time limit. */
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

export const visitorsIn = (answer: unknown): number | undefined =>
  numberOf(fieldOf(fieldOf(answer, 'results'), 'visitors_count'));

/** Returns the day of the owner's last content update as `YYYY-MM-DD`, or undefined. */
export const lastUpdatedIn = (answer: unknown): string | undefined =>
  /^\d{4}-\d\d-\d\d/.exec(textOf(fieldOf(answer, 'results'), 'last_updated_date'))?.[0];

/**
 * Returns the list of an answer. The answer is an array, or it has the array in `results`. Throws if there is no array.
 */
export function listIn(answer: unknown): readonly unknown[] {
  const list = Array.isArray(answer) ? answer : fieldOf(answer, 'results');
  if (!Array.isArray(list)) throw new Error('no list');
  return list;
}
