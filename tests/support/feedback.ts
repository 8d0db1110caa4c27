import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';

/** The texts of the form in each language, and a message to send. */
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
/** The notice that says whether the message was sent. */
export const notice = (page: Page) => page.getByRole('main').getByRole('status');
export const summary = (page: Page) => page.getByRole('group', { name: /correct|सुधारें/ });

export async function write(page: Page, form: Form, more: Partial<Record<Name, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...form.written, ...more }))
    await page.getByRole('main').locator(`[name=${name}]`).fill(text);
}

/** Opens the form and loads its island with a first touch. */
export async function openForm(page: Page, form: Form): Promise<void> {
  await page.goto(form.address);
  await field(page, form, 'name').focus();
  // The island sets this attribute, so the island has loaded.
  await expect(sendButton(page, form)).toHaveAttribute('aria-disabled', 'false');
}

/** Opens the form in a new tab, without a touch. */
export async function inNewTab(context: BrowserContext, form: Form): Promise<Page> {
  const page = await context.newPage();
  await page.goto(form.address);
  return page;
}

/** Returns all that is in local storage, as JSON. */
export const keptText = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

type Line = (route: Route) => Promise<void>;
export const broken: Line = (route) => route.abort('connectionreset');
/** The API gets the message, but the connection breaks before the answer. */
export const droppedAnswer: Line = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

interface Post {
  readonly id: string | undefined;
  readonly message: string;
}

/**
 * Records the messages that the page posts. Each of `lines` (a connection, such as `broken`) is for one post. The last
 * one is also for all further posts.
 */
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

/**
 * Adds a query to the address to which this page posts. So a test can change the answers to this page only. Returns the
 * address.
 */
export async function ownAddress(page: Page): Promise<string> {
  const query = `?${randomUUID()}`;
  await page.route('**/submit_feedback/', (route) => route.continue({ url: route.request().url() + query }));
  return `submit_feedback/${query}`;
}
