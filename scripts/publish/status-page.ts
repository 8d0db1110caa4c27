// Makes the publisher's status page for people. It is plain HTML with a table and a small chart, without script.
import { createHash } from 'node:crypto';
import { type Html, markup, trustedHtml } from '../../src/lib/html.ts';
import type { ReportLine } from '../build/report.ts';
import { sentence } from '../build/report.ts';
import { isAlarm } from './nightly.ts';
import type { Status, Summary } from './status.ts';

const STATES: Record<Status['state'], string> = {
  starting: 'Starting: the last site stays live',
  idle: 'Everything is published',
  publishing: 'Publishing',
  failing: 'The last try failed; the live site stays',
  held: 'Held after a rollback: nothing is published until "npm run publisher -- resume"',
};
const CHART = { width: 600, height: 80 };
const STYLE =
  'body{font-family:system-ui;line-height:1.5;overflow-wrap:anywhere}' +
  'main{max-width:70rem;margin:auto}svg{max-width:100%;height:auto}' +
  'div{overflow-x:auto}table{border-collapse:collapse}th,td{overflow-wrap:normal;text-align:start;vertical-align:top}';
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

/** Says what is wrong, what visitors see now, and where to correct it. */
function faultOf(fault: ReportLine): string {
  const { kind, address, lang, entry, detail } = fault;
  switch (kind) {
    case 'absent':
      return `The CMS has no ${address}${lang ? ` (${lang})` : ''}: the section is shown as empty.`;
    case 'picture':
      return `A picture cannot be shown; its description is shown instead: ${address} (${detail ?? 'it is not there'}). Upload it again in the CMS.`;
    case 'file':
      return `A file is missing; pages name it without a link: ${address} (${detail ?? 'it is not there'}). Upload it again in the CMS.`;
    case 'elsewhere':
      return `A picture or file is on another site; pages only link to it: ${address} (${detail ?? 'the build may not contact it'}). Upload it in the CMS, or ask the IT team to add its origin to ALLOWED_ORIGINS.`;
    case 'duplicate':
      return `Two entries have the same id; the later one is shown: ${[lang, address, entry].filter(Boolean).join(' ')}. Correct it in the CMS under ${address}.`;
    case 'link':
      return `A link has no target; its words are shown without a link: ${sentence(fault)}. Correct it in the CMS under ${address}.`;
    case 'held-back':
      if (fault.field === undefined)
        return `A page could not be rendered; its earlier version is shown: ${sentence({ ...fault, lastGood: undefined })}. Tell the IT team.`;
      return `An entry does not follow the contract; ${fault.lastGood ? 'its last good version is shown' : 'it is not shown'}: ${sentence({ ...fault, lastGood: undefined })}. Correct it in the CMS under ${address}.`;
    // The text of a note already says what to do, and not every note is about the CMS.
    default:
      return `${sentence(fault)}.`;
  }
}

/** Lists the faults. A fault that several pages have is shown only once. */
const faultsOf = (faults: readonly ReportLine[]): Html =>
  faults.length === 0 ? markup`<p>None.</p>` : items([...new Set(faults.map(faultOf))]);

function comparisonOf(compared: Status['compared']): Html {
  if (!compared) return markup`<p>Not made since the start.</p>`;
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
      ? markup`<p>Not yet known: a publish goes on.</p>`
      : markup`<p>Live everywhere since ${moment(liveAt)}. Edges: ${edges.length}.</p>`;
  const sentences = late.map(
    ({ url, late: count, since, reason }) =>
      `${url}: addresses that may still be old: ${count}${since === undefined ? '' : `, since ${moment(since)}`}.${reason === undefined ? '' : ` ${reason}`}`,
  );
  return markup`<p>Not live everywhere yet: ${edges.length - late.length} of ${edges.length} edges have everything.</p>${items(sentences)}`;
}

/** Returns the HTML of the page. `wrongTokens` is the number of wrong tokens since the start of the publisher. */
export function statusPage(status: Status, wrongTokens = 0): string {
  const { state, progress, uncompressed, failure, notDeployed, edges } = status;
  const { releases, faults, compared, next, waiting, live } = status;
  const bar = progress
    ? markup`<p><progress value="${progress.done}" max="${progress.all}"></progress> ${progress.done} of ${progress.all} pages</p>`
    : undefined;
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="10"><title>${STATES[state]} – publisher</title><style>${trustedHtml(STYLE)}</style></head><body><main>
<h1>Publisher</h1>
<p><strong>${STATES[state]}</strong></p>
${bar}
${failure ? markup`<p>${failure.message} Next try: ${moment(failure.again)}.</p>` : ''}
${notDeployed === undefined ? '' : markup`<p><strong>The storage is not up to date.</strong> ${notDeployed} The publisher tries again.</p>`}
<dl><dt>Live now</dt><dd>${live === undefined ? 'the site as it was built' : `release ${live}`}</dd><dt>Webhooks waiting</dt><dd>${waiting}</dd><dt>Files still to be compressed</dt><dd>${uncompressed}</dd><dt>Next change by the clock</dt><dd>${next === undefined ? 'none' : moment(next)}</dd><dt>Wrong tokens since the start</dt><dd>${wrongTokens}</dd></dl>
${edges === undefined ? '' : markup`<h2>Edges</h2>${edgesOf(edges)}`}
<h2>What editors should correct</h2>
${faultsOf(faults)}
<h2>Comparison with a plain build</h2>
${comparisonOf(compared)}
<h2>Last publishes</h2>
${chart(releases)}
<div tabindex="0" role="region" aria-label="Last publishes"><table border="1" cellpadding="6"><thead><tr><th scope="col">Release</th><th scope="col">When (India)</th><th scope="col">Why</th><th scope="col">Took</th><th scope="col">Pages of the site</th><th scope="col">Added</th><th scope="col">Changed</th><th scope="col">Removed</th></tr></thead><tbody>
${releases.map((release) => [row(release), '\n'])}
</tbody></table></div>
</main></body></html>`.text;
}
