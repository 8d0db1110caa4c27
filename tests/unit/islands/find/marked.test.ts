import { expect, it } from 'vitest';
import { cutAtMarks, HINDI_WORDS } from '~/islands/find/marked';

it.each([
  [
    {
      text: 'Coal and coal',
      marks: [
        [0, 4],
        [9, 13],
      ] as const,
    },
    ['', 'Coal', ' and ', 'coal', ''],
  ],
  [
    {
      text: 'coal',
      marks: [
        [0, 2],
        [2, 4],
      ] as const,
    },
    ['', 'co', '', 'al', ''],
  ],
  [{ text: 'stone', marks: [] }, ['stone']],
  [{ text: '', marks: [] }, ['']],
])('%j is cut so that every second part is a hit', (marked, parts) => {
  expect(cutAtMarks(marked)).toEqual(parts);
  expect(parts.join('')).toBe(marked.text);
});

it.each([
  ['Belt for खान सुरक्षा – नियम, 2026', ['Belt for ', 'खान सुरक्षा – नियम, ', '2026']],
  ['कोयला', ['', 'कोयला', '']],
  ['coal', ['coal']],
])('words in Hindi are every second part of %s', (text, parts) => expect(text.split(HINDI_WORDS)).toEqual(parts));
