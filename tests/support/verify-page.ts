// The page that verifies files, for the tests that open it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

const DOCUMENTS = path.resolve('scripts/content-api/sample/media/documents');
export const bytesOf = (name: string): Buffer => readFileSync(path.join(DOCUMENTS, name));
export const pdf = (buffer: Buffer, name = 'document.pdf') => ({ name, mimeType: 'application/pdf', buffer });
export const fieldOf = (page: Page): Locator => page.getByRole('main').locator('input[type=file]');
/** The status that shows the answer. The second status says whether the page is kept. */
export const status = (page: Page): Locator => page.getByRole('main').getByRole('status').first();
/** Chooses a file as a visitor does: a visitor first touches the field. */
export async function choose(page: Page, file: ReturnType<typeof pdf>): Promise<void> {
  await fieldOf(page).focus();
  await fieldOf(page).setInputFiles(file);
}
export const GENUINE = 'press-release-half-year-2026-27-en.pdf';
export const CHANGED = 'tender-document-conveyor-belting-en.pdf';

/**
 * Records the requests of the page after this call, with query and body, because each part could contain facts about the file.
 */
export function requests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${search}${request.postData() ?? ''}`);
  });
  return asked;
}
