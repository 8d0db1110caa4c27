import { expect, it } from 'vitest';
import { liteTwin } from '../../../scripts/serve/lite-twin.ts';
import { readHtml } from '../../../src/lib/read-html.ts';

const page = (body: string): string => `<!doctype html><html lang="en"><body>${body}</body></html>`;
const twin = (body: string): string | undefined => liteTwin(page(body), readHtml(page(body)));
const picture = (alt: string): string => `<picture><img src="/m/a.avif" alt="${alt}"></picture>`;
const template = (inside: string): string => `<template data-live="saver">${inside}</template>`;

it('keeps pictures, and the code on paper, where no browser asks for them', () =>
  expect(twin(`<p class="paper"><img src="/m/b.svg">a</p>${picture('')}<p>Words</p>`)).toBe(
    page(`<p class="paper">${template('<img src="/m/b.svg">')}a</p>${template(picture(''))}<p>Words</p>`).replace(
      '<html',
      '<html data-pics="asked"',
    ),
  ));

it('is not led astray by markup that an editor has written into the words of a picture', () => {
  for (const alt of ['<picture><img src=x onerror=alert(1)></picture>', '</picture></template><script>x</script>'])
    expect(twin(picture(alt))).toContain(template(picture(alt)));
});

it('is not made of a page without pictures', () => expect(twin('<p>Words</p>')).toBeUndefined());
