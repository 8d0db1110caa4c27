import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { pageScript } from './scripts/build/page-script.ts';

/** Every page is a file of its own (`/tenders` is `tenders.html`), so that no address inside the site costs a redirect. */
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', concurrency: 32 },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss(), pageScript()], server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } } },
});
