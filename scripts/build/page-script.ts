// Makes the scripts of src/start and the islands: classic scripts for pages, and modules that a visitor's first touch loads.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { build, type OutputChunk, type Plugin as RolldownPlugin } from 'rolldown';
import { islandSheet } from '../../src/layouts/lean-sheet.ts';

const SUFFIX = '?script';
const ISLANDS = 'virtual:islands';
const SEARCH_WORKER = 'virtual:search-worker';
const src = fileURLToPath(new URL('../../src', import.meta.url));
const entriesDir = path.join(src, 'islands/entries');
/** What islands share comes in few files: each is a request, though all are asked for at once. */
const CHUNKS = [
  {
    name: 'stores',
    test: /src\/(stores|i18n\/(months|in-both|lang)|lib|routes|islands\/(act|hold-still|make))|node_modules\/nanostores\//,
    // First: what most islands need must not come with what few do. What one island needs stays in its own file.
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'react',
    // The visitor counter comes with React, for it alone where the line is good.
    test: /node_modules\/(react|react-dom|scheduler|@nanostores)\/|rolldown\/runtime|src\/islands\/(VisitorCounter|visitor-counter)/,
    priority: 1,
  },
  // How a page asks the search. What answers comes only with a question, and beside the page only where there is no Worker.
  {
    name: 'ask',
    test: /src\/(search\/(connect|messages|results|kinds|fetch-files|manifest-name)|islands\/find\/(?!beside)|i18n\/messages\/find)/,
    priority: 1,
  },
  { name: 'search-engine', test: /src\/search\// },
  {
    name: 'dialogs',
    test: /src\/(islands\/([A-Z]|mount|use-)|i18n\/messages\/(leave|change|settings|search)|styles\/islands\/dialogs)/,
  },
];
const comments = { legal: false, annotation: false, jsdoc: false };
const copyrightOf = (name: string): string =>
  /Copyright[^<\n]*/.exec(readFileSync(path.join(src, '../node_modules', name, 'LICENSE'), 'utf8'))?.[0] ?? name;
/** One notice for all packages: React alone has five, and they are 200 bytes. */
const LICENCES = `/*! MIT licence. ${['react', 'nanostores'].map(copyrightOf).join(' ')} */`;
/** React leaves out what it does for developers and for browsers there are no more. The answers to `typeof` are 150 bytes. */
const FOR_REACT = {
  'typeof AbortController': '"function"',
  'typeof WeakMap': '"function"',
  'typeof WeakSet': '"function"',
  'typeof performance.now': '"function"',
  'typeof performance.getEntriesByType': '"function"',
  'typeof Reflect': '"object"',
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof MessageChannel': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'process.env.NODE_ENV': '"production"',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  setImmediate: 'undefined',
};
const resolve = { alias: { '~': src } };

/** What scripts in the browser know of the site, by name. */
type Facts = Readonly<Record<string, string | number>>;

interface Plugin {
  name: string;
  enforce: 'pre';
  resolveId: (id: string) => string | undefined;
  watchChange: (file: string) => void;
  load: (this: { addWatchFile: (file: string) => void }, id: string) => Promise<string | undefined>;
}

interface Islands {
  /** Code by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** Stands in the names of all files. */
  readonly hash: string;
  /** By the name of an island: its file and those it needs, without hash and ending, to be asked for at once. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
  /** The address of the search's Worker. */
  readonly worker: string;
  /** Everything it was made of. */
  readonly sources: readonly string[];
}

/** In the order of src/styles/common.css. */
const TOKENS = ['owner/theme.css', 'styles/tokens.css', 'styles/theme.css', 'owner/dark.css'];

/** Style sheets of islands are text in their code: they reach the page with it. */
const sheets: RolldownPlugin = {
  name: 'sheets',
  load: {
    filter: { id: /\.css$/ },
    handler: async (id) => {
      const tokens = TOKENS.map((file) => readFileSync(path.join(src, file), 'utf8')).join('');
      const compiler = await compile(tokens + readFileSync(id, 'utf8'), { base: src, onDependency: () => undefined });
      const { code } = optimize(compiler.build([]), { minify: true });
      return { code: `export default ${JSON.stringify(islandSheet(tokens, code))}`, moduleType: 'js' };
    },
  },
};

/** `inBoth` speaks to the compiler alone: in a script it would be a call that gives back what it is given. */
const messages: RolldownPlugin = {
  name: 'messages',
  transform: {
    filter: { id: /i18n\/messages\// },
    handler: (code) => code.replace('inBoth({', '({'),
  },
};

/** Stands in the names of the islands' files until all are made: they share one hash, which every page pays for once. */
const HASH = '@islands@';

const hashOf = (code: string, length: number): string =>
  createHash('sha256').update(code).digest('hex').slice(0, length);

/** The search's Worker: one classic script, since that is what every browser with Workers starts. */
async function makeWorker(): Promise<{ file: string; code: string; sources: readonly string[] }> {
  const { output } = await build({
    input: path.join(src, 'search/worker.ts'),
    write: false,
    resolve,
    tsconfig: false,
    output: { format: 'iife', minify: true, comments },
  });
  const [{ code, moduleIds }] = output;
  return { file: `search-worker.${hashOf(code, 6)}.js`, code: code.trim(), sources: moduleIds };
}

/** Tells islands one text. */
const given = (name: string, text: string): RolldownPlugin => ({
  name,
  resolveId: (id) => (id === name ? id : undefined),
  load: (id) => (id === name ? `export default ${JSON.stringify(text)}` : undefined),
});

/** What measures is made only where there is somebody to tell. */
const isWanted = (name: string, { MEASURE_URL }: Facts): boolean => name !== 'measure' || Boolean(MEASURE_URL);

async function makeIslands(facts: Facts, define: Record<string, string>): Promise<Islands> {
  const names = readdirSync(entriesDir)
    .map((file) => path.parse(file).name)
    .filter((name) => isWanted(name, facts));
  const input = Object.fromEntries(names.map((name) => [name, path.join(entriesDir, `${name}.ts`)]));
  const worker = await makeWorker();
  const { output } = await build({
    input,
    write: false,
    resolve,
    plugins: [sheets, messages, given(SEARCH_WORKER, `/s/${worker.file}`)],
    tsconfig: false,
    transform: { jsx: 'react-jsx', define: { ...define, ...FOR_REACT } },
    output: {
      format: 'esm',
      minify: true,
      comments,
      entryFileNames: `[name].${HASH}.js`,
      chunkFileNames: `[name].${HASH}.js`,
      codeSplitting: { groups: CHUNKS },
      postBanner: ({ name }) => (name === 'react' ? LICENCES : ''),
    },
  });
  const chunks = output.filter((one): one is OutputChunk => one.type === 'chunk');
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const neededBy = (file: string): string[] => (importsOf.get(file) ?? []).flatMap((one) => [one, ...neededBy(one)]);
  const entries = chunks.filter(({ isEntry, name }) => isEntry && names.includes(name));
  const hash = hashOf(chunks.map(({ code }) => code).join(), 6);
  return {
    hash,
    worker: `/s/${worker.file}`,
    files: Object.fromEntries([
      ...chunks.map(({ fileName, code }) => [fileName.replace(HASH, hash), code.replaceAll(HASH, hash)] as const),
      [worker.file, worker.code] as const,
    ]),
    filesOf: Object.fromEntries(
      entries.map(({ name, fileName }) => [
        name,
        [fileName, ...new Set(neededBy(fileName).toSorted())].map((file) => file.replace(`.${HASH}.js`, '')),
      ]),
    ),
    sources: [...worker.sources, ...chunks.flatMap(({ moduleIds }) => moduleIds)].filter((id) => id.startsWith(src)),
  };
}

/** Every page pays for the map of islands to files. Most islands need one list of files: it is left out, which saves 40 bytes. */
function codeOf({ filesOf, hash }: Islands): string {
  const needs = Object.entries(filesOf).map(([name, [, ...others]]) => [name, others.join(' ')] as const);
  const [usual = ''] =
    [...Map.groupBy(needs, ([, others]) => others)].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const special = Object.fromEntries(needs.filter(([, others]) => others !== usual));
  return `const others = ${JSON.stringify(special)};
export const filesOf = (name) => [name, ...(others[name] ?? '${usual}').split(' ')];
export const filesOfResults = ${JSON.stringify(filesOf.results)};
export const islandsHash = '${hash}';`;
}

/**
 * `import code, { hash } from '~/start/first.ts?script'` is a script of its own, with what it imports, as one minified text.
 * `virtual:islands` is what the islands were made into; a script of src/start finds in it only their names and files.
 */
export const pageScript = (facts: Facts): Plugin => {
  const define = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact)]));
  let made: Promise<Islands> | undefined;
  const islandsForStart = (islands: Islands): RolldownPlugin => ({
    name: 'islands',
    resolveId: (id) => (id === ISLANDS ? id : undefined),
    load: (id) => (id === ISLANDS ? codeOf(islands) : undefined),
  });
  return {
    name: 'page-script',
    enforce: 'pre',
    resolveId: (id) => (id === ISLANDS ? `\0${ISLANDS}` : undefined),
    // While a page is developed: what the islands were made of is not what it was.
    watchChange(file) {
      if (file.startsWith(src)) made = undefined;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX) && id !== `\0${ISLANDS}`) return undefined;
      const islands = await (made ??= makeIslands(facts, define));
      for (const source of islands.sources) this.addWatchFile(source);
      if (id === `\0${ISLANDS}`) return `export const files = ${JSON.stringify(islands.files)}`;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const { output } = await build({
        input: file,
        write: false,
        resolve,
        plugins: [messages, islandsForStart(islands), given(SEARCH_WORKER, islands.worker)],
        transform: { define },
        output: { format: 'iife', minify: true, comments },
      });
      // What tells bundlers something says nothing to browsers. A block keeps names apart as a function would, in 14 bytes
      // less of each page.
      const code = output[0].code
        .replaceAll('/* @__PURE__ */ ', '')
        .trim()
        .replace(/^\(function\(\)\{(.*)\}\)\(\);$/s, '{$1}');
      const hash = hashOf(code, 6);
      return `export default ${JSON.stringify(code)}; export const hash = "${hash}";`;
    },
  };
};
