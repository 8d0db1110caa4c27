// Writes the rules of rules.ts as nginx and Caddy understand them to operations/, where they are under version control.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serverConfigs } from './server-configs.ts';

for (const [file, text] of serverConfigs)
  await writeFile(fileURLToPath(new URL(`../../operations/${file}`, import.meta.url)), text);
