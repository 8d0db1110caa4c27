// Serves a folder of content as the content API: node scripts/content-api/serve.ts [folder] [--port 4400].
import { startContentApi } from './server.ts';
import { serveSettings } from './settings.ts';

try {
  const api = await startContentApi({
    ...serveSettings(process.argv.slice(2), process.env),
    log: (line) => console.log(line),
  });
  console.log(`Content API: ${api.url} (media: ${api.url}/media/)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
