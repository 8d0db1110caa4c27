import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { PHONE } from './visit.ts';

/** Saves a page as an archive (MHTML), like Android's “Download”. Returns the address of the copy. */
export async function saveAsArchive(page: Page, dir: string): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureSnapshot', { format: 'mhtml' });
  await client.detach();
  const file = path.join(dir, 'page.mhtml');
  await mkdir(dir, { recursive: true });
  await writeFile(file, data);
  return pathToFileURL(file).href;
}

/**
 * Saves a page as a browser does with “Webpage, complete”, because no protocol can tell a browser to do it. The `src`
 * of each picture and script is saved in a folder, and links become full addresses. `srcset` is neither saved nor
 * changed.
 */
export async function saveComplete(page: Page, dir: string): Promise<string> {
  const folder = 'page_files';
  const { html, addresses } = await page.evaluate((to) => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    const found: string[] = [];
    for (const one of root.querySelectorAll<HTMLImageElement | HTMLScriptElement>('img[src],script[src]')) {
      found.push(one.src);
      one.setAttribute('src', `./${to}/${one.src.split('/').at(-1) ?? ''}`);
    }
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[href]:not(use)'))
      link.setAttribute('href', link.href);
    for (const form of root.querySelectorAll('form')) form.setAttribute('action', form.action);
    return {
      html: `<!DOCTYPE html>\n<!-- saved from url=(0014)about:internet -->\n${root.outerHTML}`,
      addresses: found,
    };
  }, folder);
  await mkdir(path.join(dir, folder), { recursive: true });
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address);
    await writeFile(path.join(dir, folder, path.basename(new URL(address).pathname)), await answer.body());
  }
  const file = path.join(dir, 'page.html');
  await writeFile(file, html);
  return pathToFileURL(file).href;
}

/** The button that saves a page. After a click, also the buttons for the choices. */
export const saveButtons = (page: Page) => page.locator('.save').getByRole('button');

/** Saves a page with the button of the page. `back` is 0 for the last choice, and 1 for the choice before it. */
export async function saveByButton(page: Page, dir: string, back = 0): Promise<string> {
  await saveButtons(page).click();
  const choices = saveButtons(page).filter({ hasText: /,/ });
  await choices.first().waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), choices.nth(-1 - back).click()]);
  const file = path.join(dir, 'own.html');
  await download.saveAs(file);
  return pathToFileURL(file).href;
}

/** In archives browsers block all scripts, also those of this test. This error is not a fault of the page. */
const OWN_LOOK = /^Blocked script execution in 'file:[^']*\.mhtml'/;

export interface Away {
  readonly page: Page;
  readonly faults: string[];
}

/** Opens a browser that has no network and has never visited the site. `faults` are the errors in it. */
export async function openAway(
  browser: Browser,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Away> {
  const context = await browser.newContext({ viewport: PHONE, offline: true, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !OWN_LOOK.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`nobody answers ${request.url()}`));
  return { page, faults };
}

export interface Seen {
  readonly lang: string;
  readonly theme: string | undefined;
  readonly ground: string;
  readonly text: string;
  /** The alternative texts of all loaded pictures. */
  readonly pictures: readonly string[];
  /** The targets of links. For a link inside the page, only its fragment. */
  readonly links: readonly string[];
  /** Fragments in links for which the page has no element. */
  readonly lost: readonly string[];
  /** Elements that cover the page, or say that something is loading. */
  readonly stuck: readonly string[];
}

/**
 * Returns the visible content of a page. Leaves out parts that need script or depend on the day, and the note on the
 * copy.
 */
export const seenOn = (page: Page, address: string): Promise<Seen> =>
  page.evaluate((own) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no content.');
    const apart = [
      ...main.querySelectorAll<HTMLElement>(
        '.needs-script,.signature,.state[data-closes],.state[data-lapses],.state[data-until]',
      ),
    ];
    for (const one of apart) one.style.setProperty('display', 'none', 'important');
    const text = main.innerText.replace(/\s+/g, ' ');
    for (const one of apart) one.style.removeProperty('display');
    const placeOf = ({ href }: HTMLAnchorElement): string => href.replace(own, '').replace(/^file:[^#]*/, '');
    const links = [...main.querySelectorAll('a')]
      .filter((link) => !link.closest('.signature,.show,[hidden]'))
      .map(placeOf);
    const covers = document.querySelectorAll('dialog[open],:popover-open');
    return {
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
      ground: getComputedStyle(document.body).backgroundColor,
      text,
      pictures: [...main.querySelectorAll('img')].filter((one) => one.naturalWidth > 0).map((one) => one.alt),
      links,
      lost: links.filter((link) => link.startsWith('#') && !document.getElementById(decodeURIComponent(link.slice(1)))),
      stuck: [...covers].filter((one) => one.checkVisibility()).map((one) => one.className),
    };
  }, address);
