// The rules of html-validate that every page must meet.
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltPage } from './built-pages.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'doctype-style': 'off', // Astro's compiler writes DOCTYPE in capitals
      'no-trailing-whitespace': 'off', // nobody reads the source line by line
      'long-title': 'off', // editors write the titles of entries, and search engines shorten long titles
      'no-inline-style': 'error',
      'empty-heading': 'off', // a script fills the headings in templates; frame.test.ts finds other empty headings
      'require-sri': 'off', // pages load nothing from other hosts; parts.test.ts checks this
      'prefer-native-element': 'off', // CSS shows some tables as cards; browsers then ignore the tags, so roles are needed
      'no-redundant-role': 'off', // for the same reason, these tables repeat their own roles
    },
  }),
);

export async function htmlFaults({ html, path }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}
