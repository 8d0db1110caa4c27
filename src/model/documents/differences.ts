// Tells the editors where the facts of a file differ from the facts in an entry.
import { report } from '../door/report';
import type { OfferedPaper } from '../site/kind';
import { getPassport } from '../passports/passports';

/** Reports the differences between a file and the entries that offer it. */
export async function noteDifferences(address: string, offers: readonly OfferedPaper[]): Promise<void> {
  const passport = await getPassport(address);
  if (!passport) return;
  for (const { file, lang, title: entry } of offers) {
    const where = { kind: 'note', address, lang, entry } as const;
    const { pages, language } = file;
    if (pages !== undefined && passport.pages !== undefined && pages !== passport.pages)
      report({
        ...where,
        about: 'pages-differ',
        field: 'pages',
        expected: `${passport.pages}`,
        found: `${pages}`,
      });
    if (language !== undefined && passport.lang !== undefined && language !== passport.lang)
      report({
        ...where,
        about: 'language-differs',
        field: 'language',
        expected: passport.lang,
        found: language,
      });
  }
}
