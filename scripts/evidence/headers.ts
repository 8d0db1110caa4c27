import { existsSync } from 'node:fs';
import { glob, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { all, parse, property } from '../check/html.ts';
import { type Answer, startNginx, startNginxDoors, type WebServer } from '../check/nginx.ts';
import { throwAwayFolder } from '../check/temporary-folder.ts';
import { nginxHeaders } from '../serve/nginx.ts';
import type { SiteFacts } from '../serve/rules.ts';
import { markup } from '../../src/lib/html.ts';
import { listOf, pageOf, tableOf } from './document.ts';
import { gradeOf, type Judged, observatoryRows } from './observatory.ts';
import { chosenPages } from './page-of-kind.ts';
import { type Context, counted, json, NotMeasured, type Topic } from './topic.ts';

/**
 * In the headers of a sample site, this address replaces the addresses of servers on this machine. On a public site, these
 * servers have https.
 */
const API = 'https://content-api.example';
/** The values of these headers depend on the time when the file was written. So the report notes only that they are present. */
const CHANGING = ['date', 'last-modified', 'etag'];
/** The files that are not pages: a name and a glob for each. */
const PARTS = {
  'a picture': 'm/*.avif',
  'a drawing': 'm/*.svg',
  'a script': 's/start.*.js',
  'a part of the search index': 'find/t*.bin',
  'a pack to take along': 'packs/*.zip',
  'a feed': 'feed.xml',
} as const;
const OTHERS = { 'a page that does not exist': '/no-such-page', 'an address that redirects': '/en/tenders' } as const;

interface Asked {
  readonly what: string;
  readonly address: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Replaces the servers of this machine with https servers, because a public site has https servers. */
export function publicFacts(facts: SiteFacts): { facts: SiteFacts; isChanged: boolean } {
  const isOwn = (origin: string): boolean => /^http:\/\/(127\.|localhost)/.test(origin);
  const shown = (origin: string): string => (isOwn(origin) ? API : origin);
  return {
    isChanged: isOwn(facts.apiOrigin) || isOwn(facts.storageOrigin),
    facts: {
      ...facts,
      apiOrigin: shown(facts.apiOrigin),
      storageOrigin: shown(facts.storageOrigin),
      ...(facts.mediaOrigins && { mediaOrigins: facts.mediaOrigins.map(shown) }),
    },
  };
}

const noted = (what: string, address: string, { status, headers }: Answer): Asked => ({
  what,
  address,
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .sort()
      .map(([name, value = '']) => [
        name,
        CHANGING.includes(name) ? 'sent (differs with the time of the file)' : String(value),
      ]),
  ),
});

async function askAll(context: Context, ask: WebServer['ask']): Promise<{ asked: Asked[]; missing: string[] }> {
  const { chosen, missing } = chosenPages(await context.pages());
  const asked: Asked[] = [];
  const get = async (what: string, address: string): Promise<void> => {
    asked.push(noted(what, address, await ask(encodeURI(decodeURI(address)), { 'accept-encoding': 'br, gzip' })));
  };
  for (const { kind, lang, address } of chosen) await get(`${kind} (${lang})`, address);
  for (const [what, pattern] of Object.entries(PARTS)) {
    const [name] = (await Array.fromAsync(glob(pattern, { cwd: context.siteDir }))).sort();
    if (name) await get(what, `/${name.split(path.sep).join('/')}`);
    else missing.push(what);
  }
  for (const [what, address] of Object.entries(OTHERS)) await get(what, address);
  return { asked, missing };
}

const policyRemarks = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ severity, directive, description }) => `${Severity[severity]}: ${directive}: ${description}`);

