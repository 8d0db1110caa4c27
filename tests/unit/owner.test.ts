import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

/** These colours change with the theme, and are black or left out on paper. */
const OF_LOGO = ['amber', 'ember', 'ember-deep', 'forest', 'logo-3', 'ink', 'coal', 'paper'];

describe.each(['src/owner', 'tests/another-company'])('the company of %s', (folder) => {
  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ])('has %s.png with %i pixels on each side', async (name, size) => {
    expect(await sharp(`${folder}/public/${name}.png`).metadata()).toMatchObject({ width: size, height: size });
  });

  it('draws its logo only in colours that have a form for each theme and for paper', () => {
    const drawn = readFileSync(`${folder}/Logo.astro`, 'utf8').matchAll(/(?:fill|stroke)="([^"]*)"/g);
    const others = Array.from(drawn, ([, colour = '']) => colour).filter(
      (colour) => colour !== 'none' && !OF_LOGO.some((name) => colour === `var(--color-${name})`),
    );
    expect(others).toEqual([]);
  });
});
