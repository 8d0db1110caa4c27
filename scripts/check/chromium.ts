// Makes sure that there is a Chromium for the browser tests, and a font with the letters of Hindi.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);
const FONT = 'fonts-noto-core';
/** The path of a Chromium that has no windows. The tests run more than twice as fast with it. */
const SHELL = '/usr/bin/chromium-headless-shell';
const NONE = 'There is no Chromium: install one and set CHROMIUM_PATH to its path.';
const SYSTEM_PATHS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of the named Chromium. If none is named, returns the Chromium of the system, or else the Chromium of
 * Playwright.
 */
function installedChromium(named: string | undefined): string | undefined {
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names "${named}", but there is no such file.`);
    return named;
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * True if there is a font with the letters of Hindi. If the fonts cannot be listed, returns false only on Debian: only there,
 * this file can install the font.
 */
async function hasHindiFont(): Promise<boolean> {
  try {
    const { stdout } = await run('fc-list', [':lang=hi', 'family']);
    return stdout.trim() !== '';
  } catch {
    return !existsSync('/etc/debian_version');
  }
}

const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installFromDebian(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, maxBuffer: 2 ** 26 });
}

/**
 * Finds or installs a Chromium and returns its path. If there is none and none can be installed, throws an error that says what
 * to do.
 */
export async function ensureChromium(named: string | undefined, say: (detail: string) => void): Promise<string> {
  const wantsShell = !named && !existsSync(SHELL);
  const missing = [...(wantsShell ? ['chromium-headless-shell'] : []), ...((await hasHindiFont()) ? [] : [FONT])];
  if (missing.length > 0 && canUseApt()) {
    say(`installing ${missing.join(' and ')}`);
    // If the installation fails, the tests run slower with another Chromium, or Playwright downloads a Chromium.
    await installFromDebian(missing).catch(() => say('nothing could be installed: using the installed programs'));
  }
  if (!installedChromium(named)) {
    say('downloading Chromium with Playwright');
    const install = ['node_modules/playwright/cli.js', 'install', 'chromium'];
    await run(process.execPath, install, { maxBuffer: 2 ** 26 }).catch((error: unknown) => {
      const { message } = error as Error;
      const [, reason = message] = /^Error: (.*)$/m.exec(message) ?? [];
      throw new Error(`${NONE} Playwright could not download one either: ${reason}.`, { cause: error });
    });
  }
  const chromiumPath = installedChromium(named);
  if (!chromiumPath) throw new Error(NONE);
  return chromiumPath;
}
