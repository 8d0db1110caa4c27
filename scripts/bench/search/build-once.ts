// Builds an index in a process of its own, and prints how long that took; see search.ts.
import { searchIndex } from '../../../src/search/build/index-of.ts';
import { benchCorpus, glossary } from './content.ts';

const [each = '10000', folder] = process.argv.slice(2);
const { entries } = benchCorpus(folder, Number(each));
const since = performance.now();
searchIndex(entries, glossary());
console.log(JSON.stringify({ seconds: (performance.now() - since) / 1000 }));
