// Renders all pages with Astro, and hands each page on as soon as it is rendered.
import path from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { root } from '../settings.ts';
import { isFrame } from './dictionary.ts';

/** Gets the file of a rendered page and its bytes. Astro renders fewer pages while it waits for the result. */
type Rendered = (file: string, bytes: Uint8Array) => Promise<void>;

/** Matches the addresses of files whose names are certain. */
const PLAIN = /^[\w./-]+$/;

/** Returns the file that Astro writes for an address. Undefined if that is not certain. */
const fileAt = (address: string): string | undefined =>
  PLAIN.test(address) ? address.slice(1) || 'index.html' : undefined;

function handingOn(own: AstroPrerenderer, rendered: Rendered): AstroPrerenderer {
  return {
    ...own,
    name: 'hands-pages-on',
    // The frames (what all pages of a language share) come first, because other pages are compressed with them.
    getStaticPaths: async () => {
      const all = await own.getStaticPaths();
      const first = ({ pathname }: { pathname: string }): boolean => isFrame(`${pathname.slice(1)}.html`);
      return [...all.filter(first), ...all.filter((one) => !first(one))];
    },
    render: async (request, options) => {
      const result = await own.render(request, options);
      const response = result instanceof Response ? result : result.response;
      const file = fileAt(new URL(request.url).pathname);
      if (file === undefined || response.status !== 200 || !response.body) return result;
      const bytes = new Uint8Array(await response.arrayBuffer());
      await rendered(file, bytes);
      return new Response(bytes, response);
    },
  };
}

/** Renders the site into `outDir`. */
export async function render(outDir: string, cacheDir: string, rendered: Rendered): Promise<void> {
  process.env.NODE_ENV = 'production';
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { build } = await import('astro');
  const integration: AstroIntegration = {
    name: 'hands-pages-on',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((own) => handingOn(own, rendered)),
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
