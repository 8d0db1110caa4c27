// Serves a folder of content as the content API: node scripts/content-api/serve.ts [folder] [--port 4400].
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { startContentApi } from './server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, host: { type: 'string' }, 'data-file': { type: 'string' } },
});
const api = await startContentApi({
  dir: positionals[0] ?? process.env.CONTENT_DIR ?? fileURLToPath(new URL('sample', import.meta.url)),
  port: Number(values.port ?? process.env.PORT ?? 4400),
  host: values.host ?? process.env.HOST ?? '127.0.0.1',
  dataFile: values['data-file'] ?? process.env.DATA_FILE ?? '.cache/content-api.sqlite',
  log: (line) => console.log(line),
});
console.log(`Content API: ${api.url} (media: ${api.url}/media/)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
