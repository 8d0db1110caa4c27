// Builds with Astro's experimental incremental builds: `node incremental-build.ts <folder for the site> <cache folder>`.
// Pages have no cache key: they show menus and lists too, and the key of an entry does not cover those.
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
