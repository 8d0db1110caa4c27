import { expect, it } from 'vitest';
import { readEnvironment } from '../../src/config.ts';

const complete = {
  CONTENT_API_URL: 'https://cms.example.org/',
  FILE_STORAGE_URL: 'https://files.example.org',
  SITE_URL: 'https://www.example.org',
};

it('counts a variable that is empty as missing', () => {
  expect(readEnvironment({ ...complete, MEASURE_URL: '', SITE_NOW: '' }).MEASURE_URL).toBeUndefined();
  expect(() => readEnvironment({ ...complete, SITE_URL: '' })).toThrow(
    'The environment is not complete. SITE_URL is missing.',
  );
});
