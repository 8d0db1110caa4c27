import { expect, test } from 'vitest';
import { apiOn } from './small-content.ts';

const bytes = Buffer.from('0123456789');
const name = 'media/चित्र 1.jpg';

const apiWithPicture = async () => {
  const { url } = await apiOn({ [name]: bytes, 'site.json': '{}' });
  return { url, picture: `${url}/${encodeURI(name)}` };
};

test('a file is served whole, with its type and its size', async () => {
  const { picture } = await apiWithPicture();
  const answer = await fetch(picture);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await answer.text()).toBe('0123456789');
});

test('the head of a file tells type and size without the bytes', async () => {
  const { picture } = await apiWithPicture();
  const answer = await fetch(picture, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe('10');
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(await answer.text()).toBe('');
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('a part of a file is served alone (%s)', async (range, text, contentRange) => {
  const { picture } = await apiWithPicture();
  const answer = await fetch(picture, { headers: { range } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(await answer.text()).toBe(text);
});

test('a part after the end of a file is refused with its size', async () => {
  const { picture } = await apiWithPicture();
  const answer = await fetch(picture, { headers: { range: 'bytes=10-' } });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe('bytes */10');
});

test('a part is taken of the file the client began with, or the whole new one is sent', async () => {
  const { picture } = await apiWithPicture();
  const etag = (await fetch(picture, { method: 'HEAD' })).headers.get('etag') ?? '';
  const same = await fetch(picture, { headers: { range: 'bytes=2-4', 'if-range': etag } });
  expect([same.status, await same.text()]).toEqual([206, '234']);
  const other = await fetch(picture, { headers: { range: 'bytes=2-4', 'if-range': '"older"' } });
  expect([other.status, await other.text()]).toEqual([200, '0123456789']);
});

test('a file the client has is not sent again', async () => {
  const { picture } = await apiWithPicture();
  const etag = (await fetch(picture)).headers.get('etag') ?? '';
  expect((await fetch(picture, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each(['media/none.jpg', 'media/', 'media', 'media/..%2fsite.json', 'media/%2e%2e/site.json', 'media/%00'])(
  'nothing but the files of media is served (%s)',
  async (path) => {
    const { url } = await apiWithPicture();
    const answer = await fetch(`${url}/${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ detail: expect.any(String) });
  },
);
