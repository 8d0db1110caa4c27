// Installs missing packages, then runs a TypeScript script with the project's Node. This file needs Node 20 or newer.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, isInstalled, nodeBinary } from './packages.mjs';
import { step } from './steps.mjs';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a script and returns its exit code. The script also gets Ctrl-C and the signals that end a process. This process waits
 * until the script has ended.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function run(script, args) {
  const child = spawn(nodeBinary(root), [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  process.on('SIGINT', () => {}); // the child gets this signal from the terminal too, and this process waits for the child
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} script its path in the project
 * @param {readonly string[]} args
 */
export async function setUpAndRun(script, args) {
  try {
    if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
      throw new Error(`Node ${process.versions.node} is too old; Node ${OLDEST_NODE} or newer is needed.`);
    if (!isInstalled(root)) await step('Installing packages', () => installPackages(root));
    process.exitCode = await run(script, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
