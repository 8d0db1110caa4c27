// Installs what is missing, then runs every check and every test.
import { setUpAndRun } from './setup/hand-over.mjs';

await setUpAndRun('scripts/check/run.ts', process.argv.slice(2));
