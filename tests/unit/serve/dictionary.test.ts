import { expect, it } from 'vitest';
import { frameOf } from '../../../scripts/serve/dictionary.ts';
import { frameTagOf } from '../../../scripts/serve/rules.ts';

it('gives two frames two tags, also where their hashes begin with the same letters', () => {
  const tags = ['frame 17986', 'frame 193211'].map((text) => frameOf(Buffer.from(text))?.tag);
  expect(tags.map((tag) => tag?.slice(0, 6))).toEqual(['yGVETO', 'yGVETO']);
  expect(tags[0]).not.toBe(tags[1]);
});

it('names frames as web servers find them in the header of a browser', () => {
  const frames = Array.from({ length: 2000 }, (_, number) => frameOf(Buffer.from(`frame ${number}`)));
  for (const frame of frames) {
    const header = `:${frame?.hash.toString('base64')}:`;
    expect(frameTagOf('gzip, br, dcz', header)).toBe(frame?.tag);
  }
});
