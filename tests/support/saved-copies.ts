import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { PHONE } from './visit.ts';

/** Saves a page like Android's “Download”. Returns the copy's address. */
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
 * Saves a page like “Webpage, complete”, which no browser protocol offers: each `src` of a picture or script goes into a
 * folder, and links become full addresses. `srcset` is neither saved nor changed.
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

/** The button that saves a page, then its choices. */
export const saveButtons = (page: Page) => page.locator('.save').getByRole('button');

/** Saves a page with its own button. `back` counts the choices from the last one. */
export async function saveByButton(page: Page, dir: string, back = 0): Promise<string> {
  await saveButtons(page).click();
  const choices = saveButtons(page).filter({ hasText: /,/ });
  await choices.first().waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), choices.nth(-1 - back).click()]);
  const file = path.join(dir, 'own.html');
  await download.saveAs(file);
  return pathToFileURL(file).href;
}

/** Archives block all scripts, including those that this test evaluates. */
const OWN_LOOK = /^Blocked script execution in 'file:[^']*\.mhtml'/;

/** A browser without network that has never visited the site, and the errors in it. */
export async function openAway(
  browser: Browser,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<{ readonly page: Page; readonly faults: string[] }> {
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
  /** The pictures, by alternative text or position. */
  readonly pictures: readonly string[];
  /** The targets of links. Links within the page are given as fragments. */
  readonly links: readonly string[];
  /** Fragments of links that do not exist in the page. */
  readonly lost: readonly string[];
  /** Elements that cover the page, or say that something is loading. */
  readonly stuck: readonly string[];
}

/** The visible content of a page, without parts that need script and without the note on the copy. */
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
