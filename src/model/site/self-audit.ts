import type { Lang } from '~/i18n/lang';
import { environment } from '~/api/environment';
import recorded from '~/owner/self-audit-run.json' with { type: 'json' };
import { selfAudit } from '~/owner/self-audit';
import { href, paths } from '~/routes';
import type { Run } from '~/rules/answers';
import { type PartName, PARTS } from '~/rules/rows';
import { isOfAnother, runFor, type State, STATES, type Verdict, verdicts } from '~/rules/verdict';
import { report } from '../door/report';
import { getPages } from '../kinds/pages';
import { siteUrl } from '../site-url';

/** The last run of the machine. The file is in the owner's folder, because a build does not run the checks. */
const run: Run = recorded;
const built = new URL(environment.SITE_URL);
/** The last run, for the pages. `counts` is false if the run was for another website. */
export const lastRun = { ...run, counts: !isOfAnother(run, built) };
const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
/** The day of the latest judgement, by the machine or by people. Pages with results have this day as their last change. */
export const judgedOn = latest([run.day, ...Object.values(selfAudit.answers).map(({ on }) => on)]);
/** Returns the day of a page's last change. The accessibility statement also changes when results change. */
export const changedOn = (path: string, day: string | undefined): string | undefined =>
  path === paths.page(selfAudit.statement) ? latest([day, judgedOn]) : day;
const all: readonly Verdict[] = verdicts(runFor(run, built), selfAudit);
const ofPart = (part: PartName): Verdict[] => all.filter(({ row }) => row.part === part);

/** Removes links to missing API pages from the answers, because an editor may have deleted such a page. */
async function seen(verdicts: readonly Verdict[], lang: Lang): Promise<Verdict[]> {
  const pages = new Set((await getPages(lang)).map(({ id }) => paths.page(id)));
  return verdicts.map((verdict) => {
    const { see, ...answer } = verdict.answer ?? {};
    const isGone = see?.startsWith(paths.page('')) === true && !see.startsWith(paths.selfAudit) && !pages.has(see);
    return isGone ? ({ ...verdict, answer } as Verdict) : verdict;
  });
}
export const getVerdicts = (lang: Lang): Promise<Verdict[]> => seen(all, lang);
export const getVerdictsOf = (part: PartName, lang: Lang): Promise<Verdict[]> => seen(ofPart(part), lang);

/** Returns the rows that are not met or only partly met. */
export const faultsOf = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ state }) => state === 'partly' || state === 'not');

/** Returns the faults that an accessibility statement must admit: faults of WCAG, in pages and in documents (R1). */
export async function getAccessibilityFaults(lang: Lang): Promise<Verdict[]> {
  return faultsOf(await getVerdicts(lang)).filter(({ row }) => row.part === 'accessibility' || row.id === 'R1');
}

export type Counts = Readonly<Record<State, number>>;
const countsOf = (verdicts: readonly Verdict[]): Counts => {
  const counts = { met: 0, partly: 0, not: 0, owner: 0, inapplicable: 0, unjudged: 0 };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
};
export const counts: Counts = countsOf(all);
export const countsByPart = PARTS.map((part) => ({ part, counts: countsOf(ofPart(part)) }));
/** Returns the results that at least one row has. */
export const statesIn = (sums: Counts): State[] => STATES.filter((state) => sums[state] > 0);

/** Tells the IT team that the recorded run is for another website, so no machine has judged this website. */
export function noteOtherRecord(): void {
  if (lastRun.counts) return;
  const [expected, found = 'no website'] = [built.host, run.site];
  const detail = 'record the rules again: npm run check:rules -- <folder> --served <url> --files --record';
  report({ kind: 'advice', about: 'other-record', address: paths.selfAudit, expected, found, detail });
}

/** True if the page is the owner's accessibility statement. Then the page also shows the results. */
export const isStatement = (slug: string): boolean => slug === selfAudit.statement;

