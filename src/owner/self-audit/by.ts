import type { NamedTest } from '~/rules/answers';

/**
 * The reviewer looked at pages of each kind, in both languages. Since 28 November, the reviewer also looked at both themes, and
 * at widths of 360 and 1280 px.
 */
export const reviewer = (on: string) => ({ by: 'reviewer', on }) as const;
export const developers = (on: string) => ({ by: 'developers', on }) as const;

/** Returns an answer that a row is met, with the tests that show it: their files in `tests/`, with words of their titles. */
export const tested = (...tests: readonly (readonly [file: string, title: string])[]) => ({
  ...({ answer: 'met', by: 'tests' } as const),
  tests: tests.map(([file, title]): NamedTest => ({ file: `tests/${file}`, title })),
});
export const FITS = ['browser/every-page.spec.ts', 'fits any width, zoom, size of letters and spacing'] as const;
export const AXE = ['browser/every-page.spec.ts', 'holds nothing axe objects to'] as const;
export const FIELDS = [
  'browser/screen-reader.spec.ts',
  'each field of the form its name, its hint and whether it is required',
] as const;
export const DIALOGS = ['browser/screen-reader.spec.ts', 'what the dialog'] as const;
