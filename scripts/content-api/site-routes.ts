import { Hono } from 'hono';
import { answerOf, sendAnswer } from './answers.ts';
import { API_BASE } from '../../src/lib/api-base.ts';
import { contentOf, type ContentFolder } from './content-folder.ts';
import { isObject, type JsonObject } from './openapi.ts';
import { sentJson } from './sent-body.ts';
import type { Store } from './store.ts';

/** Returns the content of `site.json`: the visitor count to start with, and the date of the last change. */
export function siteFacts(folder: ContentFolder): JsonObject {
  const file = folder.read('site');
  const facts = file && contentOf(file);
  return isObject(facts) ? facts : {};
}

/** Serves the visitor counter and the date of the last change. */
export function siteRoutes(folder: ContentFolder, store: Store): Hono {
  const routes = new Hono();

  routes.get(`${API_BASE}/visitors_count/`, (c) =>
    sendAnswer(c, answerOf({ results: { visitors_count: store.visitorsCount() } })),
  );

  routes.get(`${API_BASE}/last_updated_date/`, (c) => {
    const { last_updated_date: date } = siteFacts(folder);
    if (date === undefined) return c.json({ detail: 'There is no last-updated date.' }, 404);
    return sendAnswer(c, answerOf({ results: { last_updated_date: date } }));
  });

  routes.post(`${API_BASE}/visitors_count_update/`, async (c) => {
    const visit = await sentJson(c);
    const counter = isObject(visit) ? visit.counter : undefined;
    if (counter !== 0 && counter !== 1) return c.json({ counter: ['Send 0 or 1.'] }, 400);
    return c.json({ results: { visitors_count: counter === 1 ? store.countVisit() : store.visitorsCount() } });
  });

  return routes;
}
