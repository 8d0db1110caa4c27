import { expect, it } from 'vitest';
import { readSettings } from '../../../scripts/command/settings.ts';

it('takes a port in decimal digits', () => expect(readSettings({ PORT: '5000' }).PORT).toBe(5000));

it.each(['0x1300', '1e3', '43.0', '-1', '70000', 'http'])(
  'does not take %j for a port, and says what it expects',
  (PORT) => expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"; expected a whole number from 1 to 65535.`),
);
