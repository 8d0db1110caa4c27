import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

describe.each(['src/owner', 'tests/another-company'])('the company of %s', (folder) => {
  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ])('has %s.png with %i pixels on each side', async (name, size) => {
    expect(await sharp(`${folder}/public/${name}.png`).metadata()).toMatchObject({ width: size, height: size });
  });
});
