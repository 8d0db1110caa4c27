// Says which folder of src may import which other folder, and which package. The ESLint rule checks these tables.
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/**
 * For each folder (or single file) of src: the folders or files that it may import. A folder may always import its
 * own files.
 *
 * @type {Record<string, { values: readonly string[], types?: readonly string[] }>}
 */
const importTable = {
  lib: { values: [] },
  search: { values: [] },
  config: { values: ['lib'] },
  'owner-contract': { values: [] },
  // The rules for government websites, and the results of the last check. scripts/check/rules also uses this folder.
  rules: { values: [] },
  owner: { values: [], types: ['owner-contract', 'rules'] },
  i18n: { values: ['lib', 'owner'] },
  routes: { values: ['i18n', 'lib'] },
  api: { values: ['lib', 'config'], types: ['i18n'] },
  media: { values: ['lib', 'api', 'config'], types: ['i18n'] },
  model: { values: ['lib', 'i18n', 'routes', 'api', 'media', 'config', 'owner', 'search', 'rules'] },
  stores: { values: ['lib', 'i18n'] },
  start: { values: ['lib', 'stores', 'i18n'], types: ['islands', 'search'] },
  islands: { values: ['stores', 'lib', 'i18n', 'routes', 'search', 'styles'] },
  components: { values: ['lib', 'i18n', 'routes', 'islands', 'owner'], types: ['model', 'media', 'rules'] },
  layouts: {
    values: ['components', 'islands', 'model', 'i18n', 'routes', 'lib', 'config', 'owner', 'styles', 'start'],
  },
  pages: { values: ['layouts', 'components', 'model', 'i18n', 'routes', 'lib', 'start', 'rules'] },
};

/**
 * For each package: the folders (or single files) of src that may import it, and the folders that may import only its types.
 */
const packageHomes = [
  { name: /^zod$/, values: ['api', 'model', 'config'] },
  { name: /^(sharp|qr)$/, values: ['media'] },
  { name: /^(hast$|hast-util-)/, values: ['model'] },
  { name: /^parse5$/, values: ['model', 'lib/read-html'] },
  { name: /^ical-generator$/, values: ['model'] },
  { name: /^fflate$/, values: ['lib/zip', 'media/papers/office'] },
  { name: /^entities$/, values: ['lib/read-own', 'media/papers/office'] },
  { name: /^(unpdf|@hyzyla\/pdfium)$/, values: ['media'] },
  { name: /^i18next$/, values: ['i18n'] },
  { name: /^dayjs$/, values: ['i18n'] },
  { name: /^(undici|ipaddr\.js)$/, values: ['api'] },
  { name: /^p-limit$/, values: ['api', 'media'] },
  { name: /^astro(:|$)/, values: ['pages', 'layouts'], types: ['components'] },
  { name: /^react(-dom)?$/, values: ['islands'] },
  { name: /^web-vitals$/, values: ['islands'] },
  { name: /^@noble\/hashes$/, values: ['islands'] },
  { name: /^nanostores$/, values: ['stores'] },
  { name: /^@nanostores\/react$/, values: ['islands'] },
  { name: /^virtual:islands$/, values: ['start', 'pages'] },
  { name: /^virtual:search-worker$/, values: ['islands', 'start'] },
  {
    name: /^node:/,
    values: [
      'config',
      'api',
      'media',
      'model/door/report',
      'model/door/last-good',
      'lib/content-name',
      'lib/queries',
      'lib/zip',
      'lib/page-parts',
      'lib/same',
    ],
  },
];

/**
 * For each file outside src: the only folder or file of src that may import it. `config` reads package.json.
 *
 * @type {Record<string, string>}
 */
const filesOutside = { 'package.json': 'config' };

/**
 * Node also runs these folders and files directly, and then the alias `~` does not exist. So they may import other folders by a
 * relative path.
 */
const runByNode = ['config', 'owner-contract', 'routes', 'api', 'i18n', 'lib', 'media'];

/**
 * The order of the folders in a folder. A file may import from its own folder, and from the folders before its own folder.
 *
 * @type {Record<string, readonly string[]>}
 */
const orders = {
  scripts: [
    ...['setup', 'content-api', 'command', 'health', 'packs', 'serve', 'build', 'deploy', 'publish', 'start'],
    ...['check', 'bench', 'contract', 'evidence', 'icons'],
  ],
  'src/model': ['door', 'passports', 'prose', 'kinds', 'site', 'documents', 'open-data'],
  'src/islands': ['album', 'feedback', 'find', 'list', 'menu', 'results', 'save', 'since', 'verify', 'entries'],
};

/**
 * The files of these folders import no files of our other folders, except the files in the list.
 *
 * @type {Record<string, readonly string[]>}
 */
const closedFolders = { 'scripts/content-api': ['src/lib/api-base.ts'] };

/** This code may import development packages. All other code must also run after `npm ci --omit=dev`. */
const runByDevelopers = [
  'scripts/check/',
  'scripts/bench/',
  'scripts/evidence/',
  'scripts/content-api/draw/',
  'scripts/icons/',
  'tests/',
];
const developersPackages = Object.keys(manifest.devDependencies);

const slashed = (/** @type {string} */ file) => file.split(path.sep).join('/');
const unitOf = (/** @type {string} */ inSrc) => inSrc.replace(/[/.].*$/s, '');
const isOneOf = (/** @type {readonly string[]} */ homes, /** @type {string} */ inSrc) =>
  homes.some((home) => unitOf(inSrc) === home || inSrc.replace(/\..*$/s, '') === home);
