// Finds faults that ESLint does not see: colours in the wrong files, long files, rules that a file switches off.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const MOST_LINES = 250;
const HEX_COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
const BLANKET = new RegExp('eslint' + '-disable(?!-(?:next-)?line)');

interface SourceRule {
  readonly files: string | readonly string[];
  readonly fault: (line: string, index: number) => string | undefined;
}

/** Returns the scripts that the commands of package.json run. */
function entryScripts(): string[] {
  return [...readFileSync('package.json', 'utf8').matchAll(/node (scripts\/[\w/-]+\.\w+)/g)].map(
    ([, file = '']) => file,
  );
}

const rules: readonly SourceRule[] = [
  {
    files: 'src/styles/**/*.css',
    fault: (line) => (HEX_COLOUR.test(line) ? 'a hex colour belongs in src/owner' : undefined),
  },
  {
    files: 'src/**/*.{css,svg}',
    fault: (_line, index) => (index === MOST_LINES ? `a source file has at most ${MOST_LINES} lines` : undefined),
  },
  {
    files: '{src,tests}/**/*.{ts,tsx,js,mjs,astro}',
    fault: (line) => (BLANKET.test(line) ? 'suppress one rule on one line, not a rule in a whole file' : undefined),
  },
  {
    files: entryScripts(),
    fault: (line, index) =>
      index === 0 && !/^(\/\/|\/\*\*) \S/.test(line)
        ? 'the first line of a script is a comment that says what the script does'
        : undefined,
  },
];

/** Returns each fault of a text as `line: fault`. */
function faultsIn(text: string, rule: SourceRule): string[] {
  return text.split('\n').flatMap((line, index) => {
    const fault = rule.fault(line, index);
    return fault ? [`${index + 1}: ${fault}`] : [];
  });
}

let faults = 0;
for (const rule of rules) {
  for await (const file of glob(rule.files, { exclude: ['scripts/content-api/sample/**'] })) {
    for (const fault of faultsIn(readFileSync(file, 'utf8'), rule)) {
      console.error(`${file}:${fault}`);
      faults += 1;
    }
  }
}
process.exitCode = faults > 0 ? 1 : 0;
