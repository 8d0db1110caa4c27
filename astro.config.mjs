import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { limits, mainDomain, version } from './src/config.ts';
import { owner } from './src/owner/owner.ts';
import { pageScript } from './scripts/build/page-script.ts';

/** What scripts in the browser know of the site. */
const facts = {
  CONTENT_API_URL: process.env.CONTENT_API_URL ?? '',
  NATIONAL_PORTAL: owner.nationalPortal,
  MAIN_DOMAIN: mainDomain(process.env.SITE_URL),
  SITE_VERSION: version,
  CLOSES_SOON_DAYS: limits.closesSoonDays,
  DRAFT_DAYS: limits.draftDays,
  POPULAR_PAGES: limits.popularPages,
  MEASURE_URL: process.env.MEASURE_URL ?? '',
};

/** Every page is a file of its own (`/tenders` is `tenders.html`), so that no address inside the site costs a redirect. */
export default defineConfig({
  output: 'static',
  publicDir: 'src/owner/public',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [react()],
  devToolbar: { enabled: false },
  vite: {
    // Not in node_modules: a publisher that runs as a service may not write there.
    cacheDir: '.astro/vite',
    plugins: [tailwindcss(), pageScript(facts)],
    server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
  },
});