/** Returns the answers that name a version, set a cookie, or lack a header that every answer must have. */
function faultsOf(asked: readonly Asked[]): string[] {
  return asked.flatMap(({ what, headers }) => [
    ...(/\d/.test(headers.server ?? '')
      ? [`${what}: the header "Server" shows a version: ${headers.server ?? ''}`]
      : []),
    ...(headers['x-powered-by'] === undefined ? [] : [`${what}: tells X-Powered-By`]),
    ...(headers['set-cookie'] === undefined ? [] : [`${what}: sets a cookie`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : [`${what}: no nosniff`]),
    ...(headers['strict-transport-security'] === undefined ? [`${what}: no Strict-Transport-Security`] : []),
  ]);
}

interface Report {
  readonly asked: readonly Asked[];
  readonly policies: ReadonlyMap<string, readonly string[]>;
  readonly judged: readonly Judged[];
  readonly faults: readonly string[];
  readonly isChanged: boolean;
}

const reportPage = ({ asked, policies, judged, faults, isChanged }: Report): string =>
  pageOf(
    'Headers, as the shipped nginx sends them',
    markup`<p>nginx ran with <code>operations/nginx/maps.conf</code> and <code>rules.conf</code> on the built site. Each address was requested
once, with Brotli allowed. All headers are in <code>headers.json</code>.${isChanged && ` The content API of this build was a program of the same machine. Its address is written as ${API}.`}</p>
${faults.length > 0 && markup`<h2>Faults</h2>${listOf(faults)}`}
<h2>csp_evaluator</h2>
${[...policies].map(([policy, remarks]) => markup`<p><code>${policy}</code></p>${remarks.length > 0 ? listOf(remarks) : markup`<p>No remark.</p>`}`)}
<h2>By Observatory’s published rules: ${gradeOf(judged).grade}, ${gradeOf(judged).score} points</h2>
<p>Judged on the home page. The Observatory itself did not run, because it needs a public address. The rules and points that Mozilla has
published (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) were used on our headers. From 90 points bonuses count too.</p>
${tableOf(
  'Points',
  ['Rule', 'Found', 'Points'],
  judged.map(({ rule, found, points }) => [rule, found, points]),
)}
<h2>All answers</h2>
<div class="wide">${tableOf(
      'What was asked',
      ['What', 'Address', 'Status', 'Type', 'Cache-Control', 'Server'],
      asked.map(({ what, address, status, headers: h }) => [
        what,
        address,
        status,
        ...['content-type', 'cache-control', 'server'].map((name) => h[name] ?? ''),
      ]),
    )}</div>`,
  );

async function redirectOfHttp(nginx: string, siteUrl: string): Promise<string | undefined> {
  const doors = await startNginxDoors(nginx);
  try {
    const { headers } = await doors.plain('/', { host: 'www.example.org' });
    return headers.location?.replace('https://www.example.org', siteUrl);
  } finally {
    await doors.close();
  }
}

async function measured(context: Context, nginx: string, brotliModule: string | undefined): Promise<Report> {
  const { facts, isChanged } = publicFacts(context.facts);
  const folder = await throwAwayFolder();
  const headersFile = path.join(folder.dir, 'headers.conf');
  await writeFile(headersFile, nginxHeaders(facts));
  const server = await startNginx({ nginx, brotliModule }, context.siteDir, headersFile);
  try {
    const { asked, missing } = await askAll(context, server.ask);
    const home = await server.ask('/');
    const scripts = all(parse(home.body.toString()), 'script').flatMap((script) => property(script, 'src') ?? []);
    const redirect = await redirectOfHttp(nginx, facts.siteUrl);
    const policies = new Set(asked.flatMap(({ headers }) => headers['content-security-policy'] ?? []));
    const { origin } = new URL(facts.siteUrl);
    return {
      asked,
      isChanged,
      policies: new Map([...policies].map((policy) => [policy, policyRemarks(policy)])),
      judged: observatoryRows({ headers: home.headers, redirect, origin, scripts }),
      faults: [...faultsOf(asked), ...missing.map((what) => `${what}: the site has none`)],
    };
  } finally {
    await server.close();
    await folder.remove();
  }
}

export const headers: Topic = {
  name: 'headers',
  title: { en: 'Headers, as the shipped nginx sends them', hi: 'वेब सर्वर के सुरक्षा हेडर' },
  clauses: ['Security headers', 'GIGW 5.3.1A(d)', 'GIGW 5.3.1A(e)', 'GIGW 5.3.1A(o)', 'GIGW 5.3.2(g)'],
  async make(context) {
    const { TEST_NGINX: nginx, TEST_NGINX_BROTLI: brotliModule } = await context.webServers();
    if (!nginx || !existsSync(nginx))
      throw new NotMeasured(
        'nginx with its Brotli module is not installed on this machine. Install both, and run this again',
      );
    const report = await measured(context, nginx, brotliModule);
    const { asked, policies, judged, faults } = report;
    const remarks = [...policies.values()].flat();
    const { grade, score } = gradeOf(judged);
    const isGood = faults.length === 0 && remarks.length === 0 && score >= 100;
    return {
      state: isGood ? 'people' : 'fault',
      verdict: `${asked.length} answers: ${counted(faults.length, 'fault')}; csp_evaluator has ${counted(remarks.length, 'remark')} on ${counted(policies.size, 'policy', 'policies')}; ${grade} (${score}) by Observatory’s published rules. A cookie, or the version of a server, counts as a fault. A script stores the chosen language in a cookie, the server does not: see row S6 of the rules.`,
      files: [
        { name: 'headers.html', text: reportPage(report), shows: 'the verdicts, and one line for each answer.' },
        { name: 'headers.json', text: json(asked), shows: 'all headers of each answer, as sent.' },
      ],
      people: [
        'Check the headers at the public address (for example with Mozilla’s Observatory), because a CDN or firewall can change them.',
      ],
    };
  },
};
