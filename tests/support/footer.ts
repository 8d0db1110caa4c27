import type { Page } from '@playwright/test';
import { API_BASE } from '../../src/lib/api-base.ts';

const NUMBERS = new RegExp(`${API_BASE}/(visitors_count|last_updated_date)/$`);

/** Records the requests for the numbers in the footer. */
export function footerNumbersAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = NUMBERS.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

/** Makes the page believe that this visit was already counted, so it sends no request to count it. */
export const asCountedVisitor = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('visitor_count', '1');
    sessionStorage.setItem('visitor_count', '1');
  });

/** Sets the connection type that the browser reports. */
export const onLine = (page: Page, effectiveType: string): Promise<unknown> =>
  page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: type, saveData: false } });
  }, effectiveType);
