import { stat } from 'node:fs/promises';
import { request } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, it } from 'vitest';
import { writeHeaderFiles } from '../../scripts/serve/header-files.ts';
import { paths } from '../../src/routes.ts';
import { readBuilt } from '../support/built-site.ts';
import { throwAwayFolder, writeFiles } from '../support/fixture-site.ts';
import { facts } from '../support/served.ts';
import { startNginxDoors } from '../../scripts/check/nginx.ts';
import { startCaddyDoor } from '../support/web-server-doors.ts';
import { describeCaddy, describeNginx, nginx, onEachServer } from '../support/web-servers.ts';

onEachServer((start) => {
  it('keeps to itself what was left in the folder with a dot before its name', async () => {
    const planted = ['.htpasswd', 'm/.git/config', '.well-known/.env'];
    const security = paths.securityTxt.slice(1);
    const folder = await throwAwayFolder();
    const site = path.join(folder.dir, 'site');
    await writeFiles(site, {
      ...Object.fromEntries(planted.map((file) => [file, 'secret'])),
      '.well-known/open.txt': 'open',
      ...Object.fromEntries([security, '404.html'].map((file) => [file, readBuilt(file)])),
    });
    await writeHeaderFiles(site, facts);
    const server = await start(site);
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
      await folder.remove();
    }
  });
});

describeNginx('nginx', () => {
  it('gives nothing to whoever asks for another name, and leads to https under its own name alone', async () => {
    const doors = await startNginxDoors(nginx);
    try {
      await expect(doors.plain('/', { host: 'evil.example' })).rejects.toThrow(/socket hang up|ECONNRESET/);
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

describeCaddy('Caddy', () => {
  it('gives nothing under another name than its own, and takes new rules only at home', async () => {
    const { port, home, close } = await startCaddyDoor();
    const ask = (host: string) =>
      new Promise((resolve, reject) => {
        request(
          { host: '127.0.0.1', port, servername: 'www.example.org', headers: { host }, rejectUnauthorized: false },
          ({ statusCode }) => resolve(statusCode),
        )
          .on('error', reject)
          .end();
      });
    try {
      // Caddy uses a new certificate only some milliseconds after it has reported it. So ask until it does.
      await expect.poll(() => ask('www.example.org').catch(String), { timeout: 20_000 }).toBe(200);
      await expect(ask('evil.example')).rejects.toThrow(/socket hang up|ECONNRESET/);
      // Whoever reaches the door for new rules can replace all rules.
      expect((await stat(`${home}/admin.sock`)).isSocket()).toBe(true);
    } finally {
      await close();
    }
  });
});
