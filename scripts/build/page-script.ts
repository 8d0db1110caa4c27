// Bundles browser scripts: src/start for the pages, and the React islands, which load when a visitor first uses them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { build, type OutputChunk, type Plugin as RolldownPlugin } from 'rolldown';
import type { AstroConfig } from 'astro';
import { islandSheet } from '../../src/layouts/lean-sheet.ts';
import { atomsOnly, FOR_REACT } from './for-react.ts';

type Plugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { name: string }>;

const SUFFIX = '?script';
const ISLANDS = 'virtual:islands';
const SEARCH_WORKER = 'virtual:search-worker';
const src = fileURLToPath(new URL('../../src', import.meta.url));
const entriesDir = path.join(src, 'islands/entries');
/** Shared island code goes into few files, because each file is a request. */
const CHUNKS = [
  {
    name: 'stores',
    test: /src\/(stores|i18n\/((long-)?months|in-both|lang)|lib|routes|islands\/(act|hold-still|make)|search\/letters)|node_modules\/nanostores\//,
    // This group has the highest priority. So code that most islands need is never put into a file of code for few islands.
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'react',
    // The visitor counter is in this file because, on a good connection, the counter alone makes a page load React.
    test: /node_modules\/(react|react-dom|scheduler|@nanostores)\/|rolldown\/runtime|src\/islands\/(VisitorCounter|visitor-counter)/,
    priority: 1,
  },
  // The code that connects islands to the search. The search engine is not in this file: it loads later, and only if the
  // browser has no Worker.
  {
    name: 'ask',
    test: /src\/(search\/(connect|messages|results|kinds|fetch-files|manifest-name)|islands\/find\/(?!beside)|i18n\/messages\/find)/,
    priority: 1,
  },
  // The filter of a list loads this file too, to compare words by their sounds.
  { name: 'search-words', test: /src\/search\/(sound|fold)/, priority: 1 },
  { name: 'search-engine', test: /src\/search\// },
  {
    name: 'dialogs',
    test: /src\/(islands\/([A-Z]|mount|use-)|i18n\/messages\/(leave|change|settings|search)|styles\/islands\/dialogs)/,
  },
];
const comments = { legal: false, annotation: false, jsdoc: false };
const copyrightOf = (name: string): string =>
  /Copyright[^<\n]*/.exec(readFileSync(path.join(src, '../node_modules', name, 'LICENSE'), 'utf8'))?.[0] ?? name;
/**
 * The packages of each file. A file has one licence notice for all its packages: the five notices of React would take 200
 * bytes.
 */
const PACKAGES = new Map([
  ['react', ['react', 'nanostores']],
  ['verify', ['@noble/hashes']],
]);
const licencesOf = (packages: readonly string[] = []): string =>
  packages.length > 0 ? `/*! MIT licence. ${packages.map(copyrightOf).join(' ')} */` : '';
const resolve = { alias: { '~': src } };

/** Constants of the site for browser scripts, by name. */
type Facts = Readonly<Record<string, string | number>>;

interface Islands {
  readonly files: Readonly<Record<string, string>>;
  /** The hash that is part of all file names. */
  readonly hash: string;
  /** The files that each island loads in parallel, without hash and suffix. The island's own file is the first. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
  /** The address of the search Worker. */
  readonly worker: string;
}

/** The files of colours and sizes, in the order of src/styles/common.css. */
const TOKENS = ['owner/theme.css', 'styles/tokens.css', 'styles/theme.css', 'owner/dark.css'];

/** Puts the style sheet of an island as a text into the code of the island. */
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

/** Removes calls of `inBoth`. This function only returns its argument, and exists only for the type checker. */
const messages: RolldownPlugin = {
  name: 'messages',
  transform: {
    filter: { id: /i18n\/messages\// },
    handler: (code) => code.replace('inBoth({', '({'),
  },
};

/** A placeholder for the hash in file names. All islands share one hash, so the map of islands in every page stays short. */
const HASH = '@islands@';

const hashOf = (code: string, length: number): string =>
  createHash('sha256').update(code).digest('hex').slice(0, length);

/** Bundles the search Worker as a classic script, because all browsers with Workers can start a classic script. */
async function makeWorker(): Promise<{ file: string; code: string }> {
  const { output } = await build({
    input: path.join(src, 'search/worker.ts'),
    write: false,
    resolve,
    tsconfig: false,
    output: { format: 'iife', minify: true, comments },
  });
  const [{ code }] = output;
  return { file: `search-worker.${hashOf(code, 6)}.js`, code: code.trim() };
}

/** Provides code as a virtual module. */
const given = (name: string, code: string): RolldownPlugin => ({
  name,
  resolveId: (id) => (id === name ? id : undefined),
  load: (id) => (id === name ? code : undefined),
});
const givenWorker = (address: string): RolldownPlugin =>
  given(SEARCH_WORKER, `export default ${JSON.stringify(address)}`);

/** The measuring script is built only if MEASURE_URL is set. */
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
    plugins: [sheets, messages, atomsOnly, givenWorker(`/s/${worker.file}`)],
    tsconfig: false,
    transform: { jsx: 'react-jsx', define: { ...define, ...FOR_REACT } },
    output: {
      format: 'esm',
      minify: true,
      comments,
      entryFileNames: `[name].${HASH}.js`,
      chunkFileNames: `[name].${HASH}.js`,
      codeSplitting: { groups: CHUNKS },
      postBanner: ({ name }) => licencesOf(PACKAGES.get(name)),
    },
  });
  const chunks = output.filter((one): one is OutputChunk => one.type === 'chunk');
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const neededBy = (file: string): string[] => (importsOf.get(file) ?? []).flatMap((one) => [one, ...neededBy(one)]);
  const entries = chunks.filter(({ isEntry, name }) => isEntry && names.includes(name));
  for (const { name, exports } of entries)
    if (!exports.includes('act'))
      throw new Error(`src/islands/entries/${name}.ts: expected an export "act", its handler`);
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
  };
}

