// Starts Astro's development server, and the reference content API if CONTENT_API_URL is not set.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openContentSource } from '../command/content-source.ts';
import { failWith } from '../command/fail-with.ts';
import { requireFree } from '../command/ports.ts';
import { readSettings, root } from '../command/settings.ts';

const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');

try {
  const settings = readSettings(process.env);
  const port = settings.PORT;
  await requireFree(port, 'npm run dev');
  await using source = await openContentSource({ env: process.env, settings, siteUrl: `http://localhost:${port}` });
  const env = { ...source.variables, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, [astro, 'dev', '--port', String(port), ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  await once(child, 'close');
} catch (error) {
  failWith(error);
}
