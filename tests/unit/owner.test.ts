import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IN_MARKUP } from '../../src/layouts/lean-sheet.ts';

describe.each(['src/owner', 'tests/another-company'])('the company of %s', (folder) => {
  it('is drawn in colours that every page keeps', () => {
    const used = globSync(`${folder}/*.astro`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !IN_MARKUP.includes(name))).toEqual([]);
  });

  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ])('has %s.png with %i pixels on each side', async (name, size) => {
    expect(await sharp(`${folder}/public/${name}.png`).metadata()).toMatchObject({ width: size, height: size });
  });
});
