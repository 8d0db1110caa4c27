// Bundles the site in a separate process, so that the memory is freed afterwards. Copies the bundle to another folder, because
// Astro deletes the bundle at the end of its build.
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';

const [root = '', workDir = '', cacheDir = ''] = process.argv.slice(2);
const outDir = path.join(workDir, 'out');
const [made, aside] = [path.join(outDir, '.prerender'), path.join(workDir, 'prerender')];
// Exit when the parent process has ended. A new parent may soon write to the same folder.
process.on('disconnect', () => process.exit(1));

const keeper: AstroIntegration = {
  name: 'bundle-keeper',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer((own) => ({
        ...own,
        name: 'bundle-keeper',
        getStaticPaths: () => Promise.resolve([]),
        teardown: () => cp(made, aside, { recursive: true }),
      })),
  },
};

await rm(workDir, { recursive: true, force: true });
await mkdir(workDir, { recursive: true });
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const { build } = await import('astro');
await build({
  root,
  outDir,
  cacheDir: path.join(cacheDir, 'astro'),
  integrations: [keeper],
  logLevel: 'error',
  vite: { logLevel: 'error' },
});
await rename(aside, made);
const sheets = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.css'));
if (sheets.length > 0)
  throw new Error(
    `Expected all style sheets to be inside the HTML of the pages, found separate files: ${sheets.join(', ')}.`,
  );
process.exit();
