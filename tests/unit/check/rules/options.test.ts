import { expect, it } from 'vitest';
import { optionsOf } from '../../../../scripts/check/rules/options.ts';

it.each([
  [['dist', '--show', 'abc'], '--show must be a number from 0 on, such as --show 20, not "abc".'],
  [['dist', '--most', 'x'], '--most must be a number from 1 on, such as --most 20, not "x".'],
  [['dist', '--most', '0'], '--most must be a number from 1 on, such as --most 20, not "0".'],
  [['dist', '--served', 'foo'], '--served must be an address such as http://localhost:4321, not "foo".'],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => optionsOf(args)).toThrow(sentence);
});

it('takes what is a number, and all faults before some', () => {
  expect(optionsOf(['dist', '--show', '0', '--most', '9'])).toMatchObject({ target: 'dist', show: 0, most: 9 });
  expect(optionsOf(['dist', '--all'])).toMatchObject({ show: Infinity, help: false });
  expect(optionsOf(['--help'])).toMatchObject({ help: true, target: undefined });
});
