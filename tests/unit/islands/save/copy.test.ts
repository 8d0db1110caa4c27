import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pictures } from '~/islands/save/copy';
import { type Fake, fake, servePage } from './page';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes a copy of the page that is served. */
const copied = async (pictures: Pictures = 'none'): Promise<Blob> =>
  (await import('~/islands/save/copy')).copyOf(pictures);

/** A picture with a file for phones and one for other screens. `href` is the link to its large file in an album. */
function picture({ href, ...more }: { href?: string; alt?: string; lang?: string } = {}) {
  const source = fake({ srcset: '/m/wide.avif' });
  const place = fake({ getElementsByTagName: () => [source] });
  const closest = (selector: string): object | null => (selector === 'picture' ? place : href ? { href } : null);
  return { source, place, image: fake({ src: '/m/small.avif', alt: 'A dumper', closest, ...more }) };
}

describe('the pictures of a copy', () => {
  it.each([
    ['small', {}, 'data:of /m/small.avif'],
    ['full', {}, 'data:of /m/wide.avif'],
    ['full', { href: '/m/large.avif' }, 'data:of /m/large.avif'],
  ] as const)('are %s, in the file itself: %j', async (pictures, more, src) => {
    const { image, source } = picture(more);
    servePage({ images: [image] });
    await copied(pictures);
    expect(image).toMatchObject({ src, loading: 'eager' });
    expect(source.replacedBy).toEqual([]);
  });

  it('that are left out leave their words, in their language', async () => {
    const [said, foreign, silent] = [picture(), picture({ lang: 'hi', alt: 'डम्पर' }), picture({ alt: '' })];
    servePage({ images: [said.image, foreign.image, silent.image] });
    await copied();
    expect(said.place.replacedBy?.map((one) => (one as Fake).textContent)).toEqual(['A dumper']);
    expect(foreign.place.replacedBy).toMatchObject([{ lang: 'hi' }]);
    expect(silent.place.replacedBy).toEqual([]);
  });

  it('are all there, or there is no copy', async () => {
    servePage({ images: [picture().image], lost: ['/m/small.avif'] });
    await expect(copied('small')).rejects.toThrow('/m/small.avif');
  });
});

describe('a copy', () => {
  it('runs and loads nothing but the scripts and players of the page', async () => {
    const script = fake();
    script.append('let page;');
    const players = ['https://files.example/a.mp3', 'https://files.example/b.mp3', 'https://films.example/c.mp4'];
    const { head } = servePage({ scripts: [script], players: players.map((src) => ({ src, setAttribute: () => {} })) });
    await copied();
    const hash = createHash('sha256').update('let page;').digest('base64');
    const policy = String(head[0]?.content);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).toContain('media-src https://files.example https://films.example;');
  });

  it('is a page in the theme that the visitor sees, with the script that keeps its states right', async () => {
    const { page, body } = servePage({});
    const copy = await copied();
    expect(await copy.text()).toBe('<!doctype html><html>the page</html>');
    expect(copy.type).toBe('text/html');
    expect(page.documentElement.dataset).toMatchObject({ theme: 'dark' });
    expect(body.textContent).toBe('of /s/start.js');
  });

  it('of a list has a field that finds its rows', async () => {
    const filter = fake();
    const { body } = servePage({ filter });
    await copied();
    expect(filter.replacedBy?.map((one) => (one as Fake).textContent).join()).toContain('Find in this list');
    expect(body.textContent).toContain('findRows');
  });
});