const packageOf = (/** @type {string} */ source) =>
  /^(?:node|astro):/.test(source) ? source : source.split('/', source.startsWith('@') ? 2 : 1).join('/');

/**
 * @param {string} file its path in src
 * @param {string} source
 * @param {boolean} isType
 */
function packageFault(file, source, isType) {
  const name = packageOf(source);
  const home = packageHomes.find((candidate) => candidate.name.test(name));
  if (!home) return `"${name}" is not in the list "packageHomes" of scripts/check/import-rules.mjs: add it.`;
  if (isOneOf(home.values, file) || (isType && isOneOf(home.types ?? [], file))) return undefined;
  const types = home.types ? ` (types also in ${home.types.join(', ')})` : '';
  return `"${name}" belongs in ${home.values.join(', ')}${types}, not in ${unitOf(file)}.`;
}

/**
 * @param {string} from the path of the importing file in src
 * @param {string} to the path of the imported file in src
 * @param {boolean} isType
 */
function directionFault(from, to, isType) {
  const [own, other] = [unitOf(from), unitOf(to)];
  if (own === other) return undefined;
  const row = importTable[own];
  if (!row) return `${own} is not in "importTable" of scripts/check/import-rules.mjs: add it.`;
  if (isOneOf(row.values, to) || (isType && row.types?.includes(other))) return undefined;
  if (row.types?.includes(other)) return `${own} may import from ${other} only types: write "import type".`;
  return `${own} may not import from ${other}.`;
}

/**
 * @param {string} file the path of the importing file in the project
 * @param {string} target the path of the imported file
 */
function orderFault(file, target) {
  for (const [place, folders] of Object.entries(orders)) {
    const folderOf = (/** @type {string} */ one) =>
      one.startsWith(`${place}/`) ? /^([^/]+)\//.exec(one.slice(place.length + 1))?.[1] : undefined;
    const [own, other] = [folderOf(file), folderOf(target)];
    if (own === undefined || other === undefined || own === other) continue;
    if (!folders.includes(own))
      return `${place}/${own} is not in the list "orders" of scripts/check/import-rules.mjs: add it.`;
    if (folders.indexOf(other) > folders.indexOf(own))
      return `${place}/${own} may not import from ${place}/${other}, which is behind it in "orders" of scripts/check/import-rules.mjs.`;
  }
  return undefined;
}

/**
 * Returns the fault of an import as a sentence, or undefined if the import is allowed.
 *
 * @param {string} file the path of the importing file in the project
 * @param {string} source the imported module
 * @param {boolean} isType
 * @returns {string | undefined}
 */
export function importFault(file, source, isType) {
  const name = packageOf(source);
  if (
    developersPackages.includes(name) &&
    !isType &&
    /^(src|scripts)\//.test(file) &&
    !runByDevelopers.some((one) => file.startsWith(one))
  )
    return `Move "${name}" in package.json from devDependencies to dependencies.`;
  const isRelative = /^\.{1,2}(\/|$)/.test(source);
  const target = source.startsWith('~/') ? `src/${source.slice(2)}` : path.posix.join(path.posix.dirname(file), source);
  for (const [folder, allowed] of Object.entries(closedFolders)) {
    if (!file.startsWith(`${folder}/`)) continue;
    return isRelative && !target.startsWith(`${folder}/`) && !allowed.includes(target)
      ? `${folder} may not import this file from outside its folder: it is not in "closedFolders" of scripts/check/import-rules.mjs.`
      : undefined;
  }
  const order = orderFault(file, target);
  if (order || !file.startsWith('src/')) return order;
  const own = file.slice('src/'.length);
  if (source.startsWith('~/')) return directionFault(own, source.slice(2), isType);
  if (!isRelative) return packageFault(own, source, isType);
  if (filesOutside[target] === unitOf(own)) return undefined;
  if (!target.startsWith('src/')) return 'src may import packages, but no files from outside src.';
  const other = target.slice('src/'.length);
  if (unitOf(own) !== unitOf(other) && !runByNode.includes(unitOf(own)))
    return `Write "~/${other}", because an import from another folder must show the name of the folder.`;
  return directionFault(own, other, isType);
}

/** @typedef {{ importKind?: string, exportKind?: string }} Specifier */
/** @typedef {Specifier & { source?: { type: string, value?: unknown } | null, specifiers?: Specifier[] }} Importing */

const isTypeOnly = (/** @type {Specifier} */ part) => part.importKind === 'type' || part.exportKind === 'type';

/** @type {import('eslint').Rule.RuleModule} */
export const importRule = {
  meta: { type: 'problem', schema: [], messages: { fault: '{{fault}}' } },
  create(context) {
    const file = slashed(path.relative(context.cwd, context.filename)).replace(/\.astro\/.*$/, '.astro');
    const check = (/** @type {import('eslint').Rule.Node} */ node, isType = false) => {
      const { source, specifiers = [], ...itself } = /** @type {Importing} */ (node);
      if (typeof source?.value !== 'string') return;
      const areTypes = isType || isTypeOnly(itself) || (specifiers.length > 0 && specifiers.every(isTypeOnly));
      const fault = importFault(file, source.value, areTypes);
      if (fault) context.report({ node, messageId: 'fault', data: { fault } });
    };
    return {
      ImportDeclaration: (node) => check(node),
      ExportNamedDeclaration: (node) => check(node),
      ExportAllDeclaration: (node) => check(node),
      ImportExpression: (node) => check(node),
      TSImportType: (/** @type {import('eslint').Rule.Node} */ node) => check(node, true),
    };
  },
};
