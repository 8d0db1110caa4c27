import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as rules from '../../../scripts/serve/rules.ts';

/**
 * Long addresses and headers. A pattern that can match a letter in two ways must try all combinations of these ways.
 */
const LONG = 200_000;
const hostile = [
  `${'/'.repeat(LONG)}x`,
  `/en${'/'.repeat(LONG)}\u2028`,
  `/a${'.'.repeat(LONG)}/x`,
  `${'/a'.repeat(LONG)}/`,
  `${'/index.html'.repeat(LONG / 10)}x`,
  `/search/${'a/'.repeat(LONG)}`,
  `:${'a-'.repeat(LONG)}:`,
  'dcz '.repeat(LONG),
  `:${'a'.repeat(78)} ${'xdcz,'.repeat(LONG / 5)}`,
  `:${'a'.repeat(LONG)} dcz`,
  `:${'abcde+'.repeat(LONG / 6)} xdcz`,
  `/search?q=${'a+'.repeat(LONG)}`,
  `/search?q=a+${'%E0%A4%A8'.repeat(LONG / 9)}+`,
];
const patterns = [
  ...[rules.answered, rules.redirects, rules.rewrites, rules.fallbacks, rules.frameRules, rules.varyRules],
  ...[rules.errorPages, rules.cacheRules, [rules.ahead], rules.searches],
]
  .flat()
  .map(({ from }) => from);

it.each([...new Set([...patterns, rules.PAGE, rules.PART, rules.framedForm.tag])])(
  'reads a long address once for %s',
  (pattern) => {
    // A pattern that can match a letter in two ways needs hours here. The time limit of the context stops it.
    const read = (): unknown =>
      runInNewContext(
        'for (const text of hostile) pattern.test(text)',
        { hostile, pattern: new RegExp(pattern) },
        { timeout: 3000 },
      );
    expect(read).not.toThrow();
  },
);

it('finds the tag of a frame in the headers of a browser', () => {
  const frame = ':pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=:';
  expect(rules.frameTagOf('gzip, br, zstd, dcb, dcz', frame)).toBe('pZGm1Av0IEBKARczz7');
  expect(rules.frameTagOf('gzip, dcz', ':+ZGm1+v0IEBKAR/zz7exkNYsZb8LzaMrV7J32a2fFG4=:')).toBe('v0IEBKzz7exkNYsZb8');
  expect(rules.frameTagOf('gzip, br', frame)).toBeUndefined();
  expect(rules.frameTagOf('gzip, dcz', undefined)).toBeUndefined();
});
