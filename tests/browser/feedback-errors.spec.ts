import { expect, test } from '@playwright/test';
import { violations, violationsInThemes } from '../../scripts/check/axe.ts';
import {
  field,
  forms,
  notice,
  openForm,
  ownAddress,
  sendButton,
  summary,
  watchPosts,
  write,
} from '../support/feedback.ts';
import { misbehave } from '../support/misbehave.ts';
import { DESK, hold, overflow, PHONE } from '../support/visit.ts';

const said = {
  en: {
    count: 'There are 4 things to correct',
    one: 'There is one thing to correct',
    title: /^Error: Feedback/,
    name: 'Enter your name',
    email: 'Enter your e-mail address: our reply goes there',
    wrongEmail: 'Enter an e-mail address such as name@example.in',
    wrongPhone: 'Enter a telephone number such as 0000-\u2060000\u00a0000, or leave this empty',
    long: 'Shorten this to 5000 characters: it has 5003',
  },
  hi: {
    count: '4 त्रुटियाँ सुधारें',
    one: '1 त्रुटि सुधारें',
    title: /^त्रुटि: प्रतिक्रिया/,
    name: 'अपना नाम लिखें',
    email: 'अपना ई-मेल पता लिखें: उत्तर वहीं भेजा जाएगा',
    wrongEmail: 'सही ई-मेल पता लिखें, जैसे name@example.in',
    wrongPhone: 'सही दूरभाष संख्या लिखें, जैसे 0000-\u2060000\u00a0000, या यह स्थान रिक्त छोड़ें',
    long: 'इसे 5000 अक्षरों तक छोटा करें: अभी 5003 अक्षर हैं',
  },
};

for (const lang of ['en', 'hi'] as const) {
  const form = forms[lang];
  const words = said[lang];

  test.describe(`errors of ${form.address}`, () => {
    test('are summed up where the focus goes, and stand beside their fields', async ({ page }) => {
      const posts = await watchPosts(page);
      await openForm(page, form);
      await page.keyboard.press('Enter');
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('heading')).toHaveText(words.count);
      await expect(summary(page).getByRole('listitem')).toHaveCount(4);
      await expect(page).toHaveTitle(words.title);
      const email = field(page, form, 'email');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(new RegExp(`.+ ${words.email}$`));
      await expect(field(page, form, 'phone')).not.toHaveAttribute('aria-invalid', 'true');
      expect(posts).toEqual([]);
    });

    test('are shown also by the first press, which comes before the code of the form', async ({ page }) => {
      const release = await hold(page, /\/s\/feedback\./);
      await page.goto(form.address);
      // A press without a pointer or focus, as a screen reader may send it.
      await sendButton(page, form).dispatchEvent('click');
      release();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('heading')).toHaveText(words.count);
      await expect(page.locator('#name-error')).toHaveText(words.name);
    });

    test('lead to their fields by keyboard, and go as they are mended', async ({ page }) => {
      await openForm(page, form);
      await sendButton(page, form).click();
      await page.keyboard.press('Tab');
      await expect(summary(page).getByRole('link', { name: words.name })).toBeFocused();
      await page.keyboard.press('Enter');
      const name = field(page, form, 'name');
      await expect(name).toBeFocused();
      await expect(page.locator('#name-error')).toBeInViewport();
      await page.keyboard.type('A');
      await expect(name).toHaveAttribute('aria-invalid', 'false');
      await expect(name).not.toHaveAccessibleDescription(words.name);
      await expect(summary(page).getByRole('listitem')).toHaveCount(3);
      await write(page, form, { email: 'nobody' });
      await expect(summary(page).getByRole('heading')).toHaveText(words.one);
      await field(page, form, 'email').fill(form.written.email);
      await expect(summary(page)).toBeHidden();
      await expect(page).not.toHaveTitle(words.title);
    });

    test('say how to mend what is wrong or too long', async ({ page }) => {
      await openForm(page, form);
      await write(page, form, { email: 'nobody', phone: 'call me', message: '🌱'.repeat(5003) });
      await sendButton(page, form).click();
      for (const text of [words.wrongEmail, words.wrongPhone, words.long])
        await expect(summary(page).getByRole('link', { name: text })).toBeVisible();
      await expect(field(page, form, 'phone')).toHaveAccessibleDescription(
        new RegExp(`.+ ${words.wrongPhone.replace('+', '\\+')}$`),
      );
    });

    test('hold nothing axe objects to, and fit the narrowest screen, in both themes', async ({ page }) => {
      await page.setViewportSize({ ...PHONE, width: 320 });
      await openForm(page, form);
      await sendButton(page, form).click();
      await expect(summary(page)).toBeVisible();
      expect(await violationsInThemes(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize(DESK);
      expect(await violations(page)).toEqual([]);
    });

    test('that the API finds are shown like the others', async ({ page, request }) => {
      const path = await ownAddress(page);
      await misbehave(request, { path, status: 400, body: JSON.stringify({ email: ['Refused here.', 'Twice.'] }) });
      await openForm(page, form);
      await write(page, form);
      await sendButton(page, form).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText(words.one);
      await expect(field(page, form, 'email')).toHaveAccessibleDescription(/ Refused here\. Twice\.$/);
      await expect(field(page, form, 'message')).toHaveValue(form.written.message);
      await expect(notice(page)).toBeEmpty();
      await field(page, form, 'email').fill('other@example.org');
      await expect(summary(page)).toBeHidden();
    });
  });
}

test('an address in Hindi is no error', async ({ page }) => {
  await openForm(page, forms.hi);
  await write(page, forms.hi, { email: 'निवासी@उदाहरण.भारत' });
  await sendButton(page, forms.hi).click();
  await expect(notice(page)).toContainText('आपका संदेश पहुँच गया है।');
});

test('pasted text is not cut without a message', async ({ page }) => {
  await openForm(page, forms.en);
  const message = field(page, forms.en, 'message');
  await message.focus();
  await page.keyboard.insertText('x'.repeat(5003));
  expect(await message.inputValue()).toHaveLength(5003);
});
