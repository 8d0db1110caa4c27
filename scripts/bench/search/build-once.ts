// Builds an index in a separate process: search.ts measures the memory of this process.
import { readFileSync } from 'node:fs';
import { searchIndex } from '../../../src/search/indexer/index-of.ts';
import type { Entry } from '../../../src/search/entry.ts';
import { glossary } from './content.ts';

const [file = ''] = process.argv.slice(2);
searchIndex(JSON.parse(readFileSync(file, 'utf8')) as Entry[], glossary());
