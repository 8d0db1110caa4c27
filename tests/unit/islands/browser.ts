import { vi } from 'vitest';
import type { Lang } from '~/i18n/lang';

/** What islands ask of the browser they are loaded in: the address of the page and its language. They are to be loaded after. */
export function stubBrowser(path: string, lang: Lang = 'en'): void {
  vi.resetModules();
  vi.stubGlobal('location', new URL(path, 'https://site.example'));
  vi.stubGlobal('document', { documentElement: { lang }, cookie: '' });
  vi.stubGlobal('MAIN_DOMAIN', 'site.example');
  vi.stubGlobal('CONTENT_API_URL', 'https://api.example');
}
