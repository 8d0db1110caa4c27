import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startContentApi, type ContentApi, type ContentApiOptions } from '../../../scripts/content-api/server.ts';

/** A temporary folder for one test. */
function folderOfTest(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'content-api-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Writes a file in one step (atomically), as an owner's export should do. */
export function put(dir: string, name: string, content: unknown): void {
  const file = path.join(dir, name.includes('.') ? name : `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const isText = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(`${file}.tmp`, isText ? content : JSON.stringify(content));
  renameSync(`${file}.tmp`, file);
}

export function contentOfTest(files: Readonly<Record<string, unknown>>): string {
  const dir = folderOfTest();
  for (const folder of ['en', 'hi', 'media']) mkdirSync(path.join(dir, folder));
  for (const [name, content] of Object.entries(files)) put(dir, name, content);
  return dir;
}

/** Starts the API with these files until the test ends. */
export async function apiOn(
  files: Readonly<Record<string, unknown>>,
  options: Partial<ContentApiOptions> = {},
): Promise<ContentApi & { dir: string }> {
  const dir = options.dir ?? contentOfTest(files);
  const api = await startContentApi({ ...options, dir });
  onTestFinished(() => api.close());
  return { ...api, dir };
}

/** Collects log lines. `one` waits for the first line that matches a pattern. */
export function lines(): { log: (line: string) => void; all: string[]; one: (pattern: RegExp) => Promise<string> } {
  const all: string[] = [];
  const waiting: { pattern: RegExp; found: (line: string) => void }[] = [];
  return {
    all,
    log(line) {
      all.push(line);
      for (const { pattern, found } of waiting) if (pattern.test(line)) found(line);
    },
    one: (pattern) =>
      new Promise((found) => {
        const known = all.find((line) => pattern.test(line));
        if (known === undefined) waiting.push({ pattern, found });
        else found(known);
      }),
  };
}

export const news = (id: number | string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  kind: 'news',
  title: `Entry ${id}`,
  published_on: '2026-11-02',
  ...more,
});

export const tender = (id: number | string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  reference_no: `VCL/${id}`,
  title: `Tender ${id}`,
  published_on: '2026-11-02',
  closes_at: '2026-12-02T17:00:00+05:30',
  files: [],
  ...more,
});