/**
 * Returns code that maps islands to files. Every page has this code. The most common list of files is the default, which saves
 * 40 bytes.
 */
function codeOf({ filesOf, hash }: Islands): string {
  const needs = Object.entries(filesOf).map(([name, [, ...others]]) => [name, others.join(' ')] as const);
  const [usual = ''] =
    [...Map.groupBy(needs, ([, others]) => others)].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  // Only islands with unusual files are listed here, because each entry costs every page 9 bytes. Every other island loads the
  // usual files.
  const special = Object.fromEntries(needs.filter(([, others]) => others && others !== usual));
  return `const others = ${JSON.stringify(special)};
export const filesOf = (name) => [name, ...(others[name] ?? '${usual}').split(' ')];
export const filesOfResults = ${JSON.stringify(filesOf.results)};
export const islandsHash = '${hash}';`;
}

const isScript = (id: string | null): boolean => id === `\0${ISLANDS}` || id?.endsWith(SUFFIX) === true;

/**
 * `import code, { hash } from '~/start/first.ts?script'` gives a script with its imports as one minified text.
 * `virtual:islands` gives the built islands; scripts of src/start get only the names and files of the islands.
 */
export const pageScript = (facts: Facts): Plugin => {
  const define = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, JSON.stringify(fact)]));
  let made: Promise<Islands> | undefined;
  return {
    name: 'page-script',
    enforce: 'pre',
    resolveId: (id) => (id === ISLANDS ? `\0${ISLANDS}` : undefined),
    // In development, all scripts are built again after a change. The scripts are not watched with `addWatchFile`, because
    // Astro would then add the style sheets of islands to the pages.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(src) || !/\.(tsx?|css)$/.test(file)) return undefined;
      made = undefined;
      return [...modules, ...[...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => isScript(id))];
    },
    async load(id) {
      if (!isScript(id)) return undefined;
      const islands = await (made ??= makeIslands(facts, define));
      if (id === `\0${ISLANDS}`) return `export const files = ${JSON.stringify(islands.files)}`;
      const file = id.slice(0, -SUFFIX.length);
      const { output } = await build({
        input: file,
        write: false,
        resolve,
        plugins: [messages, given(ISLANDS, codeOf(islands)), givenWorker(islands.worker)],
        transform: { define },
        output: { format: 'iife', minify: true, comments },
      });
      // Removes comments for bundlers. The block `{…}` around the code keeps its names local like a function, and is 14 bytes
      // shorter.
      const code = output[0].code
        .replaceAll('/* @__PURE__ */ ', '')
        .trim()
        .replace(/^\(function\(\)\{(.*)\}\)\(\);$/s, '{$1}');
      const hash = hashOf(code, 6);
      return `export default ${JSON.stringify(code)}; export const hash = "${hash}";`;
    },
  };
};
