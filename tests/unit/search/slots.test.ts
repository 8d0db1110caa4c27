import { expect, it } from 'vitest';
import { SPAN } from '../../../src/search/ids.ts';
import { slotsOf } from '../../../src/search/indexer/slots.ts';

it('a day with very many entries takes no place of the next day', () => {
  for (const count of [17_000, 50_000]) {
    const slots = [...slotsOf(Array.from({ length: count }, (_, index) => `file ${index}`)).values()];
    expect(new Set(slots).size).toBe(slots.length);
    expect(slots.length).toBeGreaterThan(16_000);
    expect(slots.every((slot) => slot < SPAN)).toBe(true);
  }
});
