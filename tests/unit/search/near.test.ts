import { expect, it } from 'vitest';
import { soundDistance, typingDistance } from '~/search/near';
import { randomFrom } from '../../support/random.ts';

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

it('with a limit, the distance of near words is the same, and no farther word seems near', () => {
  const random = randomFrom(5);
  const wordOf = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 7) }, () => 'abkKvxntd'.charAt(Math.floor(random() * 9))).join('');
  for (let pair = 0; pair < 3000; pair += 1) {
    const [a, b, most] = [wordOf(), wordOf(), random() * 3];
    for (const distance of [soundDistance, typingDistance]) {
      const far = distance(a, b);
      if (far <= most) expect(distance(a, b, most), `${a} ${b}`).toBe(far);
      else expect(distance(a, b, most), `${a} ${b}`).toBeGreaterThan(most);
    }
  }
});
