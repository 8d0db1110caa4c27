import { stat } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { stillMatches } from './answers.ts';

async function etagOf(file: string): Promise<string | undefined> {
  try {
    const stats = await stat(file, { bigint: true });
    return stats.isFile() ? `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}"` : undefined;
  } catch {
    return undefined;
  }
}

/** Serves the files in `media/` of a folder: the whole file, only its headers, or one range of its bytes. */
export function mediaRoutes(dir: string): Hono {
  const routes = new Hono();

  routes.use('/media/*', async (c, next) => {
    const etag = await etagOf(path.join(dir, path.normalize(c.req.path)));
    if (etag === undefined) return next();
    c.header('ETag', etag);
    c.header('Cache-Control', 'no-cache');
    c.header('Accept-Ranges', 'bytes');
    if (stillMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    const begunWith = c.req.header('if-range');
    if (begunWith !== undefined && begunWith !== etag) c.req.raw.headers.delete('range');
    return next();
  });
  routes.use('/media/*', serveStatic({ root: dir, allowPercentInPath: true }));
  return routes;
}
