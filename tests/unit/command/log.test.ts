import { expect, it, onTestFinished, vi } from 'vitest';
import { shownLog } from '../../../scripts/command/log.ts';

const UNSAFE = '::add-mask::e\n::add-mask::f\u009B2K ##[add-mask]g \u202Eh';

function logged(isTTY: boolean): string {
  const terminal = process.stdout.isTTY;
  const said: unknown[] = [];
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  onTestFinished(() => {
    process.stdout.isTTY = terminal;
    spy.mockRestore();
  });
  process.stdout.isTTY = isTTY;
  shownLog()({ event: 'remark', detail: UNSAFE });
  return said.join('\n');
}

it('writes what an entry says on one line, with the codes of unsafe characters', () =>
  expect(logged(true).split(' detail ')[1]).toBe(
    '::add-mask::e\\u000a::add-mask::f\\u009b2K \\u0023#[add-mask]g \\u202eh',
  ));

it('writes JSON that has the same text, and no unsafe character', () => {
  const line = logged(false);
  expect(line).not.toMatch(/[\n\u009B\u202E]|##\[/);
  expect(JSON.parse(line)).toMatchObject({ event: 'remark', detail: UNSAFE });
});
