import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markup } from '../../src/lib/html.ts';
import { pageOf, tableOf } from './document.ts';
import type { Topic } from './topic.ts';

const HEADS = ['Who', 'Proves its identity with', 'May', 'May not', 'Source'];

const ROLES: readonly (readonly string[])[] = [
  [
    'Visitor',
    'nothing',
    'read (GET and HEAD); send feedback to the content API',
    'write to the website; see hidden files',
    'operations/nginx/rules.conf; SECURITY.md',
  ],
  [
    'Editor',
    'log-in of the CMS (not part of this software); BOARD_TOKEN for the health board',
    'write and publish content; read the health board',
    'roll back or run other commands of the publisher; run code in pages; change code, addresses or headers; log in to the web server',
    'SECURITY.md; docs/publishing.md, “The health board”; the part “prose” of this folder',
  ],
  [
    'CMS, as a sender of webhooks',
    'signature with WEBHOOK_SECRET, not older than five minutes',
    'say that content has changed',
    'send content, run commands',
    'operations/README.md, “In the CMS”',
  ],
  [
    'Operator of the publisher',
    'STATUS_TOKEN',
    'see the state, roll back, resume, let lists shrink once, compare',
    'change content or code',
    'operations/README.md, “Watch”',
  ],
  [
    'Publisher, as a program',
    'its own user of the system, without rights of root',
    'read the content API and the file storage; write to its two folders',
    'write elsewhere; reach the internal network; gain rights',
    'operations/systemd/coalfields-publisher.service (a copy is in this folder)',
  ],
  [
    'Administrator of the server',
    'root on the machine (the operator’s rules)',
    'install code, read secrets, change the web server',
    '—',
    'operations/README.md, “Install” and “Secrets”',
  ],
  [
    'Key of the storage',
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    'get, put, delete and list objects of one bucket',
    'anything else',
    'operations/README.md, “Secrets”',
  ],
  ['Key for purging', 'PURGE_TOKEN', 'purge the caches', 'anything else', 'operations/README.md, “Secrets”'],
  [
    'Developer',
    'the owner’s rules of the repository',
    'change code, which each push tests',
    'change the live site: the administrator installs a commit',
    '.github/workflows/check.yml; CONTRIBUTING.md',
  ],
];

export const roles: Topic = {
  name: 'roles',
  title: { en: 'Who may do what', hi: 'किसे क्या करने का अधिकार है' },
  clauses: ['GIGW 5.3.1A(l)'],
  async make({ root }) {
    const unit = await readFile(path.join(root, 'operations/systemd/coalfields-publisher.service'), 'utf8');
    return {
      state: 'people',
      verdict: `${ROLES.length} roles, each with what it may and may not do. The rights of editors are set in the CMS, which is not part of this software.`,
      files: [
        {
          name: 'roles.html',
          text: pageOf(
            'Who may do what',
            markup`<p>Taken from the documents of this release. The names of people are in the forms.</p>${tableOf('Roles', HEADS, ROLES)}`,
          ),
          shows: 'each role, and how it proves its identity.',
        },
        {
          name: 'coalfields-publisher.service.txt',
          text: unit,
          shows: 'the limits of the publisher as a service, as shipped.',
        },
      ],
      people: [
        'Name the people of each role, and who takes their rights away when they leave: forms/people-and-rights.html.',
        'Show that the CMS has roles, two levels of approval, and a second factor for log-in.',
      ],
    };
  },
};
