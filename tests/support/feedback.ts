import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';

/** The words of the form in each language, and the text that a resident writes. */
export const forms = {
  en: {
    address: '/feedback',
    labels: { name: 'Name', email: 'E-mail', phone: 'Telephone (optional)', subject: 'Subject', message: 'Message' },
    send: 'Send message',
    written: {
      name: 'A resident',
      email: 'resident@example.org',
      subject: 'Street light',
      message: 'The street light near the colony gate is out.',
    },
  },
  hi: {
    address: '/hi/feedback',
    labels: { name: 'नाम', email: 'ई-मेल', phone: 'दूरभाष (वैकल्पिक)', subject: 'विषय', message: 'संदेश' },
    send: 'संदेश भेजें',
    written: {
      name: 'एक निवासी',
      email: 'resident@example.org',
      subject: 'सड़क की बत्ती',
      message: 'कॉलोनी के फाटक के पास की बत्ती नहीं जलती।',
    },
  },
} as const;
export type Form = (typeof forms)[keyof typeof forms];
type Name = keyof Form['labels'];

export const field = (page: Page, form: Form, name: Name) =>
  page.getByRole('main').getByRole('textbox', { name: form.labels[name], exact: true });
export const sendButton = (page: Page, form: Form) => page.getByRole('button', { name: form.send });
/** The line that says how the message is doing. */
export const notice = (page: Page) => page.getByRole('main').getByRole('status');
export const summary = (page: Page) => page.getByRole('group', { name: /correct|ठीक/ });

export async function write(page: Page, form: Form, more: Partial<Record<Name, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...form.written, ...more }))
    await page.getByRole('main').locator(`[name=${name}]`).fill(text);
}

/** The form, alive: its code has come with the first touch. */
export async function openForm(page: Page, form: Form): Promise<void> {
  await page.goto(form.address);
  await field(page, form, 'name').focus();
  // From then on it says itself what is wrong, not the browser.
  await expect(page.locator('form[data-live=feedback]')).toHaveJSProperty('noValidate', true);
}

/** Without a touch. */
export async function inNewTab(context: BrowserContext, form: Form): Promise<Page> {
  const page = await context.newPage();
  await page.goto(form.address);
  return page;
}

/** The data that this browser keeps for the site. */
export const keptText = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

type Line = (route: Route) => Promise<void>;
export const broken: Line = (route) => route.abort('connectionreset');
/** The message arrives, and the line drops before the answer. */
export const droppedAnswer: Line = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

interface Post {
  readonly id: string | undefined;
  readonly message: string;
}

/** What the page sends to the API, in the order it was sent, and what the line does with it (the last one: with all further). */
export async function watchPosts(page: Page, ...lines: readonly Line[]): Promise<readonly Post[]> {
  const posts: Post[] = [];
  await page.route('**/submit_feedback/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const line = lines[Math.min(posts.length, lines.length - 1)] ?? ((one) => one.continue());
    posts.push(postOf(route.request()));
    return line(route);
  });
  return posts;
}

function postOf(request: Request): Post {
  const { message_id: id, message } = request.postDataJSON() as { message_id?: string; message: string };
  return { id, message };
}

/** Sends what a page sends to an address of this test alone, and names it: the API can be told what to answer there. */
export async function ownAddress(page: Page): Promise<string> {
  const query = `?${randomUUID()}`;
  await page.route('**/submit_feedback/', (route) => route.continue({ url: route.request().url() + query }));
  return `submit_feedback/${query}`;
}
