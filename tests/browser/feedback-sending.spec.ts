import { expect, type Route, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import {
  broken,
  droppedAnswer,
  field,
  forms,
  notice,
  openForm,
  ownAddress,
  sendButton,
  watchPosts,
  write,
} from '../support/feedback.ts';
import { misbehave } from '../support/misbehave.ts';
import { hold, overflow, PHONE, twoFrames } from '../support/visit.ts';

const { en, hi } = forms;
const SENDING = 'Your message is being sent…';
const ARRIVED = /Your message has arrived\.\s*Your reference number is F-\d{4}-\d{6}\./;
const WAITING = 'Your message has not gone through yet.';

const tooMany = (wait: string) => ({
  status: 429,
  headers: { 'retry-after': wait, 'access-control-expose-headers': 'Retry-After' },
});

test.describe('a message', () => {
  test('is said to be on its way and to have arrived, with its reference number', async ({ page }) => {
    const { promise: gone, resolve: letItGo } = Promise.withResolvers<undefined>();
    await watchPosts(page, (route) => gone.then(() => route.continue()));
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(SENDING);
    await expect(field(page, en, 'message')).not.toBeEditable();
    letItGo(undefined);
    await expect(notice(page)).toHaveText(ARRIVED);
    await expect(notice(page)).toBeInViewport({ ratio: 0.9 });
    await expect(field(page, en, 'message')).toBeEditable();
    await expect(field(page, en, 'message')).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${en.address}$`));
  });

  test('is sent by keyboard alone', async ({ page }) => {
    await openForm(page, en);
    await page.keyboard.type(en.written.name);
    for (const text of [en.written.email, '', en.written.subject]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type(en.written.message);
    await page.keyboard.press('Tab');
    await expect(sendButton(page, en)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveText(ARRIVED);
    await expect(sendButton(page, en)).toBeFocused();
  });

  test('is told how long to wait when there were too many, is refused in words, and its text stays', async ({
    page,
    request,
  }) => {
    const path = await ownAddress(page);
    await openForm(page, en);
    await write(page, en);
    for (const [answer, sentence] of [
      [tooMany('86400'), 'Send yours again in 1 day;'],
      [tooMany('600'), 'Send yours again in 10 minutes;'],
      [tooMany('10800'), 'Send yours again in 3 hours;'],
      [tooMany(new Date(Date.now() + 590_000).toUTCString()), 'Send yours again in 10 minutes;'],
      [{ status: 413 }, 'Your message is too long.'],
      [{ status: 429 }, 'Send yours again in a while;'],
      [{ status: 403 }, 'Your message was not accepted.'],
      [{ status: 413 }, 'Your message is too long.'],
      [{ status: 400 }, 'Your message was not accepted.'],
    ] as const) {
      await misbehave(request, { path, ...answer, times: 1 });
      await sendButton(page, en).click();
      await expect(notice(page)).toContainText(sentence);
      await expect(field(page, en, 'message')).toHaveValue(en.written.message);
    }
  });

  test('that waits and one that has arrived hold nothing axe objects to, in both themes', async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    await watchPosts(page, broken, (route) => route.continue());
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    for (const sentence of [WAITING, ARRIVED]) {
      await expect(notice(page)).toContainText(sentence);
      expect(await violationsInThemes(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await sendButton(page, en).click();
    }
  });

  test('from the form in Hindi is told in Hindi of each end and of each wait', async ({ page, request }) => {
    const path = await ownAddress(page);
    const { promise: gone, resolve: letItGo } = Promise.withResolvers<undefined>();
    const answers = [
      [tooMany('86400'), 'अपना संदेश 1 दिन बाद पुनः भेजें;'],
      [tooMany('600'), 'अपना संदेश 10 मिनट बाद पुनः भेजें;'],
      [tooMany('10800'), 'अपना संदेश 3 घंटे बाद पुनः भेजें;'],
      [{ status: 413 }, 'आपका संदेश बहुत लंबा है।'],
      [{ status: 429 }, 'अपना संदेश कुछ देर बाद पुनः भेजें;'],
      [{ status: 403 }, 'आपका संदेश स्वीकार नहीं किया गया।'],
    ] as const;
    const toTheApi = (route: Route): Promise<void> => route.fallback();
    await watchPosts(page, ...answers.map(() => toTheApi), broken, (route) => gone.then(() => route.fallback()));
    await page.setViewportSize({ ...PHONE, width: 320 });
    await openForm(page, hi);
    await write(page, hi);
    for (const [answer, sentence] of answers) {
      await misbehave(request, { path, ...answer, times: 1 });
      await sendButton(page, hi).click();
      await expect(notice(page)).toContainText(sentence);
    }
    await sendButton(page, hi).click();
    await expect(notice(page)).toContainText('आपका संदेश अभी नहीं पहुँच सका है।');
    expect(await overflow(page)).toEqual([]);
    await sendButton(page, hi).click();
    await expect(notice(page)).toHaveText('आपका संदेश भेजा जा रहा है…');
    letItGo(undefined);
    await expect(notice(page)).toHaveText(/आपका संदेश पहुँच गया है।\s*आपकी संदर्भ संख्या F-\d{4}-\d{6} है।/);
    expect(await violationsInThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
});

test.describe('never twice', () => {
  test('by a double click, nor by Enter twice', async ({ page }) => {
    const posts = await watchPosts(page);
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).dblclick();
    await expect(notice(page)).toHaveText(ARRIVED);
    const thanks = (await notice(page).textContent()) ?? '';
    await write(page, en, { message: 'Another message.' });
    await field(page, en, 'subject').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(notice(page)).not.toHaveText(thanks);
    await expect(notice(page)).toHaveText(ARRIVED);
    await page.keyboard.press('Enter');
    await sendButton(page, en).dblclick();
    await expect(notice(page)).toHaveText(ARRIVED);
    expect(posts.map(({ message }) => message)).toEqual([en.written.message, 'Another message.']);
    expect(posts[0]?.id).not.toBe(posts[1]?.id);
  });

  test('by two presses before its code has come, which sends it', async ({ page }) => {
    const posts = await watchPosts(page);
    const release = await hold(page, /\/s\/feedback\./);
    await page.goto(en.address);
    await write(page, en);
    await sendButton(page, en).click();
    await sendButton(page, en).click();
    release();
    await expect(notice(page)).toHaveText(ARRIVED);
    await twoFrames(page);
    expect(posts).toEqual([{ id: expect.stringMatching(/^[\d-]{8,64}$/), message: en.written.message }]);
  });

  test('by two presses where its code never comes, while another message is another', async ({ page }) => {
    let letItGo = (): void => {};
    const gone = new Promise<void>((resolve) => (letItGo = resolve));
    const posts = await watchPosts(page, async (route) => {
      await gone;
      await route.continue();
    });
    await page.route(/\/s\/feedback\./, (route) => route.abort());
    await page.goto(en.address);
    await write(page, en);
    await sendButton(page, en).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => posts.length).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => posts.map(({ message }) => message))
      .toEqual([en.written.message, `${en.written.message}!`]);
    letItGo();
    await expect(page).toHaveURL(/\/thank-you\?reference=/);
  });

  test('when the answer is lost: what is sent again has the same id, and gets the same reference', async ({ page }) => {
    const references: string[] = [];
    const posts = await watchPosts(page, async (route) => {
      const answer = await route.fetch();
      references.push(await answer.text());
      if (references.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ response: answer });
    });
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText(WAITING);
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(ARRIVED);
    expect(posts[1]).toEqual(posts[0]);
    expect(references[1]).toBe(references[0]);
  });

  test('but what was changed meanwhile is another message, and says so', async ({ page }) => {
    const posts = await watchPosts(page, droppedAnswer, (route) => route.continue());
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText(WAITING);
    await field(page, en, 'message').fill('Changed.');
    await expect(notice(page)).toContainText('what you sent before may have arrived as well');
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(ARRIVED);
    expect(posts.map(({ message }) => message)).toEqual([en.written.message, 'Changed.']);
    expect(posts[0]?.id).not.toBe(posts[1]?.id);
  });

  test('without asking, where the API does not know a message again', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('[data-once]')?.removeAttribute('data-once')),
    );
    const posts = await watchPosts(page, droppedAnswer, (route) => route.continue());
    await page.clock.install();
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText('If you send it again, it may arrive twice.');
    await page.clock.runFor(600_000);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.reload();
    await expect(notice(page)).toContainText('If you send it again, it may arrive twice.');
    expect(posts).toEqual([{ id: undefined, message: en.written.message }]);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(notice(page)).toHaveText(ARRIVED);
    await expect(sendButton(page, en)).toBeVisible();
  });
});
