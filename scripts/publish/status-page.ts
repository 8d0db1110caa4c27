// Makes the publisher's pages for people: the health board for editors, and the part for operators below it. The pages have no
// script.
import { createHash } from 'node:crypto';
import { langTag, type Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { type Html, markup, trustedHtml } from '../../src/lib/html.ts';
import { boardHtml } from '../health/board-html.ts';
import { STYLE } from '../health/style.ts';
import { isAlarm } from './nightly.ts';
import type { Status, Summary } from './status.ts';

const STATES: Record<Status['state'], string> = {
  starting: 'Starting. The last site stays live',
  idle: 'Everything is published',
  publishing: 'Publishing',
  failing: 'The last publish failed. The live site did not change',
  held: 'Stopped after a rollback: nothing is published until "npm run publisher -- resume"',
};
const CHART = { width: 600, height: 80 };
/** The Content-Security-Policy of the status page. The page must not load anything. */
export const STATUS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Returns the time in India, to the second. */
const moment = (iso: string): string =>
  new Date(iso).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' });

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const items = (lines: readonly string[]): Html => markup`<ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;
const list = (names: readonly string[]): Html =>
  names.length === 0 ? markup`0` : markup`<details><summary>${names.length}</summary>${items(names)}</details>`;

function chart(releases: readonly Summary[]): Html {
  const shown = releases.toReversed();
  const longest = Math.max(1, ...shown.map(({ took }) => took));
  const step = CHART.width / Math.max(shown.length, 1);
  const bars = shown.map(({ id, took }, index) => {
    const height = Math.max(1, (took / longest) * CHART.height);
    return markup`<rect x="${(index * step).toFixed(1)}" y="${(CHART.height - height).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}"><title>${id}: ${inSeconds(took)}</title></rect>`;
  });
  return markup`<svg viewBox="0 0 ${CHART.width} ${CHART.height}" width="${CHART.width}" height="${CHART.height}" fill="currentColor" role="img" aria-label="How long the last ${shown.length} publishes took, the longest ${inSeconds(longest)}">${bars}</svg>`;
}

const row = (release: Summary): Html =>
  markup`<tr><th scope="row">${release.id}</th><td>${moment(release.at)}</td><td>${release.why}</td><td>${inSeconds(release.took)}</td><td>${release.pages}</td><td>${list(release.added)}</td><td>${list(release.changed)}</td><td>${list(release.removed)}</td></tr>`;

function comparisonOf(compared: Status['compared']): Html {
  if (!compared) return markup`<p>No comparison was made since the start of the publisher.</p>`;
  const { at, different, fault } = compared;
  if (fault !== undefined) return markup`<p><strong>Alarm.</strong> ${moment(at)}: the comparison failed. ${fault}</p>`;
  return isAlarm(compared)
    ? markup`<p><strong>Alarm.</strong> ${moment(at)}: these files differ from a plain build.</p>${items(different)}`
    : markup`<p>${moment(at)}: the live site equals a plain build of the same content.</p>`;
}

function edgesOf({ edges, liveAt }: NonNullable<Status['edges']>): Html {
  const late = edges.filter((edge) => edge.late > 0);
  if (late.length === 0)
    return liveAt === undefined
      ? markup`<p>Not yet known, because a publish is running.</p>`
      : markup`<p>Live everywhere since ${moment(liveAt)}. Edges: ${edges.length}.</p>`;
  const sentences = late.map(
    ({ url, late: count, since, reason }) =>
      `${url}: addresses that may still be old: ${count}${since === undefined ? '' : `, since ${moment(since)}`}.${reason === undefined ? '' : ` ${reason}`}`,
  );
  return markup`<p>Not live everywhere yet: ${edges.length - late.length} of ${edges.length} edges have everything.</p>${items(sentences)}`;
}

function digestOf({ failure, sentAt }: NonNullable<Status['digest']>): Html {
  if (failure)
    return markup`<p><strong>The weekly digest could not be sent.</strong> ${failure.message} Next try: ${moment(failure.again)}.</p>`;
  return markup`<p>${sentAt === undefined ? 'No digest was sent yet. The first digest is sent on Monday at 09:00.' : `Last sent: ${moment(sentAt)}.`}</p>`;
}

/** Returns the part for the IT team. It is in English, even if the board is in Hindi. */
function forOperators(status: Status, wrongTokens: number): Html {
  const { state, progress, uncompressed, failure, notDeployed, edges, digest } = status;
  const { releases, compared, next, waiting, live } = status;
  const bar = progress
    ? markup`<p><progress value="${progress.done}" max="${progress.all}"></progress> ${progress.done} of ${progress.all} pages</p>`
    : undefined;
  return markup`<p><strong>${STATES[state]}</strong></p>
${bar}
${failure ? markup`<p>${failure.message} Next try: ${moment(failure.again)}.</p>` : ''}
${notDeployed === undefined ? '' : markup`<p><strong>The storage is not up to date.</strong> ${notDeployed} The publisher tries again.</p>`}
<dl><dt>Live now</dt><dd>${live === undefined ? 'the site as it was built' : `release ${live}`}</dd><dt>Webhooks waiting</dt><dd>${waiting}</dd><dt>Files still to be compressed</dt><dd>${uncompressed}</dd><dt>Next change by the clock</dt><dd>${next === undefined ? 'none' : moment(next)}</dd><dt>Wrong tokens since the start</dt><dd>${wrongTokens}</dd></dl>
${edges === undefined ? '' : markup`<h3>Edges</h3>${edgesOf(edges)}`}
${digest === undefined ? '' : markup`<h3>Weekly digest</h3>${digestOf(digest)}`}
<h3>Comparison with a plain build</h3>
${comparisonOf(compared)}
<h3>Last publishes</h3>
${chart(releases)}
<div class="wide" tabindex="0" role="region" aria-label="Last publishes"><table border="1" cellpadding="6"><thead><tr><th scope="col">Release</th><th scope="col">When (India)</th><th scope="col">Why</th><th scope="col">Took</th><th scope="col">Pages of the site</th><th scope="col">Added</th><th scope="col">Changed</th><th scope="col">Removed</th></tr></thead><tbody>
${releases.map((release) => [row(release), '\n'])}
</tbody></table></div>`;
}

interface BoardPageOptions {
  readonly lang: Lang;
  /** `CMS_ENTRY_URL`. */
  readonly cms: string | undefined;
}

interface StatusPageOptions extends BoardPageOptions {
  /** The number of wrong tokens since the start of the publisher. */
  readonly wrongTokens: number;
}

/**
 * While the publisher works, the status page reloads itself every ten seconds. While the publisher is idle, the page does not
 * reload, because editors read the health board on this page.
 */
const RELOAD = markup`<meta http-equiv="refresh" content="10">`;

function page(status: Status, { lang, cms }: BoardPageOptions, more?: Html): string {
  const t = texts(lang);
  const state = t(`publishing:${status.state}`);
  const isStopped = status.state === 'failing' || status.state === 'held';
  return markup`<!doctype html><html lang="${langTag(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${status.state !== 'idle' && RELOAD}<title>${t('health:title')} – ${state}</title><style>${trustedHtml(STYLE)}</style></head><body><main>
${boardHtml(status.health, { lang, cms }, isStopped ? state : undefined)}
${more}</main></body></html>`.text;
}

/** Returns the HTML of the page for editors. It shows their tasks. */
export const boardPage = (status: Status, options: BoardPageOptions): string => page(status, options);

/** Returns the HTML of the page for operators: first the board of the editors, then the part for the IT team. */
export function statusPage(status: Status, { wrongTokens, ...said }: StatusPageOptions): string {
  const operators = markup`<h2 id="it">${texts(said.lang)('health:for_it')}</h2>
<div lang="en">${forOperators(status, wrongTokens)}</div>
`;
  return page(status, said, operators);
}
