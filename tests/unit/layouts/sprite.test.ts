import { expect, it } from 'vitest';
import { spriteFor } from '~/layouts/sprite';

it('has the icons that are referred to, and none for what an editor writes about one', () => {
  const sprite = spriteFor('<use href="#i-menu"></use><p>See "#i-dragline" and "#i-constructor"</p>');
  expect([...sprite.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['i-menu']);
});
