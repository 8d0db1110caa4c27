import { expect, it } from 'vitest';
import { captionsSaid } from '~/components/entry/captions-said';

it('captions are announced in the languages there are, however many tracks of each', () => {
  const say = (...langs: ('en' | 'hi')[]) =>
    captionsSaid(
      langs.map((lang) => ({ lang })),
      'en',
    );
  expect(say('hi')).toBe('Captions in Hindi');
  expect(say('hi', 'hi')).toBe('Captions in Hindi');
  expect(say('en', 'hi', 'en')).toBe('Captions in English and Hindi');
  expect(say()).toBeUndefined();
});
