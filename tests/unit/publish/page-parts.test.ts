import type { RouteData } from 'astro';
import { expect, test } from 'vitest';
import { openPages, type Rendered } from '../../../scripts/publish/warm-pages.ts';
import { partHtml } from '~/lib/page-parts';
import { beginRevision, createQuery, fromSource, readQuery, revisionTime, untracked } from '~/lib/queries';

const NAMES = ['a', 'b', 'c'];

/** Three pages that share a head. The text below it is the same in all three. */
function pagesOf(first: { text: string; head: string }) {
  const content = { ...first };
  const source = fromSource((name: string) => Promise.resolve(content[name as keyof typeof content]));
  /** The HTML of each head that a page has rendered, by the text of the head. */
  const heads = new Map<string, string>();
  let rendered = 0;
  const render = async (): Promise<Response> => {
    rendered += 1;
    const [text, head] = [await source('text'), await untracked(() => source('head'))];
    heads.set(head, `<header>${head}</header>`);
    const picture = text.includes('picture') ? '<picture><img src="/m/00ab00ab00a1.avif" alt=""></picture>' : '';
    // Components are rendered at the same time, so the foot may be ready before the head.
    const foot = partHtml('<p>तल</p>', () => Promise.resolve('<p>तल</p>'));
    const shown = partHtml(heads.get(head) ?? '', async () => heads.get(await source('head')));
    return new Response(`<!doctype html><html>${shown}<main>${text}${picture}</main>${foot}</html>`);
  };
  const stored = new Map<string, Buffer>();
  const store = (bytes: Buffer): string => {
    const sha = `sha of ${bytes.toString()}`;
    // As on a disk: the caller uses its memory again.
    stored.set(sha, Buffer.from(bytes));
    return sha;
  };
  const read = (sha: string): Buffer => {
    const bytes = stored.get(sha);
    if (!bytes) throw new Error('ENOENT');
    return bytes;
  };
  const paths = createQuery({ compute: () => Promise.resolve(new Map(NAMES.map((name) => [`/${name}`, {}]))) });
  const pageOf = openPages({ render }, { store, read });
  const pages = NAMES.map((name) => pageOf({ route: { type: 'page' } as RouteData, name, paths }, `/${name}`));
  const publish = async (now: Partial<typeof first>): Promise<{ page: string; lite: string; renders: number }> => {
    Object.assign(content, now);
    rendered = 0;
    beginRevision({ now: revisionTime(), mayHaveChanged: () => true });
    const all: Rendered[] = [];
    for (const page of pages) all.push(await readQuery(page));
    const texts = all.map(({ sha }) => read(sha).toString());
    expect(new Set(texts).size, 'the pages are alike').toBe(1);
    // The first page may be rendered completely. In the last page only the new part is replaced, so look at the last
    // page.
    const lite = all.at(-1)?.lite;
    return { page: texts[0] ?? '', lite: lite ? read(lite.sha).toString() : '', renders: rendered };
  };
  return { publish, forget: () => stored.clear() };
}

test('a new part comes into all pages, and only one of them is rendered', async () => {
  const { publish } = pagesOf({ text: 'Words', head: 'Old head' });
  const first = await publish({});
  expect(first.page).toBe('<!doctype html><html><header>Old head</header><main>Words</main><p>तल</p></html>');
  expect(first.renders).toBe(3);

  const second = await publish({ head: 'नया शीर्ष' });
  expect(second.page).toBe(first.page.replace('Old head', 'नया शीर्ष'));
  expect(second.renders).toBe(1);

  const back = await publish({ head: 'Old head' });
  expect(back.page).toBe(first.page);
  expect(back.renders, 'known from before').toBe(0);
});

test('a page whose last version is no longer stored is rendered again', async () => {
  const { publish, forget } = pagesOf({ text: 'Words', head: 'Old head' });
  const first = await publish({});
  forget();
  expect((await publish({ head: 'New head' })).page).toBe(first.page.replace('Old head', 'New head'));
});

test('a page whose own text changes with the part has both', async () => {
  const { publish } = pagesOf({ text: 'Words', head: 'Old head' });
  await publish({});
  expect((await publish({ text: 'Other words', head: 'New head' })).page).toContain(
    '<header>New head</header><main>Other words</main>',
  );
  const third = await publish({ text: 'Third' });
  expect(third.page).toContain('<header>New head</header><main>Third</main>');
  expect(third.renders).toBe(3);
});

test('the light version has the new part too, and a part with a picture is light in it', async () => {
  const { publish } = pagesOf({ text: 'A picture', head: 'Old head' });
  const first = await publish({});
  expect(first.lite).toContain('data-pics="asked"');
  expect((await publish({ head: 'New head' })).lite).toBe(first.lite.replace('Old head', 'New head'));

  const logo = '<img src="/logo.svg" alt="">';
  const third = await publish({ head: logo });
  expect(third.page).toContain(`<header>${logo}</header>`);
  expect(third.lite).toContain(`<header><template data-live="saver">${logo}</template></header>`);
  expect((await publish({ head: 'Old head' })).lite).toBe(first.lite);
});
