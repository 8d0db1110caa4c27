import type { APIRequestContext } from '@playwright/test';
import type { MisbehaviourRule } from '../../scripts/content-api/misbehave.ts';

/**
 * Changes an answer of the reference API. Name the whole address with its query, because tests run in parallel on one
 * API.
 */
export async function misbehave(request: APIRequestContext, rule: MisbehaviourRule): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', ...rule.headers };
  const answer = await request.post(`${process.env.TEST_API_URL ?? ''}/__misbehave`, { data: { ...rule, headers } });
  if (!answer.ok()) throw new Error(`The reference API did not take the rule: ${answer.status()}`);
}
