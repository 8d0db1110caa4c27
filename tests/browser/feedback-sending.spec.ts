import { expect, test } from '@playwright/test';
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

const { en } = forms;
const said = {
  en: {
    sending: 'Your message is being sent…',
    arrived: /Your message has arrived\.\s*Your reference number is F-\d{4}-\d{6}\./,
    waiting: 'Your message has not gone through yet.',
    tooLong: 'Your message is too long.',
    refused: 'Your message was not accepted.',
    day: 'Send yours again in 1 day;',
    hours: 'Send yours again in 3 hours;',
    minutes: 'Send yours again in 10 minutes;',
    while: 'Send yours again in a while;',
  },
  hi: {
    sending: 'आपका संदेश भेजा जा रहा है…',
    arrived: /आपका संदेश पहुँच गया है।\s*आपकी संदर्भ संख्या F-\d{4}-\d{6} है।/,
    waiting: 'आपका संदेश अभी नहीं पहुँच सका है।',
    tooLong: 'आपका संदेश बहुत लंबा है।',
    refused: 'आपका संदेश स्वीकार नहीं किया गया।',
    day: 'अपना संदेश 1 दिन बाद पुनः भेजें;',
    hours: 'अपना संदेश 3 घंटे बाद पुनः भेजें;',
    minutes: 'अपना संदेश 10 मिनट बाद पुनः भेजें;',
    while: 'अपना संदेश कुछ देर बाद पुनः भेजें;',
  },
};

for (const lang of ['en', 'hi'] as const) {
  const form = forms[lang];
  const words = said[lang];

  test.describe(`a message from ${form.address}`, () => {
    test('is said to be on its way and to have arrived, with its reference number', async ({ page }) => {
      let letItGo = (): void => {};
      const gone = new Promise<void>((resolve) => (letItGo = resolve));
      await watchPosts(page, async (route) => {
        await gone;
        await route.continue();
      });
      await openForm(page, form);
      await write(page, form);
      await sendButton(page, form).click();
      await expect(notice(page)).toHaveText(words.sending);
      await expect(field(page, form, 'message')).not.toBeEditable();
      letItGo();
      await expect(notice(page)).toHaveText(words.arrived);
      await expect(notice(page)).toBeInViewport({ ratio: 0.9 });
      await expect(field(page, form, 'message')).toBeEditable();
      await expect(field(page, form, 'message')).toHaveValue('');
      await expect(page).toHaveURL(new RegExp(`${form.address}$`));
    });

    test('is sent by keyboard alone', async ({ page }) => {
      await openForm(page, form);
      await page.keyboard.type(form.written.name);
      for (const text of [form.written.email, '', form.written.subject]) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.type(form.written.message);
      await page.keyboard.press('Tab');
      await expect(sendButton(page, form)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(notice(page)).toHaveText(words.arrived);
      await expect(sendButton(page, form)).toBeFocused();
    });

    test('is told how long to wait when there were too many', async ({ page, request }) => {
      const path = await ownAddress(page);
      await openForm(page, form);
      await write(page, form);
      for (const [wait, time] of [
        ['86400', words.day],
        ['600', words.minutes],
        ['10800', words.hours],
        [new Date(Date.now() + 590_000).toUTCString(), words.minutes],
      ] as const) {
        const headers = { 'retry-after': wait, 'access-control-expose-headers': 'Retry-After' };
        await misbehave(request, { path, status: 429, headers, times: 1 });
        await sendButton(page, form).click();
        await expect(notice(page)).toContainText(time);
        await expect(field(page, form, 'message')).toHaveValue(form.written.message);
      }
    });

    test('is refused in words, and its text stays', async ({ page, request }) => {
      const path = await ownAddress(page);
      await openForm(page, form);
      await write(page, form);
      for (const [status, sentence] of [
        [413, words.tooLong],
        [429, words.while],
        [403, words.refused],
        [413, words.tooLong],
        [400, words.refused],
      ] as const) {
        await misbehave(request, { path, status, times: 1 });
        await sendButton(page, form).click();
        await expect(notice(page)).toContainText(sentence);
        await expect(field(page, form, 'message')).toHaveValue(form.written.message);
      }
    });

    test('that waits and one that has arrived hold nothing axe objects to, in both themes', async ({ page }) => {
      await page.setViewportSize({ ...PHONE, width: 320 });
      await watchPosts(page, broken, (route) => route.continue());
      await openForm(page, form);
      await write(page, form);
      await sendButton(page, form).click();
      for (const sentence of [words.waiting, words.arrived]) {
        await expect(notice(page)).toContainText(sentence);
        expect(await violationsInThemes(page)).toEqual([]);
        expect(await overflow(page)).toEqual([]);
        await sendButton(page, form).click();
      }
    });
  });
}

test.describe('never twice', () => {
  test('by a double click, nor by Enter twice', async ({ page }) => {
    const posts = await watchPosts(page);
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).dblclick();
    await expect(notice(page)).toHaveText(said.en.arrived);
    const thanks = (await notice(page).textContent()) ?? '';
    await write(page, en, { message: 'Another message.' });
    await field(page, en, 'subject').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(notice(page)).not.toHaveText(thanks);
    await expect(notice(page)).toHaveText(said.en.arrived);
    await page.keyboard.press('Enter');
    await sendButton(page, en).dblclick();
    await expect(notice(page)).toHaveText(said.en.arrived);
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
    await expect(notice(page)).toHaveText(said.en.arrived);
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
    await expect(notice(page)).toContainText(said.en.waiting);
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(said.en.arrived);
    expect(posts[1]).toEqual(posts[0]);
    expect(references[1]).toBe(references[0]);
  });

  test('but what was changed meanwhile is another message, and says so', async ({ page }) => {
    const posts = await watchPosts(page, droppedAnswer, (route) => route.continue());
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(notice(page)).toContainText(said.en.waiting);
    await field(page, en, 'message').fill('Changed.');
    await expect(notice(page)).toContainText('what you sent before may have arrived as well');
    await sendButton(page, en).click();
    await expect(notice(page)).toHaveText(said.en.arrived);
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
    await expect(notice(page)).toHaveText(said.en.arrived);
    await expect(sendButton(page, en)).toBeVisible();
  });
});
