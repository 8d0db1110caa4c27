import { vi } from 'vitest';
import type { Lang } from '~/i18n/lang';

/** Sets the global variables that islands read when they load: address and language. Import the islands afterwards. */
export function stubBrowser(path: string, lang: Lang = 'en'): void {
  vi.resetModules();
  vi.stubGlobal('location', new URL(path, 'https://site.example'));
  vi.stubGlobal('document', { documentElement: { lang }, cookie: '' });
  vi.stubGlobal('MAIN_DOMAIN', 'site.example');
  vi.stubGlobal('CONTENT_API_URL', 'https://api.example');
}
