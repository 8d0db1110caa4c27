// Runs the site's own sanitiser over all attacks, in a separate process. Prints the resulting HTML of each attack, as JSON.
import { readSource } from '../contract/read-source.ts';
import { attacks } from './attacks.ts';

readSource();
const { cleaner } = await import('./cleaner.ts');
const made: Record<string, string[]> = {};
for (const [name, texts] of Object.entries(attacks)) {
  made[name] = [];
  for (const text of texts) made[name].push(await cleaner(text));
}
process.stdout.write(JSON.stringify(made));
