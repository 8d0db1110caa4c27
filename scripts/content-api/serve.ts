// Serves a folder of content as the content API: node scripts/content-api/serve.ts [folder] [--port 4400].
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startContentApi } from './server.ts';

const { env } = process;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: env.PORT ?? '4400' },
    host: { type: 'string', default: env.HOST ?? '127.0.0.1' },
    'data-file': { type: 'string', default: env.DATA_FILE ?? '.cache/content-api.sqlite' },
    'site-url': { type: 'string', multiple: true, default: env.SITE_URL ? [env.SITE_URL] : [] },
    'webhook-url': { type: 'string', default: env.WEBHOOK_URL ?? '' },
    'behind-proxy': { type: 'boolean', default: false },
    'wagtail-lists': { type: 'boolean', default: false },
    'allow-misbehaving': { type: 'boolean', default: false },
  },
});

const api = await startContentApi({
  dir: positionals[0] ?? env.CONTENT_DIR ?? fileURLToPath(new URL('sample', import.meta.url)),
  port: Number(values.port),
  host: values.host,
  dataFile: values['data-file'],
  siteUrls: values['site-url'],
  ...(env.FEEDBACK_LIMIT && { feedbackLimit: { most: Number(env.FEEDBACK_LIMIT), seconds: 600 } }),
  webhook: values['webhook-url'] ? { url: values['webhook-url'], secret: env.WEBHOOK_SECRET ?? '' } : undefined,
  behindProxy: values['behind-proxy'],
  wagtailLists: values['wagtail-lists'],
  allowMisbehaving: values['allow-misbehaving'],
  log: (line) => console.log(line),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
console.log(`Content API: ${api.url} (media: ${api.url}/media/)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
