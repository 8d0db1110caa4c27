import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import type { Misbehaviour, MisbehaviourRule } from './misbehave.ts';
import { sentJson } from './sent-body.ts';

const isRule = new Ajv2020().compile<MisbehaviourRule>({
  type: 'object',
  properties: {
    path: { type: 'string' },
    lang: { enum: ['en', 'hi'] },
    times: { type: 'integer', minimum: 1 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    delayMs: { type: 'integer', minimum: 0 },
    reset: { type: 'boolean' },
    body: { type: 'string' },
    headers: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['path'],
  additionalProperties: false,
});

/** POST adds a rule of misbehaviour, DELETE takes all of them away. Only for a server that is told to allow it. */
export function misbehaviourRoutes(misbehaviour: Misbehaviour): Hono {
  const routes = new Hono();
  routes.post('/__misbehave', async (c) => {
    const rule = await sentJson(c);
    if (!isRule(rule)) return c.json({ detail: 'This is not a rule of misbehaviour.' }, 400);
    misbehaviour.add(rule);
    return c.body(null, 204);
  });
  routes.delete('/__misbehave', (c) => {
    misbehaviour.clear();
    return c.body(null, 204);
  });
  return routes;
}
