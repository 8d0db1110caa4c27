import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { it } from 'vitest';
import { type BuiltPage, expectNoFault, pages } from '../support/built-site.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'doctype-style': 'off', // the compiler writes it in capitals
      'no-trailing-whitespace': 'off', // nobody reads the pages line by line
      'long-title': 'off', // the titles of entries are the editors', and search engines shorten them
      'no-inline-style': 'error',
      'empty-heading': 'off', // templates are filled later; elsewhere the tests of the frame find them
      'require-sri': 'off', // nothing is asked of another host, as the tests of the parts hold
      'prefer-native-element': 'off', // roles stand where a table is laid out as cards and would lose its own
      'no-redundant-role': 'off', // the same
    },
  }),
);

const faultsOf = async ({ html, path }: BuiltPage): Promise<string[]> => {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
};

it('is valid HTML on every page', async () => {
  const faults = new Map<BuiltPage, string[]>();
  for (const page of pages) faults.set(page, await faultsOf(page));
  expectNoFault((page) => faults.get(page) ?? []);
});
