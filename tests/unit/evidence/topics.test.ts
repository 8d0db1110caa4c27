import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attacks } from '../../../scripts/evidence/attacks.ts';
import { compared } from '../../../scripts/evidence/drill.ts';
import { forms } from '../../../scripts/evidence/forms.ts';
import { logFacts } from '../../../scripts/evidence/logs.ts';
import { survivors } from '../../../scripts/evidence/prose.ts';
import type { Context } from '../../../scripts/evidence/topic.ts';

describe('the attacks', () => {
  it('are three thousand, all different', () => {
    const all = Object.values(attacks).flat();
    expect(all.length).toBeGreaterThan(3000);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['<p onclick="alert(1)">a</p>', ['onClick of <p>']],
    ['<script>alert(1)</script>', ['<script>']],
    ['<a href="javascript:alert(1)">a</a>', ['href="javascript:alert(1)" of <a>']],
    ['<a href="//other.example">a</a>', ['href="//other.example" of <a>']],
    ['<p id="menu">a</p>', ['id="menu" of <p>']],
    ['<table>a</table>', ['the text changes when its HTML is parsed again']],
    ['<p>a <a href="/news">b</a></p>', []],
  ])('are judged: %s', (html, found) => {
    expect(survivors(html)).toEqual(found);
  });
});

it('the drill finds what differs or is missing, but for hashed files of earlier releases', () => {
  const old = new Map([
    ['index.html', 'a'],
    ['news/1.html', 'b'],
    ['s/old.js', 'c'],
  ]);
  expect(compared(old, new Map([...old].slice(0, 2)))).toEqual({ files: 2, different: [], onlyOld: 1 });
  const other = new Map([
    ['index.html', 'x'],
    ['m/new.avif', 'y'],
  ]);
  expect(compared(old, other).different).toEqual(['index.html', 'm/new.avif', 'news/1.html']);
});

it('the logs are read from the files of the servers', () => {
  const shipped = (name: string): string => readFileSync(`operations/${name}`, 'utf8');
  expect(logFacts(shipped('nginx/site.conf'), shipped('caddy/Caddyfile'))).toEqual({
    nginxFormat: undefined,
    nginxLog: undefined,
    caddyLog: false,
  });
  const own = logFacts(
    '# access_log no;\n  log_format short "$time";\n  access_log /a.log short;\n',
    'a {\n\tlog {\n\t}\n}',
  );
  expect(own).toEqual({ nginxFormat: 'short "$time"', nginxLog: '/a.log short', caddyLog: true });
});

it('the forms ask for each thing that only people can give', async () => {
  const { files } = await forms.make({} as Context, () => undefined);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'nvda.html',
      'talkback.html',
      'web-information-manager.html',
      'audit-certificate.html',
      'policies.html',
    ]),
  );
  for (const { text } of files) expect(text).toMatch(/Asked by: [^.]*(GIGW|CERT-In|SEBI)/);
});
