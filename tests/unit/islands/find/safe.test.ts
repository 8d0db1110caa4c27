import { expect, it } from 'vitest';
import { isSafe } from '~/islands/find/safe';

it.each([
  '/',
  '/tenders',
  '/tenders/1/2026#t-1',
  '/find?q=//x',
  'https://elsewhere.example/x',
  'HTTP://elsewhere.example',
])('%s may be followed', (url) => expect(isSafe(url)).toBe(true));

it.each([
  '',
  'tenders',
  '#place',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:somebody@elsewhere.example',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '\n//elsewhere.example/',
  'https://',
  'https:///elsewhere.example',
])('%j may not', (url) => expect(isSafe(url)).toBe(false));
