// Tells editors which pages name an officer, but have no telephone number.
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { titleOf } from '../door/advice';
import { type ReportLine, reportAll } from '../door/report';
import { getContentPage, getPages, getPolicies } from '../kinds/pages';
import { WITH_TELEPHONE } from '../prose/contacts';
import { wordsOf } from '../prose/words';

const OFFICER = /\b(?:officer|manager)s?\b|अधिकारी|प्रबंधक/i;
const NAMED = {
  kind: 'advice',
  about: 'no-number',
  address: 'pages/',
  detail: 'names an officer without a telephone number',
} as const;

/** Reports the pages of a language that name an officer without a number. Policies need no number. */
export const notePagesWithoutNumber = derivedBy(async (lang: Lang): Promise<void> => {
  const policies = new Set((await getPolicies(lang)).map(({ id }) => id));
  const own = (await getPages(lang)).filter((page) => page.lang === lang && !policies.has(page.id));
  const lines: ReportLine[] = [];
  for (const { id, title } of own) {
    const page = await getContentPage(lang, id);
    const parts = page ? [wordsOf(page, page.body), ...page.sections.map((part) => wordsOf(part, part.body))] : [];
    const words = parts.join(' ');
    if (OFFICER.test(words) && !WITH_TELEPHONE.test(words))
      lines.push({ ...NAMED, lang, entry: id, ...titleOf({ title }) });
  }
  reportAll(lines);
});
