import { expect, it } from 'vitest';
import { soundDistance, typingDistance } from '~/search/near';

it('counts a changed, a missing, an extra and a swapped letter', () => {
  expect(typingDistance('tender', 'tander')).toBe(1);
  expect(typingDistance('tender', 'tener')).toBe(1);
  expect(typingDistance('tender', 'tenders')).toBe(1);
  expect(typingDistance('tender', 'etnder')).toBe(0.8);
  expect(typingDistance('tender', 'tender')).toBe(0);
});

it('a sound that people confuse counts less than another letter, and a silent vowel least', () => {
  expect(soundDistance('bagan', 'vagan')).toBeCloseTo(0.3);
  expect(soundDistance('bagan', 'tagan')).toBe(1);
  expect(soundDistance('kamxl', 'kaml')).toBeCloseTo(0.1);
});
