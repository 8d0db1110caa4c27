import { expect, type Page, test } from '@playwright/test';
import { owner } from '../../src/owner/owner.ts';
import {
  broken,
  droppedAnswer,
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

const { en, hi } = forms;
const ARRIVED = /Your message has arrived\.\s*Your reference number is F-\d{4}-\d{6}\./;
const WAITING = 'Your message has not gone through yet.';
const DAY = 86_400_000;

const eraser = (page: Page) => page.getByRole('button', { name: 'Delete what I typed' });

test.describe('what is typed', () => {
  test('outlives a closed tab, in both languages, without a touch, and says so', async ({ page, context }) => {
    await openForm(page, en);
    await write(page, en, { phone: '0000-000 001' });
    await page.close();
    for (const [form, said] of [
      [en, 'What was typed here before has been filled in again.'],
      [hi, 'यहाँ पहले जो लिखा गया था, वह फिर से भर दिया गया है।'],
    ] as const) {
      const tab = await inNewTab(context, form);
      await expect(field(tab, form, 'message')).toHaveValue(en.written.message);
      await expect(field(tab, form, 'phone')).toHaveValue('0000-000 001');
      await expect(notice(tab)).toHaveText(said);
      await tab.close();
    }
  });

  test('outlives a reload, a way there and back, and a crash of the page', async ({ page, context }) => {
    await openForm(page, hi);
    await write(page, hi);
    await page.reload();
    await expect(field(page, hi, 'message')).toHaveValue(hi.written.message);
    await page.getByRole('banner').getByRole('link', { name: owner.words.hi.name }).click();
    await expect(field(page, hi, 'message')).toHaveCount(0);
    await page.goBack();
    await expect(field(page, hi, 'message')).toHaveValue(hi.written.message);
    await field(page, hi, 'subject').fill('अधूरा विषय');
    const crashed = page.waitForEvent('crash');
    const client = await context.newCDPSession(page);
    await Promise.race([client.send('Page.crash'), crashed]);
    await crashed;
    const tab = await inNewTab(context, hi);
    await expect(field(tab, hi, 'subject')).toHaveValue('अधूरा विषय');
    await expect(field(tab, hi, 'message')).toHaveValue(hi.written.message);
  });

  test('is said to be kept in this browser, and until when, and is deleted by a button, which brings it back once more', async ({
    page,
  }) => {
    await openForm(page, en);
    const where = page.getByText('kept in this browser only, until your message has arrived, for 7 days at most');
    await expect(where).toBeHidden();
    await write(page, en);
    await expect(where).toBeVisible();
    for (const name of ['name', 'email', 'subject', 'message'] as const) await field(page, en, name).fill('');
    await expect(where).toBeHidden();
    expect(await keptText(page)).not.toContain('message=');
    await write(page, en);
    await eraser(page).click();
    await expect(field(page, en, 'name')).toHaveValue('');
    await expect(notice(page)).toHaveText('What you typed has been deleted from this browser.');
    expect(await keptText(page)).not.toContain('resident');
    await page.keyboard.press('Enter');
    await expect(field(page, en, 'name')).toHaveValue(en.written.name);
    await eraser(page).click();
    await page.reload();
    await field(page, en, 'name').focus();
    await expect(field(page, en, 'name')).toHaveValue('');
  });

  test('is deleted once it has arrived', async ({ page, context }) => {
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(ARRIVED);
    await expect(eraser(page)).toBeHidden();
    expect(await keptText(page)).not.toContain('resident');
    await page.reload();
    await expect(field(page, en, 'message')).toHaveValue('');
    const tab = await inNewTab(context, en);
    await expect(field(tab, en, 'message')).toHaveValue('');
  });

  test('is deleted after seven days, on whatever page is opened', async ({ page }) => {
    await page.clock.install();
    await openForm(page, en);
    await write(page, en);
    await page.clock.fastForward(7 * DAY - 60_000);
    await page.goto('/news');
    expect(await keptText(page)).toContain('resident');
    await page.clock.fastForward(120_000);
    await page.reload();
    expect(await keptText(page)).not.toContain('resident');
  });

  test('is still sent where nothing may be stored, and nothing is said to be kept', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    const posts = await watchPosts(page, broken, (route) => route.continue());
    await openForm(page, en);
    await write(page, en);
    await expect(eraser(page)).toBeHidden();
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText('Keep this page open: this browser stores nothing.');
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(ARRIVED);
    expect(posts[0]?.id).toBe(posts[1]?.id);
  });
});

test.describe('a message that could not be delivered', () => {
  test('waits without a line, and is sent when it returns', async ({ page, context }) => {
    const posts = await watchPosts(page);
    await openForm(page, en);
    await write(page, en);
    await context.setOffline(true);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText(WAITING);
    await expect(field(page, en, 'message')).toHaveValue(en.written.message);
    await context.setOffline(false);
    await expect(notice(page)).toHaveText(ARRIVED);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  });

  test('is sent again after growing pauses, where nobody says that the line is back', async ({ page }) => {
    await page.clock.install();
    const posts = await watchPosts(page, broken, broken, (route) => route.continue());
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText(WAITING);
    await page.clock.runFor(14_000);
    expect(posts).toHaveLength(1);
    await page.clock.runFor(2000);
    await expect.poll(() => posts.length).toBe(2);
    await expect(notice(page)).toContainText(WAITING);
    await page.clock.runFor(29_000);
    expect(posts).toHaveLength(2);
    await page.clock.runFor(2000);
    await expect(notice(page)).toHaveText(ARRIVED);
    expect(posts).toHaveLength(3);
  });

  test('is sent when the page is opened again, and is seen to be', async ({ page, context }) => {
    await watchPosts(page, droppedAnswer);
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText(WAITING);
    await page.close();
    const tab = await context.newPage();
    const posts = await watchPosts(tab);
    await tab.goto(en.address);
    await expect(notice(tab)).toHaveText(ARRIVED);
    await expect(notice(tab)).toBeInViewport();
    expect(posts.map(({ message }) => message)).toEqual([en.written.message]);
    expect(await keptText(tab)).not.toContain('resident');
  });

  test('is not sent any more when it is changed or deleted', async ({ page, context }) => {
    const posts = await watchPosts(page);
    await openForm(page, en);
    await write(page, en);
    await context.setOffline(true);
    for (const act of [() => field(page, en, 'subject').fill('Other'), () => eraser(page).click()]) {
      await sendButton(page, en).click();
      await expect(notice(page)).toContainText(WAITING);
      await act();
      await expect(notice(page)).not.toContainText(WAITING);
    }
    const before = posts.length;
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.reload();
    await field(page, en, 'name').focus();
    await expect(field(page, en, 'name')).toHaveValue('');
    expect(posts).toHaveLength(before);
  });
});
