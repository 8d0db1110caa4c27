import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markup } from '../../src/lib/html.ts';
import { pageOf, tableOf } from './document.ts';
import { counted, type Topic } from './topic.ts';

/** The fields of nginx's default format "combined". nginx uses this format if the files set no other format. */
const COMBINED =
  'address of the visitor, user (always empty), time, request line, status, bytes, referring page, browser';

interface LogFacts {
  readonly nginxFormat: string | undefined;
  readonly nginxLog: string | undefined;
  readonly caddyLog: boolean;
}

/** Reads the log settings in the shipped files. */
export function logFacts(nginx: string, caddy: string): LogFacts {
  return {
    nginxFormat: /^\s*log_format\s+([^;]+);/m.exec(nginx)?.[1],
    nginxLog: /^\s*access_log\s+([^;]+);/m.exec(nginx)?.[1],
    caddyLog: /^\s*log\b/m.test(caddy),
  };
}

const rowsOf = ({ nginxFormat, nginxLog, caddyLog }: LogFacts): string[][] => [
  [
    'nginx: requests',
    nginxFormat ?? `not set in the shipped files, so the default of nginx: ${COMBINED}`,
    nginxLog ?? 'not set in the shipped files, so the default of the system: /var/log/nginx/access.log',
    'set by the operator (the default of Debian is 14 days)',
  ],
  [
    'nginx: errors',
    'time, process, what failed, address of the visitor, request',
    '/var/log/nginx/error.log',
    'set by the operator (the default of Debian is 14 days)',
  ],
  [
    'Caddy: requests',
    caddyLog ? 'as in the shipped file' : 'none: the shipped file has no log of requests',
    caddyLog ? 'as in the shipped file' : 'no such log: the operator must add one',
    'set by the operator',
  ],
  [
    'Publisher',
    'time (at), what happened (event), and its facts, such as release, pages, reason. No data of visitors',
    'the system’s journal (journalctl -u coalfields-publisher)',
    'set by the operator (MaxRetentionSec of journald)',
  ],
  ['Visits counted', 'a number, at the content API. No address, no cookie', 'the content API', 'the owner’s'],
  [
    'Feedback',
    'what the sender wrote',
    'the content API, not the website',
    'the owner’s; the reference API keeps FEEDBACK_DAYS days',
  ],
];

export const logs: Topic = {
  name: 'logs',
  title: { en: 'Logs: fields and storage periods', hi: 'लॉग: विवरण और रखने की अवधि' },
  clauses: ['GIGW 5.3.1A(n)', 'CERT-In 2022'],
  async make({ root }) {
    const read = (name: string): Promise<string> => readFile(path.join(root, 'operations', name), 'utf8');
    const nginx = (await Promise.all(['nginx/site.conf', 'nginx/rules.conf', 'nginx/maps.conf'].map(read))).join('\n');
    const rows = rowsOf(logFacts(nginx, await read('caddy/Caddyfile')));
    return {
      state: 'duty',
      verdict: `${counted(rows.length, 'kind')} of logs. The shipped files do not set how long logs are kept: the operator must keep them for 180 days, in India.`,
      files: [
        {
          name: 'logs.html',
          text: pageOf(
            'Logs: fields and storage periods',
            markup`<p>Read from <code>operations/nginx</code> and <code>operations/caddy</code>. operations/README.md, “Logs”, says how to keep them for 180 days.</p>
${tableOf('Logs', ['Log', 'Fields', 'Where', 'Kept for'], rows)}`,
          ),
          shows: 'each log with its fields, its place, and who sets how long it is kept.',
        },
      ],
      people: [
        'Set 180 days for the logs of the web server, of the CDN and of the journal, and keep them in India (operations/README.md, “Logs”).',
        'Let clocks follow NTP (timedatectl), and name the person who reads the logs.',
      ],
    };
  },
};
