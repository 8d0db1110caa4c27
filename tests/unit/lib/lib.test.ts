import { once as happened } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { cleanText } from '~/lib/clean-text';
import { escapeHtml } from '~/lib/escape';
import { fill } from '~/lib/fill';
import { groupBy } from '~/lib/group';
import { derivedBy } from '~/lib/queries';
import { pagesOf } from '~/lib/paging';
import { answerOf } from '~/lib/content-api/answer';

vi.hoisted(() => vi.stubGlobal('CONTENT_API_URL', 'https://api.example'));

it('concurrent callers share one call, and only a failed call is repeated', async () => {
  let asked = 0;
  const ask = derivedBy(async (key: string) => {
    asked += 1;
    const turn = asked;
    await Promise.resolve();
    if (turn === 1) throw new Error(`no ${key}`);
    return `${key} ${turn}`;
  });
  const first = await Promise.allSettled([ask('a'), ask('a')]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toBe(1);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 2', 'a 2', 'b 3']);
});

it('a list is cut into pages without losing an entry, and an empty one is one empty page', () => {
  const pages = pagesOf(
    Array.from({ length: 101 }, (_, index) => index),
    50,
  );
  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 1]);
  expect(pages.flatMap(({ items }) => items)).toHaveLength(101);
  expect(pagesOf([], 50)).toEqual([{ items: [], number: 1, last: 1, total: 0 }]);
  expect(pagesOf([1], 1)).toHaveLength(1);
});

it('groups keep the order in which they appear', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], (name) => name[0]);
  expect(groups).toEqual([
    { key: 'b', items: ['b1', 'b2'] },
    { key: 'a', items: ['a1'] },
  ]);
});

it('a text is escaped for HTML and XML, between tags and in quotes', () =>
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;'));

it('a letter keeps the marks of any writing, and not so many that they paint over other lines', () => {
  expect(cleanText('क्ष़ि ज़्यादा é')).toBe('क्ष़ि ज़्यादा é');
  expect(cleanText(`a${'\u0300'.repeat(60)}b`)).toBe(`a${'\u0300'.repeat(6)}b`);
});

describe('a message', () => {
  it('has what stands in each of its places, and keeps a place without a value', () => {
    expect(fill('{{a}} of {{b}}, {{a}}: {{c}}', { a: 1, b: '$&' })).toBe('1 of $&, 1: {{c}}');
  });
});

describe('what the content API is asked', () => {
  const answered = async (answer: (response: ServerResponse) => void): Promise<unknown> => {
    const server = createServer((_request, response) => answer(response)).listen(0);
    await happened(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      return await answerOf(`http://localhost:${port}/`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it('is given as it came', async () => {
    expect(await answered((response) => response.end('{"results":[1]}'))).toEqual({ results: [1] });
  });

  it.each([
    ['a refusal', 503, '{"results":[1]}'],
    ['no JSON', 200, 'no'],
  ])('fails for %s', async (_what, status, body) => {
    await expect(answered((response) => response.writeHead(status).end(body))).rejects.toThrow();
  });

  it('fails when no answer comes in time', async () => {
    const inTime = AbortSignal.timeout.bind(AbortSignal);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => inTime(20));
    await expect(answered(() => {})).rejects.toThrow('timeout');
    expect(limit.mock.calls.flat().every((ms) => ms <= 60_000)).toBe(true);
    limit.mockRestore();
  });
});
