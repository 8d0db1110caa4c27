// Installs the packages of the lock file, if they are not installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {{ packages?: Record<string, LockedPackage> }} */ (lock).packages ?? {};
  } catch {
    return {}; // if the file is missing or incomplete, no package counts as installed
  }
}

/** @param {string} root */
export const nodeBinary = (root) =>
  path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * True if the packages of the lock file are installed, and also the Node that runs the scripts.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = lockedPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(lockedPackages(path.join(root, 'package-lock.json'))).filter(([where]) => where !== '');
  const matches = wanted.every(([where, { version, integrity, optional, devOptional }]) => {
    const found = installed[where];
    if (!found) return optional === true || devOptional === true;
    return found.version === version && found.integrity === integrity;
  });
  return wanted.length > 0 && matches && existsSync(nodeBinary(root));
}

/**
 * Runs `npm ci`. Shows npm's output only if npm fails.
 *
 * @param {string} root
 * @returns {Promise<void>}
 */
export function installPackages(root) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const isScript = npm !== undefined && /\.[cm]?js$/.test(npm);
  const child = isScript
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}.`)));
    child.on('close', (code) => {
      if (code === 0 && isInstalled(root)) resolve();
      else if (code === 0)
        reject(new Error('npm did not run the install scripts of packages. Run "npm rebuild node".'));
      else reject(new Error(`npm ci failed:\n${output.trim().split('\n').slice(0, 20).join('\n')}`));
    });
  });
}
