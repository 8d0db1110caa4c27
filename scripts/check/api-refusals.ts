import { randomUUID } from 'node:crypto';
import { API_BASE } from '../../src/lib/api-base.ts';
import { isObject, type OpenApi } from '../content-api/openapi.ts';
import { sentence, shapeChecks, type ShapeCheck } from '../content-api/shape-check.ts';
import { answerFaults, ask, askAsBrowser, crossOriginFaults, type ApiAnswer } from './api-answer.ts';
import type { Finding } from './api-walk.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FEEDBACK = {
  name: 'Contract check',
  email: 'contract.check@example.org',
  subject: 'Check of the content API',
  message: 'Sent by the check of the content API. It needs no reply.',
  lang: 'en',
  website: '',
};

const finding = (address: string, faults: readonly string[]): Finding => ({
  address,
  state: faults.length > 0 ? 'wrong' : 'ok',
  notes: faults,
});

function shapeFaults(answer: ApiAnswer, status: number, check: ShapeCheck): string[] {
  const basic = answerFaults(answer, status);
  return basic.length > 0 ? basic : check(answer.json).map((fault) => sentence(fault));
}

/** Checks the answers to an unknown address, and to an address without its last slash. */
export async function* walkRefusals(base: string, openApi: OpenApi): AsyncGenerator<Finding> {
  const isError = shapeChecks(openApi.document)('/components/schemas/Error');
  const unknown = `/en${API_BASE}/no-such-address/`;
  yield finding(`${unknown} (unknown)`, shapeFaults(await ask(base + unknown), 404, isError));

  const bare = `/en${API_BASE}/news_and_updates`;
  const { status, headers } = await ask(base + bare, {}, { redirect: 'manual' });
  const to = headers.get('location');
  const isRedirect =
    status >= 301 && status <= 308 && to !== null && new URL(to, base + bare).pathname.endsWith(`${bare}/`);
  const isFine = isRedirect || status === 200 || status === 404;
  const expected = `expected a redirect to ${bare}/, or 200 or 404, found status ${status}${to === null ? '' : ` to ${to}`}`;
  yield finding(`${bare} (no slash)`, isFine ? [] : [expected]);
}

type Post = (path: string, body: unknown) => Promise<ApiAnswer>;

/** Checks that 0 and 1 are accepted, and that 1 counts a visit. Other visits may be counted at the same time. */
async function countingFaults(base: string, post: Post, path: string): Promise<string[]> {
  const countNow = async (): Promise<number> => {
    const { json } = await askAsBrowser(`${base}${API_BASE}/visitors_count/`);
    return isObject(json) && isObject(json.results) ? Number(json.results.visitors_count) : Number.NaN;
  };
  const before = await countNow();
  const statuses = [(await post(path, { counter: 0 })).status, (await post(path, { counter: 1 })).status];
  const after = await countNow();
  const refused = statuses.filter((status) => status !== 200).map((status) => `expected status 200, found ${status}`);
  return after >= before + 1 ? refused : [...refused, `counter 1: expected a count of ${before + 1}, found ${after}`];
}

/**
 * Checks the two addresses that accept a POST. If `isAllowed` is false, sends no POST, and only asks the API whether a browser
 * may send a POST.
 */
export async function* walkWrites(base: string, openApi: OpenApi, isAllowed: boolean): AsyncGenerator<Finding> {
  const checkAt = shapeChecks(openApi.document);
  const answers = (path: string, status: number) =>
    checkAt(`/paths/${path.replaceAll('/', '~1')}/post/responses/${status}/content/application~1json/schema`);
  const isFieldErrors = checkAt('/components/schemas/FieldErrors');
  const post: Post = (path, body) =>
    askAsBrowser(base + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

  const counting = `${API_BASE}/visitors_count_update/`;
  const feedback = `${API_BASE}/submit_feedback/`;
  for (const path of [counting, feedback]) {
    yield finding(`${path} (from a browser)`, await crossOriginFaults(base + path, 'send'));
  }
  if (!isAllowed) {
    for (const path of [counting, feedback]) {
      yield {
        address: path,
        state: 'not tried',
        notes: ['a request to this address would write data: to try it, use --write'],
      };
    }
    return;
  }
  yield finding(counting, await countingFaults(base, post, counting));
  yield finding(`${feedback} (refused)`, shapeFaults(await post(feedback, { lang: 'hi' }), 400, isFieldErrors));
  yield finding(feedback, shapeFaults(await post(feedback, FEEDBACK), 201, answers(feedback, 201)));
  const withId = { ...FEEDBACK, message_id: randomUUID() };
  const [first, second] = [await post(feedback, withId), await post(feedback, withId)];
  const isOnce = JSON.stringify(first.json) === JSON.stringify(second.json);
  // An API may store a repeated message once or twice. If the API stores it twice, the site asks the visitor before it sends
  // again.
  const note = isOnce
    ? 'the API stored the repeated message once: set FEEDBACK_ONCE=1'
    : 'the API stored the repeated message twice: leave FEEDBACK_ONCE unset';
  yield { address: `${feedback} (the same message again)`, state: 'ok', notes: [note] };
}
