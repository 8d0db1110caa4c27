// Puts the site's own schemas into the contract's OpenAPI document: npm run openapi.
import { readFile, writeFile } from 'node:fs/promises';
import { readSource } from './read-source.ts';

readSource();

// src/config.ts needs these variables. The schemas read no content, so any address works.
process.env.CONTENT_API_URL ??= 'http://127.0.0.1:9';
process.env.FILE_STORAGE_URL ??= 'http://127.0.0.1:9';
process.env.SITE_URL ??= 'http://127.0.0.1:9';

const { contractSchemas, withSchemas } = await import('./schemas.ts');
const file = new URL('../content-api/openapi.json', import.meta.url);
await writeFile(file, withSchemas(await readFile(file, 'utf8'), contractSchemas()));
console.log('Wrote scripts/content-api/openapi.json');
