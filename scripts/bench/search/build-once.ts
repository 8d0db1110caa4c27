// Builds an index in a process of its own, and prints how long that took; see search.ts.
import { readFileSync } from 'node:fs';
import { searchIndex } from '../../../src/search/indexer/index-of.ts';
import type { Entry } from '../../../src/search/entry.ts';
import { glossary } from './content.ts';

const [file = ''] = process.argv.slice(2);
const entries = JSON.parse(readFileSync(file, 'utf8')) as Entry[];
const since = performance.now();
searchIndex(entries, glossary());
console.log(JSON.stringify({ seconds: (performance.now() - since) / 1000 }));
