// Tells editors which pages name an officer, but no telephone number by which a reader can reach one.
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { report } from '../door/report';
import { getContentPage, getPages, getPolicies } from '../kinds/pages';
import { WITH_TELEPHONE } from '../prose/contacts';
import { wordsOf } from '../prose/words';

const OFFICER = /\b(?:officer|manager)s?\b|अधिकारी|प्रबंधक/i;
/** The report names at most this many pages. */
const MOST_NAMED = 20;

/** Reports the pages of a language that name an officer without a number. Policies need no number. */
export const notePagesWithoutNumber = derivedBy(async (lang: Lang): Promise<void> => {
  const policies = new Set((await getPolicies(lang)).map(({ id }) => id));
  const own = (await getPages(lang)).filter((page) => page.lang === lang && !policies.has(page.id));
  const named: string[] = [];
  for (const { id } of own) {
    const page = await getContentPage(lang, id);
    const parts = page ? [wordsOf(page, page.body), ...page.sections.map((part) => wordsOf(part, part.body))] : [];
    const words = parts.join(' ');
    if (OFFICER.test(words) && !WITH_TELEPHONE.test(words)) named.push(id);
  }
  if (named.length === 0) return;
  const entry = named.slice(0, MOST_NAMED).join(', ') + (named.length > MOST_NAMED ? ', …' : '');
  const found = named.length === 1 ? '1 page names an officer' : `${named.length} pages name an officer`;
  report({ kind: 'note', address: 'pages/', lang, entry, detail: `${found} without a telephone number` });
});
