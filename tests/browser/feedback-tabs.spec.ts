import { expect, type Page, test } from '@playwright/test';
import {
  field,
  forms,
  inNewTab,
  keptText,
  notice,
  openForm,
  sendButton,
  watchPosts,
  write,
} from '../support/feedback.ts';
import { hold } from '../support/visit.ts';

const { en } = forms;
const ARRIVED = /Your message has arrived\.\s*Your reference number is F-\d{4}-\d{6}\./;

test.describe('in two tabs', () => {
  test('the same message is sent once, and both say that it has arrived', async ({ page, context }) => {
    await openForm(page, en);
    await write(page, en);
    const other = await inNewTab(context, en);
    await expect(field(other, en, 'message')).toHaveValue(en.written.message);
    let letItGo = (): void => {};
    const gone = new Promise<void>((resolve) => (letItGo = resolve));
    const posts = await watchPosts(page, async (route) => {
      await gone;
      await route.continue();
    });
    const others = await watchPosts(other);
    await sendButton(page, en).click();
    await sendButton(other, en).click();
    await expect(notice(other)).toHaveText('Your message is being sent…');
    letItGo();
    await expect(notice(page)).toHaveText(ARRIVED);
    await expect(notice(other)).toHaveText((await notice(page).textContent()) ?? '');
    await expect(field(other, en, 'message')).toHaveValue('');
    expect([...posts, ...others]).toHaveLength(1);
  });

  test('another message is left alone when the first arrives', async ({ page, context }) => {
    await openForm(page, en);
    await write(page, en);
    const other = await inNewTab(context, en);
    await expect(field(other, en, 'message')).toHaveValue(en.written.message);
    await write(other, en, { message: 'Something else.' });
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(ARRIVED);
    await other.reload();
    await expect(field(other, en, 'message')).toHaveValue('Something else.');
  });

  test('each keeps its own words, whole, until they have arrived', async ({ page, context }) => {
    const words = { subject: 'Water supply', message: 'Something else.' };
    const others = { ...en, written: { ...en.written, ...words } };
    const holds = async (tab: Page, { written }: { written: Readonly<Record<string, string>> }): Promise<void> => {
      for (const [name, text] of Object.entries(written))
        await expect(tab.getByRole('main').locator(`[name=${name}]`)).toHaveValue(text);
    };
    await openForm(page, en);
    await write(page, en);
    const other = await inNewTab(context, en);
    await holds(other, en);
    await write(other, en, words);
    for (const tab of [page, other]) await tab.reload();
    await holds(page, en);
    await holds(other, others);
    await sendButton(other, en).click();
    await expect(notice(other)).toHaveText(ARRIVED);
    await page.close();
    const third = await inNewTab(context, en);
    await holds(third, en);
    expect(await keptText(third)).not.toContain('Something');
  });

  test('text typed before the island has loaded is kept apart from an older draft, and neither is lost', async ({
    page,
    context,
  }) => {
    await openForm(page, en);
    await write(page, en);
    const other = await context.newPage();
    const release = await hold(other, /\/s\/feedback\./);
    await other.goto(en.address);
    await field(other, en, 'name').fill('Another resident');
    release();
    await expect(sendButton(other, en)).toHaveAttribute('aria-disabled', 'false');
    await expect(field(other, en, 'name')).toHaveValue('Another resident');
    await expect(field(other, en, 'message')).toHaveValue('');
    await page.reload();
    await expect(field(page, en, 'name')).toHaveValue(en.written.name);
    await expect(field(page, en, 'message')).toHaveValue(en.written.message);
  });

  test('the same message is sent once also where one hears late of what the other does', async ({ page, context }) => {
    await openForm(page, en);
    await write(page, en);
    const other = await context.newPage();
    await other.addInitScript(() => {
      const LATE_MS = 300;
      const { getItem, setItem } = Storage.prototype;
      let seen = localStorage.getItem('feedback');
      Storage.prototype.getItem = function (name) {
        return name === 'feedback' ? seen : getItem.call(this, name);
      };
      Storage.prototype.setItem = function (name, value) {
        if (name === 'feedback') seen = value;
        setItem.call(this, name, value);
      };
      addEventListener('storage', (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        const { key, oldValue, newValue } = event;
        setTimeout(() => {
          seen = newValue;
          dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
        }, LATE_MS);
      });
    });
    await other.goto(en.address);
    await expect(field(other, en, 'message')).toHaveValue(en.written.message);
    let letItGo = (): void => {};
    const gone = new Promise<void>((resolve) => (letItGo = resolve));
    const posts = await watchPosts(page, async (route) => {
      await gone;
      await route.continue();
    });
    const others = await watchPosts(other);
    await sendButton(page, en).click();
    await expect.poll(() => posts.length).toBe(1);
    await sendButton(other, en).click();
    await expect(notice(other)).toHaveText('Your message is being sent…');
    letItGo();
    await expect(notice(other)).toHaveText(ARRIVED);
    expect(others).toEqual([]);
  });
});
