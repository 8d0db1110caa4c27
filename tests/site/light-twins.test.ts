import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteDir } from '../support/built-site.ts';
import { everyAddress } from '../support/every-address.ts';
import type { WebServer } from '../../scripts/check/nginx.ts';
import { onEachServer } from '../support/web-servers.ts';

const bytesOf = (file: string): Buffer => readFileSync(path.join(siteDir, file));

onEachServer((start) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start(siteDir);
  }, 120_000);
  afterAll(() => server.close());

  it('sends the light twin of a page with pictures to whoever asks to save data, in each encoding', async () => {
    for (const [address, file] of [
      ['/', 'index.html.lite'],
      ['/hi/photo-gallery/12', 'hi/photo-gallery/12.html.lite'],
      ['/tenders', 'tenders.html'],
      ['/search/zinc', 'search.html'],
    ] as const)
      for (const [encoding, form] of [
        ['br', '.br'],
        ['gzip', '.gz'],
        ['identity', ''],
      ] as const) {
        const asked = { 'accept-encoding': encoding };
        const [answer, usual] = await Promise.all([
          server.ask(address, { ...asked, 'save-data': 'on' }),
          server.ask(address, asked),
        ]);
        expect([address, encoding, answer.status]).toEqual([address, encoding, 200]);
        expect(answer.body.equals(bytesOf(`${file}${form}`)), `${address}, ${encoding}`).toBe(true);
        expect(answer.headers.vary).toBe('Accept-Encoding, Save-Data, Available-Dictionary, Sec-CH-UA-Mobile');
        expect(answer.body.equals(usual.body)).toBe(!file.endsWith('.lite'));
      }
    const [picture = ''] = (await everyAddress()).filter((address) => address.endsWith('.avif'));
    expect((await server.ask(picture, { 'save-data': 'on' })).headers.vary).toBe('Accept-Encoding');
    const off = await server.ask('/', { 'save-data': 'off' });
    expect(off.body.equals(bytesOf('index.html'))).toBe(true);
  });
});
