// Renders all pages with Astro, and writes each page as soon as it is rendered.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { root } from '../settings.ts';
import { isFrame } from './dictionary.ts';

/** Gets the file of a page that was written. */
type Rendered = (file: string) => void;

/** Matches the addresses of files whose names are certain. */
const PLAIN = /^[\w./-]+$/;

/** Returns the file of an address in the output. Undefined if the name is not certain. */
const fileAt = (address: string): string | undefined =>
  PLAIN.test(address) ? address.slice(1) || 'index.html' : undefined;

const isOfFrame = ({ pathname }: { readonly pathname: string }): boolean => isFrame(`${pathname.slice(1)}.html`);

/**
 * Writes pages in the place of Astro, which writes nothing if a page has no body. Astro does not say when it has written
 * a page, so no thread could compress it before the end.
 */
function writingPages(own: AstroPrerenderer, outDir: string, rendered: Rendered): AstroPrerenderer {
  return {
    ...own,
    name: 'writes-pages',
    // The frames (what all pages of a language share) come first, because other pages are compressed with them.
    getStaticPaths: async () => {
      const all = await own.getStaticPaths();
      return [...all.filter(isOfFrame), ...all.filter((one) => !isOfFrame(one))];
    },
    render: async (request, options) => {
      const result = await own.render(request, options);
      const response = result instanceof Response ? result : result.response;
      const file = fileAt(new URL(request.url).pathname);
      if (file === undefined || response.status !== 200 || !response.body) return result;
      const to = path.join(outDir, file);
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, new Uint8Array(await response.arrayBuffer()));
      rendered(file);
      return new Response(null, response);
    },
  };
}

/** Renders the site into `outDir`. */
export async function render(outDir: string, cacheDir: string, rendered: Rendered): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { build } = await import('astro');
  const integration: AstroIntegration = {
    name: 'writes-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((own) => writingPages(own, outDir, rendered)),
    },
  };
  await build({
    root,
    outDir,
    cacheDir: path.join(cacheDir, 'astro'),
    integrations: [integration],
    logLevel: 'warn',
    vite: { logLevel: 'warn' },
  });
}