const OUTCOMES: Readonly<Record<State, string>> = {
  met: 'passed',
  partly: 'failed',
  not: 'failed',
  owner: 'untested',
  inapplicable: 'inapplicable',
  unjudged: 'untested',
};
const inBoth = (words: { en: string; hi: string }) =>
  (['en', 'hi'] as const satisfies readonly Lang[]).map((lang) => ({ '@language': lang, '@value': words[lang] }));

/**
 * The name of the standard, which is written before the number of a row. The rows of accessibility have the numbers of WCAG,
 * because GIGW's own rows (5.2.1 to 5.2.50) require the same.
 */
const RULES: Readonly<Partial<Record<Verdict['row']['part'], string>>> = {
  brand: 'DBIM 3.0',
  advice: 'UX4G',
  law: 'Law:',
  accessibility: 'WCAG 2.1',
};

function assertion({ row, state, isMachine, looked, reason, answer: answered }: Verdict): object {
  const rules = RULES[row.part] ?? 'GIGW 3.0';
  const answer = isMachine ? undefined : answered;
  const isAutomatic = isMachine || answer?.by === 'tests';
  return {
    '@type': 'Assertion',
    test: { '@id': `#${row.id}`, '@type': 'TestCriterion', title: inBoth(row), isPartOf: `${rules} ${row.clause}` },
    subject: siteUrl('/'),
    mode: isAutomatic ? 'earl:automatic' : looked ? 'earl:semiAuto' : 'earl:manual',
    ...(answer ? { assertedBy: answer.by } : isMachine && { assertedBy: 'machine' }),
    result: {
      '@type': 'TestResult',
      outcome: `earl:${OUTCOMES[state]}`,
      state,
      ...(answer ? answer.on !== undefined && { date: answer.on } : isMachine && { date: lastRun.day }),
      ...(reason && { description: inBoth(reason) }),
      ...(looked && { pagesLookedAt: looked.pages, pagesWithFaults: looked.faulty }),
      ...(looked?.first && { pointer: siteUrl(looked.first) }),
      ...(answer?.tests && { tests: answer.tests.map(({ file, title }) => `${file}: ${title}`) }),
      ...(answer?.see && { seeAlso: siteUrl(href(answer.see, 'en')) }),
    },
  };
}

/** The self-audit in the Evaluation and Report Language (EARL) of the W3C, as JSON-LD. */
export const earlJson = async (): Promise<string> =>
  JSON.stringify(
    {
      '@context': {
        '@vocab': 'http://www.w3.org/ns/earl#',
        earl: 'http://www.w3.org/ns/earl#',
        date: 'http://purl.org/dc/terms/date',
        title: 'http://purl.org/dc/terms/title',
        description: 'http://purl.org/dc/terms/description',
        isPartOf: 'http://purl.org/dc/terms/isPartOf',
        seeAlso: { '@id': 'http://www.w3.org/2000/01/rdf-schema#seeAlso', '@type': '@id' },
        mode: { '@type': '@id' },
        outcome: { '@type': '@id' },
        subject: { '@type': '@id' },
        state: `${siteUrl(paths.selfAudit)}#state`,
        pagesLookedAt: `${siteUrl(paths.selfAudit)}#pages`,
        tests: `${siteUrl(paths.selfAudit)}#tests`,
        recordedOn: `${siteUrl(paths.selfAudit)}#site`,
        askedServer: `${siteUrl(paths.selfAudit)}#server`,
        recordCounts: `${siteUrl(paths.selfAudit)}#counts`,
        pagesWithFaults: `${siteUrl(paths.selfAudit)}#faults`,
      },
      '@id': siteUrl(paths.selfAuditData),
      ...(run.day && {
        date: run.day,
        hasVersion: run.release,
        pages: run.pages,
        recordedOn: run.site,
        askedServer: run.served,
        recordCounts: lastRun.counts,
      }),
      counts: Object.fromEntries(STATES.map((state) => [state, counts[state]])),
      '@graph': (await getVerdicts('en')).map(assertion),
    },
    null,
    1,
  );
