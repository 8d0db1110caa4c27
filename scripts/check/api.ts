// Checks each address of an API against the content contract: npm run check:api -- <url> [--write].
import { parseArgs } from 'node:util';
import { shownText } from '../command/shown.ts';
import { readOpenApi } from '../content-api/openapi.ts';
import { walkRefusals, walkWrites } from './api-refusals.ts';
import { walkApi, type Finding } from './api-walk.ts';

const MOST_FAULTS_SHOWN = 10;
const MOST_SECONDS = 30;

function lines({ address, state, notes }: Finding): string {
  if (state !== 'wrong') return `${state.padEnd(9)}  ${address}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  const more = notes.length - MOST_FAULTS_SHOWN;
  const shown = notes.slice(0, MOST_FAULTS_SHOWN).map((note) => `${state.padEnd(9)}  ${address}: ${note}`);
  return [...shown, ...(more > 0 ? [`${state.padEnd(9)}  ${address}: ... and ${more} more`] : [])].join('\n');
}

async function* allOf(base: string, mayWrite: boolean): AsyncGenerator<Finding> {
  const openApi = readOpenApi();
  yield* walkApi(base, openApi);
  yield* walkRefusals(base, openApi);
  yield* walkWrites(base, openApi, mayWrite);
}

function asked(): { base: string; mayWrite: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const [url = ''] = positionals;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error('Give the address of the API: npm run check:api -- https://api.example');
  return { base: url.replace(/\/+$/, ''), mayWrite: values.write };
}

/** Throws if the API does not answer at all. Otherwise the check would report the same fault for each address. */
async function requireAnswer(base: string): Promise<void> {
  try {
    await fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  } catch (error) {
    const reason = error instanceof Error ? error.cause : undefined;
    throw new Error(`${base} does not answer${reason instanceof Error ? `: ${reason.message}` : ''}.`, {
      cause: error,
    });
  }
}

try {
  const { base, mayWrite } = asked();
  await requireAnswer(base);
  const count = { ok: 0, wrong: 0, 'not there': 0, 'not tried': 0 };
  for await (const finding of allOf(base, mayWrite)) {
    count[finding.state] += 1;
    console.log(shownText(lines(finding)));
  }
  console.log(
    `${count.ok} meet the contract, ${count.wrong} do not, ${count['not there']} do not exist, ${count['not tried']} were not tried.`,
  );
  process.exitCode = count.wrong > 0 ? 1 : 0;
} catch (error) {
  console.error(shownText(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}
