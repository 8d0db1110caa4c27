import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { PHONE } from './visit.ts';

/** Saves a page as Android's “Download” does; gives the address of the copy. */
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
 * Saves a page as “Webpage, complete” does, which no protocol can ask for: the page as it stands, with each `src` of a
 * picture or a script in a folder beside it, and each link to its full address. What `srcset` names is neither fetched
 * nor renamed.
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

/** The button that saves a page, and then the choices that it offers. */
export const saveButtons = (page: Page) => page.locator('.save').getByRole('button');

/** Saves a page by its own button, with what the last of its choices but `back` brings. */
export async function saveByButton(page: Page, dir: string, back = 0): Promise<string> {
  await saveButtons(page).click();
  const choices = saveButtons(page).filter({ hasText: /,/ });
  await choices.first().waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), choices.nth(-1 - back).click()]);
  const file = path.join(dir, 'own.html');
  await download.saveAs(file);
  return pathToFileURL(file).href;
}

/** An archive has no script of its own: what is blocked there, now and then, is what these tests look with. */
const OWN_LOOK = /^Blocked script execution in 'file:[^']*\.mhtml'/;

/** A browser that has never been on the site and has no network, and what goes wrong in it. */
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
  /** By their words, or their place. */
  readonly pictures: readonly string[];
  /** Where links lead; those to a place of the page itself, by the place. */
  readonly links: readonly string[];
  /** Places that links of the page lead to and that are not there. */
  readonly lost: readonly string[];
  /** Parts that cover the page, or that only say that something will come. */
  readonly stuck: readonly string[];
}

/** The content of a page that a visitor sees, without the parts that need script and without the words about the copy. */
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
