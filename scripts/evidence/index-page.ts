// The page that an auditor opens first.
import { type Html, markup } from '../../src/lib/html.ts';
import { clauses } from './clauses.ts';
import { listOf, pageOf, tableOf } from './document.ts';
import type { Result, State, Topic } from './topic.ts';

export interface Release {
  readonly version: string;
  readonly commit: string;
  /** False if files differ from the commit. */
  readonly isClean: boolean;
  readonly contentHash: string;
  readonly files: number;
  /** The day of the release, `YYYY-MM-DD`. */
  readonly day: string;
  readonly siteUrl: string;
  readonly now: string;
}

export interface Made {
  readonly topic: Topic;
  readonly result: Result;
}

const STATES: Readonly<Record<State, { readonly en: string; readonly hi: string }>> = {
  met: { en: 'Met', hi: 'अनुपालन पूर्ण' },
  fault: { en: 'Fault', hi: 'दोष' },
  people: { en: 'No fault was found, but people must still act', hi: 'कोई दोष नहीं मिला; संगठन की कार्रवाई शेष' },
  duty: { en: 'Duty of the owner or operator', hi: 'संगठन का दायित्व' },
  'not measured': { en: 'Not measured', hi: 'जाँच नहीं हुई' },
};

const stateOf = (state: State, lang: 'en' | 'hi'): Html =>
  markup`<span class="${state.replace(' ', '-')}">${STATES[state][lang]}</span>`;

const factsOf = ({ version, commit, isClean, contentHash, files, day, siteUrl, now }: Release): Html =>
  tableOf(
    'What was tested',
    ['What', 'Value'],
    [
      ['Release', version],
      ['Commit', `${commit}${isClean ? '' : ', with changes that are not committed'}`],
      ['Date of the release', day],
      ['Site', `${siteUrl}. For the tests, the current time was ${now}`],
      [
        'Content hash',
        `${contentHash} (SHA-256 over the names and SHA-256 sums of its ${files} files, see site/sums.txt)`,
      ],
    ],
  );

const hindiSummary = (made: readonly Made[]): Html =>
  markup`<section lang="hi"><h2>सारांश (हिंदी)</h2>
<p>यह फ़ोल्डर लेखापरीक्षक के लिए है। इसमें हर विषय पर जाँच का परिणाम, उसका साक्ष्य और संबंधित खंड दिए गए हैं। जो काम केवल लोग कर सकते हैं, उनके लिए खाली प्रपत्र “forms” फ़ोल्डर में हैं। विस्तृत विवरण अंग्रेज़ी में है।</p>
${listOf(made.map(({ topic, result }) => markup`${topic.title.hi}: ${stateOf(result.state, 'hi')}`))}
</section>`;

const section = ({
  topic: { name, title, clauses: ids },
  result: { state, verdict, files, people = [] },
}: Made): Html =>
  markup`<section id="${name}"><h2>${title.en}</h2>
<p>${stateOf(state, 'en')}: ${verdict}</p>
<p>For: ${ids.map((id, index) => markup`${index > 0 && '; '}${id} (${clauses[id]})`)}.</p>
${listOf(files.map((file) => markup`<a href="${name}/${file.name}">${name}/${file.name}</a>: ${file.shows}`))}
${people.length > 0 && markup`<p>What people must still do:</p>${listOf(people)}`}
</section>
`;

/** The text of README.html. */
export function indexPage(release: Release, made: readonly Made[]): string {
  const count = (state: State): number => made.filter(({ result }) => result.state === state).length;
  return pageOf(
    'The auditor’s folder',
    markup`<p>Read this page first. Each part below says what was tested, the verdict, for which clause, and which file shows it.
A part with the verdict “met” was tested by machines. Rows of the rules that people judged have the names of these people. Machines cannot judge everything: each part says what people must still do, and the folder
<a href="#forms">forms</a> has blank forms for this work. This folder is no certificate.</p>
${factsOf(release)}
<p>${count('met')} met, ${count('people')} without a fault where people must still act, ${count('duty')} duties of the owner or operator, ${count('fault')} with a fault, ${count('not measured')} not measured.</p>
${tableOf(
  'All parts',
  ['Part', 'Verdict', 'In one line'],
  made.map(({ topic, result }) => [
    markup`<a href="#${topic.name}">${topic.title.en}</a>`,
    stateOf(result.state, 'en'),
    result.verdict,
  ]),
)}
${hindiSummary(made)}
${made.map(section)}
<h2>How to check this folder</h2>
<p>The same site and the same commit give the same bytes. Check out the commit, run <code>npm ci</code> and <code>npm run evidence</code>,
and compare the SHA-256 of both zip files. The folder has no times: every file has the date of the release.</p>`,
  );
}
