import { expect, it } from 'vitest';
import { openApart } from '~/media/apart';
import { OUT_OF_TIME } from '~/media/self-limits';

it('a job that works on and on, without a pause for timers, ends its process at the limit of time', async () => {
  const busy = openApart('../../tests/support/busy-process.ts', () => new Error('waited too long'));
  expect(await busy.send({})).toEqual({ signal: OUT_OF_TIME });
});
