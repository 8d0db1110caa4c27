import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import * as z from 'zod';
import { API_BASE } from '../../src/lib/api-base.ts';
import { sentJson } from './sent-body.ts';

/** A fault that the server makes for a test. A rule with only `delayMs` delays the right answer. */
const misbehaviourRule = z
  .strictObject({
    /** The path after the base path (its query may be left out), or `media/...`. A `*` at the end stands for any text. */
    path: z.string(),
    lang: z.enum(['en', 'hi']).optional(),
    /** The number of answers that the rule changes. Without this number, the rule changes all answers. */
    times: z.int().min(1).optional(),
    status: z.int().min(200).max(599).optional(),
    delayMs: z.int().min(0).optional(),
    /** The server breaks the connection: at once, or after it has sent the `body` if the rule has a body. */
    reset: z.boolean().optional(),
    body: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  })
  .readonly();
export type MisbehaviourRule = z.infer<typeof misbehaviourRule>;

const ADDRESS = new RegExp(`^(?:/(en|hi))?${API_BASE}/(.*)$`);

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function answerWrongly(response: ServerResponse, { status, reset, body, headers }: MisbehaviourRule): void {
  const text = body ?? JSON.stringify({ detail: 'A test requested this answer.' });
  if (!reset) {
    response.writeHead(status ?? 200, { 'content-type': 'application/json', ...headers }).end(text);
  } else if (body === undefined) {
    response.socket?.resetAndDestroy();
  } else {
    response.writeHead(status ?? 200, { 'content-type': 'application/json', ...headers });
    response.write(text, () => response.socket?.destroy());
  }
}

export type Misbehaviour = ReturnType<typeof misbehaviour>;

/** Each request uses the first rule that fits. A rule is removed after `times` requests. */
export function misbehaviour() {
  let rules: { rule: MisbehaviourRule; left: number }[] = [];

  function ruleFor({ url = '/' }: IncomingMessage): MisbehaviourRule | undefined {
    const [, lang, path = url.slice(1)] = ADDRESS.exec(url) ?? [];
    const [bare = ''] = path.split('?');
    const found = rules.find(
      ({ rule }) =>
        (rule.lang === undefined || rule.lang === lang) && (matches(rule.path, path) || matches(rule.path, bare)),
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) rules = rules.filter((one) => one !== found);
    return found.rule;
  }

  return {
    add(rule: MisbehaviourRule) {
      rules.push({ rule, left: rule.times ?? Infinity });
    },
    clear() {
      rules = [];
    },
    /** Wraps the listener of a server. If no rule matches a request, the listener answers the request as usual. */
    around:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const rule = request.url?.startsWith('/__misbehave') ? undefined : ruleFor(request);
        const { status, reset, body, headers, delayMs = 0 } = rule ?? {};
        const isWrong = [status, reset, body, headers].some((part) => part !== undefined);
        const answer = (): void => {
          if (rule && isWrong) answerWrongly(response, rule);
          else listener(request, response);
        };
        if (delayMs === 0) {
          answer();
          return;
        }
        const timer = setTimeout(answer, delayMs);
        response.once('close', () => clearTimeout(timer));
      },
  };
}

/** POST adds a rule of misbehaviour, DELETE removes all rules. The server needs the option `allowMisbehaving`. */
export function misbehaviourRoutes(wrong: Misbehaviour): Hono {
  const routes = new Hono();
  routes.post('/__misbehave', async (c) => {
    const rule = misbehaviourRule.safeParse(await sentJson(c));
    if (!rule.success) return c.json({ detail: 'This is not a rule of misbehaviour.' }, 400);
    wrong.add(rule.data);
    return c.body(null, 204);
  });
  routes.delete('/__misbehave', (c) => {
    wrong.clear();
    return c.body(null, 204);
  });
  return routes;
}
