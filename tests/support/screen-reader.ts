import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

type Reader = typeof import('@guidepup/virtual-screen-reader');

/** The virtual screen reader as a browser script. It is served from the page's host. */
const FILE = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const ADDRESS = '/screen-reader.js';
const MOST_PHRASES = 400;

/** Prepares a virtual screen reader for the next page. */
export async function bringScreenReader(page: Page): Promise<void> {
  const body = await readFile(FILE, 'utf8');
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

/** Returns the words of the reader from the start of an element to its end, without phrases such as "end of list". */
export const spoken = (part: Locator): Promise<string[]> =>
  part.evaluate(
    async (container, [address, most]) => {
      const { virtual } = (await import(address)) as Reader;
      await virtual.start({ container });
      const phrases: string[] = [];
      for (let count = 0; count < most; count += 1) {
        const phrase = await virtual.lastSpokenPhrase();
        if (count > 0 && phrase === `end of ${phrases[0] ?? ''}`) break;
        phrases.push(phrase);
        await virtual.next();
      }
      await virtual.stop();
      return phrases.filter((phrase, index) => phrase !== phrases[index - 1] && !phrase.startsWith('end of '));
    },
    [ADDRESS, MOST_PHRASES] as const,
  );

/** Returns the words that the reader says by itself during an action, because of live regions and changes of the focus. */
export async function announced(part: Locator, act: () => Promise<unknown>): Promise<string[]> {
  await part.evaluate(async (container, address) => {
    const { virtual } = (await import(address)) as Reader;
    await virtual.start({ container });
    await virtual.clearSpokenPhraseLog();
  }, ADDRESS);
  await act();
  return part.evaluate(async (_container, address) => {
    const { virtual } = (await import(address)) as Reader;
    const said = await virtual.spokenPhraseLog();
    await virtual.stop();
    return said;
  }, ADDRESS);
}

/** Returns a button's accessible name, and whether the part that it opens is expanded. */
export async function exposed(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const expanded: unknown = node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  const state = expanded === undefined ? [] : [expanded === true ? 'expanded' : 'collapsed'];
  return [String(node?.name?.value), ...state].join(', ');
}
