// Installs what is missing, then starts the content API, builds what has changed and serves the site.
import { setUpAndRun } from './setup/hand-over.mjs';

await setUpAndRun('scripts/start/start.ts', process.argv.slice(2));
