import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colours = ReadonlyMap<string, string>;

const coloursIn = (css: string): [string, string][] =>
  [...css.matchAll(/--color-([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);

/** The themes of our company, and of the second company in tests/site/another-company.test.ts. */
const themes = ['src/owner', 'tests/another-company'].flatMap((folder) => {
  const light = coloursIn(readFileSync(`${folder}/theme.css`, 'utf8'));
  const dark = coloursIn(readFileSync(`${folder}/dark.css`, 'utf8'));
  return [
    { folder, theme: 'light', colours: new Map(light) },
    { folder, theme: 'dark', colours: new Map([...light, ...dark]) },
  ];
});

const valueOf = (colours: Colours, name: string): string => {
  const value = colours.get(name);
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--color-${name} needs six hexadecimal digits.`);
  return value;
};

/** The relative luminance of a colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** For each colour of text: the colours behind it. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'ember-tint', 'amber-tint', 'forest-tint', 'danger-tint'],
  'ink-soft': ['paper', 'surface', 'ember-tint', 'amber-tint', 'forest-tint', 'danger-tint'],
  ember: ['paper', 'surface', 'ember-tint', 'amber-tint'],
  'ember-hover': ['paper', 'surface', 'ember-tint', 'amber-tint'],
  visited: ['paper', 'surface', 'ember-tint'],
  'on-ember': ['ember', 'ember-hover'],
  'on-amber': ['amber', 'focus-on-coal'],
  caution: ['paper', 'surface', 'amber-tint'],
  forest: ['paper', 'surface', 'forest-tint'],
  danger: ['paper', 'surface', 'danger-tint'],
  'on-coal': ['coal', 'ember-deep'],
  'on-coal-soft': ['coal', 'ember-deep'],
  amber: ['coal', 'ember-deep'],
  'mark-ink': ['mark'],
  paper: ['ink'],
};

/** For each colour of borders, icons of states, and focus rings: the colours behind it. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  edge: ['paper', 'surface'],
  'edge-on-coal': ['coal', 'ember-deep'],
  ember: ['paper', 'surface', 'ember-tint'],
  forest: ['paper', 'surface', 'forest-tint'],
  danger: ['paper', 'surface', 'danger-tint'],
  focus: ['paper', 'surface', 'ember-tint', 'amber-tint', 'forest-tint', 'danger-tint'],
  'focus-on-coal': ['coal', 'ember-deep'],
};

/** The layers of the ground on the home page, and the colour of the small words in them. */
const LAYERS: typeof WORDS = { 'on-coal': ['stratum-1', 'stratum-2', 'stratum-3', 'stratum-4', 'stratum-5'] };

/** Colours that only decorate, on light and dark backgrounds. They need no contrast. */
const DECORATION = ['line', 'logo-3', 'logo-3-on-coal', 'forest-on-coal', 'ember-on-coal', 'veil'];

function faintPairs(colours: Colours, pairs: typeof WORDS, least: number): string[] {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrast(valueOf(colours, front), valueOf(colours, back));
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(themes)('in the $theme theme of $folder', ({ colours }) => {
  it('words stand out 4.5:1 from what is behind them', () => {
    expect(faintPairs(colours, WORDS, 4.5)).toEqual([]);
  });

  it('words in the layers of the ground stand out 5:1', () => {
    expect(faintPairs(colours, LAYERS, 5)).toEqual([]);
  });

  it('borders of controls and the ring of the focus stand out 3:1', () => {
    expect(faintPairs(colours, SHAPES, 3)).toEqual([]);
  });

  it('has these colours and no others: each is in a pair, or only decorates', () => {
    const paired = [WORDS, SHAPES, LAYERS].flatMap(Object.entries<readonly string[]>).flat(2);
    expect([...colours.keys()].sort()).toEqual([...new Set([...paired, ...DECORATION])].sort());
  });
});
