import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { importRule } from './scripts/check/import-rules.mjs';
import { noLooseMarkup } from './scripts/check/loose-markup.mjs';
import { suppressionRule } from './scripts/check/suppression-rule.mjs';

const PAGE_LINES = 60;
const FILE_LINES = 250;
const FUNCTION_LINES = 80;
const HEX_COLOUR = '/^#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})$/i';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: the name is then the same everywhere.',
};
const COLOUR_MESSAGE = 'Name a colour of src/owner/theme.css, such as var(--color-ember).';
const noHexColour = [
  { selector: `Literal[value=${HEX_COLOUR}]`, message: COLOUR_MESSAGE },
  { selector: `TemplateElement[value.raw=${HEX_COLOUR}]`, message: COLOUR_MESSAGE },
];

export default defineConfig(
  globalIgnores([
    '.astro/',
    '.cache/',
    'dist/',
    'test-results/',
    'playwright-report/',
    'dist.*/',
    'scripts/content-api/sample/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'tsconfig.tools.json'], tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    plugins: {
      ours: { rules: { imports: importRule, suppressions: suppressionRule } },
    },
    rules: {
      'ours/imports': 'error',
      'ours/suppressions': 'error',
      'max-lines': ['error', { max: FILE_LINES }],
      'max-lines-per-function': ['error', { max: FUNCTION_LINES, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noDefaultExport],
      'no-undef': 'off', // the compiler knows better which names exist
      eqeqeq: 'error',
      '@typescript-eslint/unbound-method': 'off', // our objects are closures: nothing here uses `this`
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // A `using` declaration closes what it names: that is its use.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreUsingDeclarations: true }],
      // An empty text counts as none: `||` says so.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noHexColour, ...noLooseMarkup] },
  },
  {
    files: ['scripts/**'],
    // They draw the pictures of the sample, make pages to measure with, and say in their own words alone that a form was
    // refused: the reference API shares no code with the site. Attacks are HTML that nobody escaped.
    ignores: ['scripts/content-api/{draw/**,refusal-page.ts}', 'scripts/bench/**', 'scripts/evidence/attacks.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noLooseMarkup] },
  },
  // The writers themselves.
  {
    files: ['src/lib/{html,xml}.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noHexColour] },
  },
  { files: ['src/pages/**/*.{astro,ts}'], rules: { 'max-lines': ['error', { max: PAGE_LINES }] } },
  // A drawing is a list of shapes: divided, it would be no easier to read.
  { files: ['scripts/content-api/draw/**'], rules: { 'max-lines-per-function': 'off' } },
  // `expect.any()` and the like are of type any. A group of tests is only a list of functions, so it may be long.
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['*.config.{ts,mjs}', 'tests/support/require-served-site.ts', 'src/env.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The parser of .astro files gives no types.
    files: ['**/*.astro', '**/*.astro/*.{js,ts}'],
    extends: [typescript.configs.disableTypeChecked],
  },
);
