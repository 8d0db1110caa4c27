// Writes the configuration of nginx, Caddy and the storage from rules.ts into operations/, which is in Git.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serverConfigs } from './server-configs.ts';

for (const [file, text] of serverConfigs)
  await writeFile(fileURLToPath(new URL(`../../operations/${file}`, import.meta.url)), text);
