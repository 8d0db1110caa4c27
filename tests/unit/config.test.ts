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
    'Environment variables are missing or wrong. SITE_URL is missing.',
  );
});

it('takes an API, a storage and a measuring address of an https site over https only, but on the machine itself', () => {
  expect(() => readEnvironment({ ...complete, CONTENT_API_URL: 'http://cms.example.org' })).toThrow(
    'CONTENT_API_URL: expected an https address, because browsers block http requests from https pages, found "http://cms.example.org"',
  );
  expect(() => readEnvironment({ ...complete, FILE_STORAGE_URL: 'http://127.example.org' })).toThrow(
    'FILE_STORAGE_URL',
  );
  expect(() => readEnvironment({ ...complete, MEASURE_URL: 'http://m.example.org' })).toThrow('MEASURE_URL');
  expect(readEnvironment({ ...complete, CONTENT_API_URL: 'http://127.0.0.1:4322' })).toMatchObject({
    CONTENT_API_URL: 'http://127.0.0.1:4322',
  });
  expect(
    readEnvironment({ ...complete, SITE_URL: 'http://www.example.org', CONTENT_API_URL: 'http://a.example' }),
  ).toBeTruthy();
});

it('tells no password of an address that it refuses', () => {
  const CONTENT_API_URL = 'https://editor:hunter2@cms.example.org';
  expect(() => readEnvironment({ ...complete, CONTENT_API_URL })).toThrow('found "https://…@cms.example.org"');
});

it('takes how long browsers keep to https as the owner wants it', () => {
  const { HSTS } = readEnvironment({ ...complete, HSTS: '63072000 includeSubDomains preload' });
  expect(HSTS).toBe('max-age=63072000; includeSubDomains; preload');
  expect(readEnvironment(complete).HSTS).toBe('max-age=31536000');
  expect(readEnvironment({ ...complete, HSTS: 'off' }).HSTS).toBeUndefined();
  expect(() => readEnvironment({ ...complete, HSTS: 'preload' })).toThrow('HSTS: expected a number of seconds');
});

it('takes further origins with spaces between them, and says which form one that has a path should have', () => {
  const { ALLOWED_ORIGINS, INTERNAL_ORIGINS } = readEnvironment({
    ...complete,
    ALLOWED_ORIGINS: ' https://a.example  https://b.example:8443 ',
  });
  expect([ALLOWED_ORIGINS, INTERNAL_ORIGINS]).toEqual([['https://a.example', 'https://b.example:8443'], []]);
  for (const wrong of [
    'https://a.example/media',
    'a.example',
    'https://u@a.example',
    'ftp://a.example',
    'https://a.example:443',
  ])
    expect(() => readEnvironment({ ...complete, ALLOWED_ORIGINS: wrong }), wrong).toThrow(
      `ALLOWED_ORIGINS: expected origins such as https://files.example.org, with spaces between them, found "${wrong.replace('u@', '…@')}"`,
    );
});
