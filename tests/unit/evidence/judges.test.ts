import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicFacts } from '../../../scripts/evidence/headers.ts';
import { gradeOf, type Headers, observatoryRows } from '../../../scripts/evidence/observatory.ts';
import { stableSbom } from '../../../scripts/evidence/sboms.ts';
import { caddyTls, hstsRow, nginxRedirect, nginxTls } from '../../../scripts/evidence/tls.ts';
import { securityHeaders } from '../../../scripts/serve/rules.ts';
import { facts } from '../../support/served.ts';

const shipped = (name: string): string => readFileSync(`operations/${name}`, 'utf8');

describe('the verdict on headers', () => {
  const ours = Object.fromEntries(
    Object.entries(securityHeaders(facts, '/index.html')).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const rowsOf = (headers: Headers, redirect: string | undefined = `${facts.siteUrl}/`) =>
    observatoryRows({ headers, redirect, origin: facts.siteUrl, scripts: ['/s/start.js'] });
  const pointsFor = (rule: string, headers: Headers): number | undefined =>
    rowsOf(headers).find((row) => row.rule === rule)?.points;

  it('gives the headers of the site full points and all bonuses but that of the list in browsers', () => {
    expect(gradeOf(rowsOf(ours))).toEqual({ score: 130, grade: 'A+' });
  });

  it.each([
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'none'; script-src 'strict-dynamic' https: 'nonce-x'", 10],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; connect-src http://api.example", -20],
    ["default-src 'none'; img-src http://files.example", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["img-src 'self'", -20],
    ['', -25],
  ])('gives the policy %j %i points', (policy, points) => {
    expect(pointsFor('Content Security Policy', { 'content-security-policy': policy })).toBe(points);
  });

  it('counts bonuses only from 90 points, and takes points for what is missing', () => {
    const bare = Object.fromEntries(Object.entries(ours).filter(([name]) => name !== 'strict-transport-security'));
    expect(gradeOf(rowsOf(bare))).toEqual({ score: 80, grade: 'B+' });
    expect(
      gradeOf(observatoryRows({ headers: {}, redirect: undefined, origin: facts.siteUrl, scripts: [] })).grade,
    ).toBe('F');
    expect(pointsFor('Cookies', { 'set-cookie': ['a=b'] })).toBe(-40);
  });

  it('names servers of this machine as visitors would reach them, and no others', () => {
    const { facts: shown, isChanged } = publicFacts({ ...facts, apiOrigin: 'http://127.0.0.1:4477' });
    expect([shown.apiOrigin, shown.storageOrigin, isChanged]).toEqual([
      'https://content-api.example',
      facts.storageOrigin,
      true,
    ]);
    expect(publicFacts(facts)).toEqual({ facts, isChanged: false });
  });
});

describe('the verdict on TLS', () => {
  const nginx = shipped('nginx/site.conf');
  const met = (text: string): boolean[] => nginxTls('site.conf', text).map(({ isMet }) => isMet);

  it('finds the shipped files good', () => {
    expect(met(nginx)).toEqual([true, true]);
    expect(met(shipped('nginx/publisher.conf'))).toEqual([true, true]);
    expect(nginxRedirect('site.conf', nginx).isMet).toBe(true);
    expect(caddyTls('Caddyfile', shipped('caddy/Caddyfile')).every(({ isMet }) => isMet)).toBe(true);
  });

  it('calls nothing good in which it finds no server', () => {
    const deep = 'location / { if ($a) { return 404; } }';
    expect(met(`server {\n ssl_certificate a;\n ssl_protocols SSLv3;\n ${deep}\n}`)).toEqual([false]);
  });

  it.each([
    ['an old version', 'TLSv1.2 TLSv1.3', 'TLSv1 TLSv1.2', [false, true]],
    ['versions that nobody set', 'ssl_protocols TLSv1.2 TLSv1.3;', '', [false, true]],
    ['3DES', ':!3DES', '', [true, false]],
    ['the list of the system', /ssl_ciphers.*/, '', [true, false]],
  ])('finds %s', (_name, from, to, expected) => {
    expect(met(nginx.replace(from, to))).toEqual(expected);
  });

  it('finds pages over http, a loosened Caddy and a short HSTS', () => {
    expect(nginxRedirect('site.conf', nginx.replace('return 301 https', 'return 301 http')).isMet).toBe(false);
    const loose = caddyTls('Caddyfile', 'www.example.org {\n\ttls {\n\t\tprotocols tls1.0\n\t}\n}');
    expect(loose.map(({ isMet }) => isMet)).toEqual([false, true]);
    expect(caddyTls('Caddyfile', '{\n\tauto_https off\n}').map(({ isMet }) => isMet)).toEqual([true, false]);
    const hsts = (value: string): boolean =>
      hstsRow('', `add_header Strict-Transport-Security "${value}" always;`).isMet;
    expect([hsts('max-age=31536000'), hsts('max-age=600'), hsts('')]).toEqual([true, false, false]);
  });
});

describe('the list of software parts', () => {
  const made = (serial: string, folder: string, parts: readonly string[]): string =>
    JSON.stringify({
      serialNumber: serial,
      metadata: { timestamp: serial, component: { name: folder, purl: 'pkg:npm/site@1.0.0' } },
      components: parts.map((part) => ({ 'bom-ref': part })),
      dependencies: parts.map((part) => ({ ref: part, dependsOn: parts })),
    });

  it('is the same whenever and wherever it is made', () => {
    const one = stableSbom(made('urn:1', 'a folder', ['b@1', 'a@1']));
    expect(one).toEqual(stableSbom(made('urn:2', 'another', ['a@1', 'b@1'])));
    expect(JSON.stringify(one)).not.toMatch(/urn:|folder/);
    expect(one.components.map((part) => part['bom-ref'])).toEqual(['a@1', 'b@1']);
  });
});
