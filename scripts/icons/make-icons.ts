// Makes PNG icons from the company's icon.svg. Each icon has a size that phones request. Command: node scripts/icons/make-icons.ts
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tokenIn } from '../../src/lib/token.ts';
import { ICON_SIZES, pngIcon } from './icon.ts';

const inOwner = (name: string): string => fileURLToPath(new URL(`../../src/owner/${name}`, import.meta.url));

const drawing = await readFile(inOwner('public/icon.svg'));
const background = tokenIn(await readFile(inOwner('theme.css'), 'utf8'), 'color-paper');
for (const [name, size] of Object.entries(ICON_SIZES))
  await writeFile(inOwner(`public/${name}.png`), await pngIcon(drawing, size, background));
