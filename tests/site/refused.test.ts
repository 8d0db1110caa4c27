import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, it } from 'vitest';
import { paths } from '../../src/routes.ts';
import { siteDir } from '../support/built-site.ts';
import { describeNginx, onEachServer, startNginxDoors } from '../support/web-servers.ts';

onEachServer((start) => {
  it('keeps to itself what was left in the folder with a dot before its name', async () => {
    const planted = ['.htpasswd', 'm/.git/config', '.well-known/.env'];
    for (const file of [...planted, '.well-known/open.txt']) {
      await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
      await writeFile(path.join(siteDir, file), 'secret');
    }
    const server = await start(siteDir);
    try {
      for (const file of planted)
        for (const address of [`/${file}`, `/${file.replace('.', '%2e')}`, `//${file}`, `/x/../${file}`]) {
          const { status, body } = await server.ask(address);
          expect([address, [301, 400, 404].includes(status), body.includes('secret')]).toEqual([address, true, false]);
        }
      const open = await server.ask('/.well-known/open.txt');
      expect([open.status, open.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const contact = await server.ask(paths.securityTxt);
      expect([contact.status, contact.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(String(contact.body)).toMatch(/^Contact: mailto:\S+$/m);
    } finally {
      await server.close();
      for (const file of ['.htpasswd', 'm/.git', '.well-known/.env', '.well-known/open.txt'])
        await rm(path.join(siteDir, file), { recursive: true });
    }
  });
});

describeNginx('nginx', () => {
  it('gives nothing to whoever asks for another name, and leads to https under its own name alone', async () => {
    const doors = await startNginxDoors();
    try {
      await expect(doors.plain('/', { host: 'evil.example' })).rejects.toThrow();
      const { status, headers } = await doors.plain('/tenders?a=1', { host: 'www.example.org' });
      expect([status, headers.location]).toEqual([301, 'https://www.example.org/tenders?a=1']);
      const refused = new Promise<void>((resolve, reject) => {
        connect({ path: doors.tls, servername: 'evil.example', rejectUnauthorized: false }, resolve).on(
          'error',
          reject,
        );
      });
      await expect(refused).rejects.toThrow(/unrecognized name/i);
    } finally {
      await doors.close();
    }
  });
});
