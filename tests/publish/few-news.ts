// The content of the publisher's tests.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { news } from '../unit/content-api/small-content.ts';

export const entry = (id: number, title: string) => news(id, { title, body: '<p>Words</p>' });

export const few = {
  'en/news_and_updates': [entry(1, 'First'), entry(2, 'Second')],
  'hi/news_and_updates': [entry(1, 'पहला'), entry(2, 'दूसरा')],
  site: { visitors_count: 10, last_updated_date: '2026-11-18' },
};

export const page = (liveDir: string, name: string): Promise<string> => readFile(path.join(liveDir, name), 'utf8');

/** Returns a function that tells when a file was put in place, in milliseconds. */
export const timesIn =
  (liveDir: string) =>
  async (name: string): Promise<number> =>
    (await stat(path.join(liveDir, name))).ctimeMs;
