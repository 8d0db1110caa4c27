import { afterEach, expect, it, vi } from 'vitest';
import { type Fake, fake } from '../save/page';

afterEach(() => vi.unstubAllGlobals());

/** An element for words that come and go. */
function place(): Fake {
  const one: Fake = fake({
    replaceChildren: (...parts: Fake[]) => void one.inside.splice(0, Infinity, ...parts),
  });
  return one;
}

/** The page that verifies documents, with a long register. `answer` answers requests for its parts. */
async function openPage(answer: () => Promise<Response>) {
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { search: '', pathname: '/verify', origin: 'https://www.example.org' });
  vi.stubGlobal('document', {
    createElement: () => fake(),
    querySelector: () => null,
    querySelectorAll: () => [unknown],
  });
  const unknown = fake({ dataset: { answer: 'unknown' }, cloneNode: () => fake({ ...unknown }) });
  unknown.append('Not known to us');
  const [status, taking, button] = [place(), place(), fake()];
  const field = fake({ files: [] as File[] });
  const parts: Readonly<Record<string, Fake>> = {
    ...{ input: field, progress: fake(), '[data-status]': status, '[data-take]': button, '[data-list-status]': taking },
  };
  const element = fake({
    dataset: { folder: '/verify', bits: '1', held: 'All is here', untaken: 'Press again' },
    querySelector: (selector: string) => parts[selector] ?? null,
  });
  const { act } = await import('~/islands/entries/verify');
  act(element as never, element as never);
  return {
    said: () => status.textContent,
    saidOfList: () => taking.textContent,
    press: () => (button.onclick as () => void)(),
    choose: (file: File) => {
      field.files = [file];
      (field.onchange as () => void)();
    },
  };
}

it('the answer for a file stays when the whole list has come', async () => {
  const page = await openPage(() => Promise.resolve(Response.json({})));
  page.press();
  page.choose(new File(['%PDF-'], 'letter.pdf'));
  await vi.waitFor(() => expect(page.saidOfList()).toBe('All is here'));
  await vi.waitFor(() => expect(page.said()).toBe('Not known to us“letter.pdf”'));
  page.press();
  await vi.waitFor(() => expect(page.saidOfList()).toBe('All is here'));
  expect(page.said()).toBe('Not known to us“letter.pdf”');
});

it('a list that does not come promises nothing about a file', async () => {
  const page = await openPage(() => Promise.reject(new Error('offline')));
  page.press();
  await vi.waitFor(() => expect(page.saidOfList()).toBe('Press again'));
  expect(page.said()).toBe('');
});
