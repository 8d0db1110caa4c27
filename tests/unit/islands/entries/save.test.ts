import { afterEach, expect, it, vi } from 'vitest';
import { type Fake, fake, servePage } from '../save/page';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Presses the button that saves a page. `bytes` are the bytes of the page's pictures. Requests for `lost` addresses
 * fail.
 */
async function press(bytes: Readonly<Partial<Record<'small' | 'full', string>>>, lost: readonly string[] = []) {
  servePage({ lost });
  const made: Fake[] = [];
  let focused: unknown;
  Object.assign(document, {
    createElement: () => {
      const one: Fake = fake({ click: vi.fn(), focus: () => (focused = one) });
      made.push(one);
      return one;
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:copy');
  let said = fake();
  const button = fake({ dataset: bytes, nextElementSibling: fake(), after: (one: Fake) => (said = one) });
  const { act } = await import('~/islands/entries/save');
  act(button as never, button as never);
  return {
    said: () => said.textContent,
    choices: () => (button.replacedBy ?? []) as readonly Fake[],
    links: () => made.filter(({ download }) => download !== undefined),
    focused: () => focused,
  };
}

it('offers each choice of pictures with the size of its copy, and moves the focus to the first', async () => {
  const { said, choices, focused } = await press({ small: '30000', full: '9000000' });
  expect(said()).toBe('Please wait …');
  await vi.waitFor(() => expect(choices()).toHaveLength(3));
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    'Text only, 1 KB',
    'With small pictures, 41 KB',
    'With large pictures, 12,001 KB',
  ]);
  expect(focused()).toBe(choices()[0]);
  await vi.waitFor(() => expect(said()).toBe(''));
});

it('offers no pictures where the page has none', async () => {
  const { choices } = await press({});
  await vi.waitFor(() => expect(choices().map(({ textContent }) => textContent)).toEqual(['Text only, 1 KB']));
});

it('saves the chosen copy under the name of the page, and says so', async () => {
  const { said, choices, links } = await press({});
  await vi.waitFor(() => expect(choices()).not.toEqual([]));
  (choices()[0]?.onclick as () => void)();
  await vi.waitFor(() => expect(said()).toBe('Saved'));
  expect(links()).toMatchObject([{ href: 'blob:copy', download: 'News.html' }]);
  expect(links()[0]?.click).toHaveBeenCalledOnce();
});

it('says so when it fails', async () => {
  const { said, choices } = await press({}, ['/s/start.js']);
  await vi.waitFor(() => expect(said()).toBe('That failed. Please try again.'));
  expect(choices()).toEqual([]);
});
