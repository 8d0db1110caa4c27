// Builds with Astro's experimental incremental builds: `node incremental-build.ts <folder for the site> <cache folder>`.
// Pages give it no cache key: what one shows rests on menus and lists as well, which no key of an entry says.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [outDir = '', cacheDir = ''] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const { build } = await import('astro');
await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  outDir,
  cacheDir: path.join(cacheDir, 'astro-incremental'),
  experimental: { incrementalBuild: true },
  logLevel: 'error',
  vite: { logLevel: 'error' },
});
