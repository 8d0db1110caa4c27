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

const { en, hi } = forms;
const TITLE = /^Error: Feedback/;
const [COUNT, ONE] = ['There are 4 things to correct', 'There is one thing to correct'];
const NAME = 'Enter your name';
const EMAIL = 'Enter your e-mail address: our reply goes there';
const WRONG_EMAIL = 'Enter an e-mail address such as name@example.in';
const WRONG_PHONE = 'Enter a telephone number such as 0000-\u2060000\u00a0000, or leave this empty';
const LONG = 'Shorten this to 5000 characters: it has 5003';

test.describe('errors of the feedback form', () => {
  test('are summed up where the focus goes, and stand beside their fields, with nothing axe objects to; they lead to their fields by keyboard, and go as they are mended', async ({
    page,
  }) => {
    const posts = await watchPosts(page);
    await page.setViewportSize({ ...PHONE, width: 320 });
    await openForm(page, en);
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText(COUNT);
    await expect(summary(page).getByRole('listitem')).toHaveCount(4);
    await expect(page).toHaveTitle(TITLE);
    const [name, email] = [field(page, en, 'name'), field(page, en, 'email')];
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(new RegExp(`.+ ${EMAIL}$`));
    await expect(field(page, en, 'phone')).not.toHaveAttribute('aria-invalid', 'true');
    expect(await violationsInThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize(DESK);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(summary(page).getByRole('link', { name: NAME })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(page.locator('#name-error')).toBeInViewport();
    await page.keyboard.type('A');
    await expect(name).toHaveAttribute('aria-invalid', 'false');
    await expect(name).not.toHaveAccessibleDescription(NAME);
    await expect(summary(page).getByRole('listitem')).toHaveCount(3);
    await write(page, en, { email: 'nobody' });
    await expect(summary(page).getByRole('heading')).toHaveText(ONE);
    await email.fill(en.written.email);
    await expect(summary(page)).toBeHidden();
    await expect(page).not.toHaveTitle(TITLE);
    expect(posts).toEqual([]);
  });

  test('say how to mend what is wrong or too long, and pasted text is not cut without a message', async ({ page }) => {
    await openForm(page, en);
    const message = field(page, en, 'message');
    await message.focus();
    await page.keyboard.insertText('x'.repeat(5003));
    expect(await message.inputValue()).toHaveLength(5003);
    await write(page, en, { email: 'nobody', phone: 'call me', message: '🌱'.repeat(5003) });
    await sendButton(page, en).click();
    for (const text of [WRONG_EMAIL, WRONG_PHONE, LONG])
      await expect(summary(page).getByRole('link', { name: text })).toBeVisible();
    await expect(field(page, en, 'phone')).toHaveAccessibleDescription(new RegExp(`.+ ${WRONG_PHONE}$`));
  });

  test('are shown also by the first press, which comes before the code of the form', async ({ page }) => {
    const release = await hold(page, /\/s\/feedback\./);
    await page.goto(en.address);
    // A press without a pointer or focus, as a screen reader may send it.
    await sendButton(page, en).dispatchEvent('click');
    release();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText(COUNT);
    await expect(page.locator('#name-error')).toHaveText(NAME);
  });

  test('that the API finds are shown like the others', async ({ page, request }) => {
    const path = await ownAddress(page);
    await misbehave(request, { path, status: 400, body: JSON.stringify({ email: ['Refused here.', 'Twice.'] }) });
    await openForm(page, en);
    await write(page, en);
    await sendButton(page, en).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(ONE);
    await expect(field(page, en, 'email')).toHaveAccessibleDescription(/ Refused here\. Twice\.$/);
    await expect(field(page, en, 'message')).toHaveValue(en.written.message);
    await expect(notice(page)).toBeEmpty();
    await field(page, en, 'email').fill('other@example.org');
    await expect(summary(page)).toBeHidden();
  });

  test('are said in Hindi on the form in Hindi, where an address in Hindi is no error', async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    await openForm(page, hi);
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText('4 त्रुटियाँ सुधारें');
    await expect(page).toHaveTitle(/^त्रुटि: प्रतिक्रिया/);
    await expect(summary(page).getByRole('link', { name: 'अपना नाम लिखें' })).toBeVisible();
    await expect(field(page, hi, 'email')).toHaveAccessibleDescription(/.+ अपना ई-मेल पता लिखें: उत्तर वहीं भेजा जाएगा$/);
    expect(await violationsInThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await write(page, hi, { email: 'nobody' });
    await expect(summary(page).getByRole('heading')).toHaveText('1 त्रुटि सुधारें');
    await write(page, hi, { email: 'nobody', phone: 'call me', message: '🌱'.repeat(5003) });
    await sendButton(page, hi).click();
    for (const text of [
      'सही ई-मेल पता लिखें, जैसे name@example.in',
      'सही दूरभाष संख्या लिखें, जैसे 0000-\u2060000\u00a0000, या यह स्थान रिक्त छोड़ें',
      'इसे 5000 अक्षरों तक छोटा करें: अभी 5003 अक्षर हैं',
    ])
      await expect(summary(page).getByRole('link', { name: text })).toBeVisible();
    await write(page, hi, { email: 'निवासी@उदाहरण.भारत', phone: '' });
    await sendButton(page, hi).click();
    await expect(notice(page)).toContainText('आपका संदेश पहुँच गया है।');
  });
});
