import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nginxHeaders } from '../serve/nginx.ts';
import { HALF_A_YEAR } from '../check/rules/signs.ts';
import { pageOf, tableOf } from './document.ts';
import { counted, type Topic } from './topic.ts';

export interface TlsRow {
  readonly file: string;
  readonly rule: string;
  readonly found: string;
  readonly isMet: boolean;
}

const OLD = /^(SSLv[23]|TLSv1(\.1)?)$/;
const WEAK = ['3DES', 'RC4', 'aNULL', 'MD5'];

/** Returns the `server` blocks of an nginx file, without comments. A block may contain only one level of further blocks. */
const serversOf = (text: string): string[] =>
  text.replace(/^\s*#.*$/gm, '').match(/^server \{(?:[^{}]|\{[^{}]*\})*\}/gm) ?? [];

const wordsAfter = (block: string, name: string): string[] =>
  new RegExp(`^\\s*${name}\\s+([^;]+);`, 'm').exec(block)?.[1]?.split(/\s+/) ?? [];

/** Judges an nginx file in the form that `nginx -T` prints. It judges each server that has a certificate. */
export function nginxTls(file: string, text: string): TlsRow[] {
  const servers = serversOf(text);
  const tls = servers.filter((block) => block.includes('ssl_certificate '));
  if (tls.length === 0)
    return [{ file, rule: 'a server with a certificate', found: 'no such server in this file', isMet: false }];
  return tls.flatMap((block) => {
    const name = wordsAfter(block, 'server_name').join(' ');
    const [protocols, ciphers] = [wordsAfter(block, 'ssl_protocols'), wordsAfter(block, 'ssl_ciphers').join(':')];
    const refused = WEAK.filter((kind) => ciphers.split(':').includes(`!${kind}`));
    const isSafe = protocols.length > 0 && !protocols.some((one) => OLD.test(one));
    return [
      { file, rule: `${name}: only TLS 1.2 and newer`, found: protocols.join(' ') || 'not set', isMet: isSafe },
      {
        file,
        rule: `${name}: ciphers that use 3DES, RC4 or MD5, or that need no certificate, are off`,
        found: ciphers || 'not set',
        isMet: refused.length === WEAK.length,
      },
    ];
  });
}

/** Judges whether nginx answers http only with a redirect to https. */
export function nginxRedirect(file: string, text: string): TlsRow {
  const plain = serversOf(text).filter((block) => /listen 80\b/.test(block) && !block.includes('return 444'));
  const found = plain.map((block) => wordsAfter(block, 'return').join(' ')).join(', ');
  return {
    file,
    rule: 'http only redirects to https',
    found: found || 'not set',
    isMet: found.startsWith('301 https://') && plain.length === 1,
  };
}

/**
 * Caddy's defaults allow only TLS 1.2 and newer, without 3DES and RC4. So this function only checks that the file does not
 * weaken these defaults.
 */
export function caddyTls(file: string, text: string): TlsRow[] {
  const lines = text.replace(/^\s*#.*$/gm, '');
  const loosened = /^\s*(protocols|ciphers|tls_insecure\S*)\b.*$/m.exec(lines)?.[0].trim();
  const redirect = /redir (https:\S+) 308/.exec(lines)?.[1];
  return [
    {
      file,
      rule: 'only TLS 1.2 and newer, no cipher with 3DES or RC4',
      found: loosened ?? 'Caddy’s own limits: TLS 1.2 and 1.3, AEAD ciphers only',
      isMet: loosened === undefined,
    },
    {
      file,
      rule: 'http only redirects to https',
      found: redirect ?? 'Caddy’s own redirect',
      isMet: !/auto_https\s+(off|disable)/.test(lines),
    },
  ];
}

export function hstsRow(file: string, text: string): TlsRow {
  const [, seconds = '0'] = /Strict-Transport-Security "max-age=(\d+)/.exec(text) ?? [];
  return {
    file,
    rule: 'HSTS for half a year or longer',
    found: `${seconds} seconds`,
    isMet: Number(seconds) >= HALF_A_YEAR,
  };
}

export const tls: Topic = {
  name: 'tls',
  title: { en: 'TLS settings of the shipped files', hi: 'टीएलएस सेटिंग' },
  clauses: ['GIGW 5.3.2(g)', 'GIGW 5.3.2(q)', 'GIGW 5.3.2(h)'],
  async make({ root, facts }) {
    const read = (name: string): Promise<string> => readFile(path.join(root, 'operations', name), 'utf8');
    const [site, publisher, caddy] = (await Promise.all(
      ['nginx/site.conf', 'nginx/publisher.conf', 'caddy/Caddyfile'].map(read),
    )) as [string, string, string];
    const rows = [
      ...nginxTls('nginx/site.conf', site),
      nginxRedirect('nginx/site.conf', site),
      ...nginxTls('nginx/publisher.conf', publisher),
      ...caddyTls('caddy/Caddyfile', caddy),
      hstsRow('headers that the build writes', nginxHeaders(facts)),
    ];
    const bad = rows.filter(({ isMet }) => !isMet);
    return {
      state: bad.length > 0 ? 'fault' : 'people',
      verdict: `${counted(rows.length, 'setting')} of the shipped nginx and Caddy files read: ${bad.length > 0 ? `${bad.length} do not meet the rules` : 'TLS 1.2 and 1.3 only, no 3DES and RC4, http only redirects, HSTS'}. No connection was measured.`,
      files: [
        {
          name: 'settings.html',
          text: pageOf(
            'TLS settings of the shipped files',
            tableOf(
              'Each setting',
              ['File', 'Rule', 'Found', 'Verdict'],
              rows.map(({ file, rule, found, isMet }) => [file, rule, found, isMet ? 'met' : 'not met']),
            ),
          ),
          shows: 'each setting that was read, and whether it meets the rule.',
        },
        { name: 'site.conf.txt', text: site, shows: 'the shipped file of nginx, unchanged.' },
        { name: 'publisher.conf.txt', text: publisher, shows: 'the shipped file of nginx for the publisher.' },
        { name: 'Caddyfile.txt', text: caddy, shows: 'the shipped file of Caddy.' },
      ],
      people: [
        'The operator has the certificates, and names who watches their expiry: fill in forms/certificates.html.',
        'Measure the public address (for example with testssl.sh): a CDN or load balancer in front has its own TLS settings.',
      ],
    };
  },
};
