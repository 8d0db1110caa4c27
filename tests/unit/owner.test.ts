import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ICON_SIZES, pngIcon } from '../../scripts/icons/icon.ts';
import { tokenIn } from '../../src/lib/token.ts';

/** These colours change with the theme, and are black or left out on paper. */
const OF_LOGO = ['amber', 'ember', 'ember-deep', 'forest', 'logo-3', 'ink', 'coal', 'paper'];

describe.each(['src/owner', 'tests/another-company'])('the company of %s', (folder) => {
  it.each(Object.entries(ICON_SIZES))('has %s.png, made from icon.svg', async (name, size) => {
    const background = tokenIn(readFileSync(`${folder}/theme.css`, 'utf8'), 'color-paper');
    const drawn = await pngIcon(readFileSync(`${folder}/public/icon.svg`), size, background);
    const [wanted, found] = await Promise.all(
      [drawn, `${folder}/public/${name}.png`].map((png) => sharp(png).raw().toBuffer()),
    );
    expect(found?.length).toBe(wanted?.length);
    // Another processor may round a colour to the one beside it.
    const others = found?.filter((value, at) => Math.abs(value - (wanted?.[at] ?? 0)) > 8);
    expect(others?.length, 'run "node scripts/icons/make-icons.ts"').toBe(0);
  });

  it('draws its logo only in colours that have a form for each theme and for paper', () => {
    const drawn = readFileSync(`${folder}/Logo.astro`, 'utf8').matchAll(/(?:fill|stroke)="([^"]*)"/g);
    const others = Array.from(drawn, ([, colour = '']) => colour).filter(
      (colour) => colour !== 'none' && !OF_LOGO.some((name) => colour === `var(--color-${name})`),
    );
    expect(others).toEqual([]);
  });
});
