import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

/** Every page is a file of its own (`/tenders` is `tenders.html`), so that no address inside the site costs a redirect. */
export default defineConfig({
  site: process.env.SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', concurrency: 32 },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss()], server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } } },
});
