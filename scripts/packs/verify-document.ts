// Makes the page of the whole-site pack that verifies a file without a connection. The page contains the whole register.
import { readFileSync } from 'node:fs';
import { texts } from '../../src/i18n/texts.ts';
import { markup } from '../../src/lib/html.ts';
import { type AlsoIn, type FactName, FACTS, HASH_COMMANDS, keyOf, type RegisterPart } from '../../src/lib/register.ts';
import { owner } from '../../src/owner/owner.ts';
import { href, paths, tablePath } from '../../src/routes.ts';
import { documentOf } from './document.ts';
import type { PagePart } from './page-part.ts';

const SCRIPT = readFileSync(new URL('verify.js', import.meta.url), 'utf8');
const STATES = [
  ...(['current', 'mixed', 'changed', 'cancelling', 'cancelled'] as const),
  ...(['replaced', 'withdrawn', 'gone', 'unknown', 'unlike'] as const),
];
const facts = Object.entries(FACTS) as [FactName, (typeof FACTS)[FactName]][];
const KEY_DIGITS = keyOf('0'.repeat(64)).length;

const oneField = (said: string | readonly AlsoIn[] = ''): string =>
  (typeof said === 'string' ? said : said.map(({ of, as }) => (as ? `${of} (${as})` : of)).join('; ')).replace(
    /\s+/g,
    ' ',
  );

/**
 * Returns the register as text, with a line for each file. Tabs separate the key, the state, the languages of the two titles,
 * and the facts.
 */
function registerText(registers: readonly string[]): string {
  const files = registers.flatMap((text) => Object.entries(JSON.parse(text) as RegisterPart));
  return files
    .map(([key, one]) =>
      [key, one.state, one.title?.[0]?.lang, one.lang, ...facts.map(([name]) => oneField(one[name]))].join('\t'),
    )
    .join('\n');
}

/** Returns the HTML of the page. `registers` are all parts of the register in the language of the page, as JSON. */
export function verifyDocument(page: PagePart, registers: readonly string[]): string {
  const { lang, origin } = page;
  const t = texts(lang);
  const list = `${origin}${href(tablePath('published-files'), lang)}`;
  const field = markup`<input id="file" type="file" data-digits="${KEY_DIGITS}" data-asof="${page.asOf ?? ''}" data-working="${t('verify:working')}" data-unreadable="${t('verify:unreadable')}">`;
  const contact = `${origin}${href(paths.page(owner.contactPage), lang)}`;
  const ask = markup`<p>${t('notice:ask')}: <a href="${contact}">${contact}</a>, ${owner.phones.join(', ')}</p>`;
  const answers = STATES.map(
    (state) =>
      markup`<div data-answer="${state}"><b>${t(`verify:${state}`)}</b><p>${t(`verify:${state}_about`)}</p>${['gone', 'unknown', 'unlike'].includes(state) && ask}</div>`,
  );
  const rows = facts.map(([name, words]) => markup`<div data-fact="${name}"><dt>${t(words)}</dt><dd></dd></div>`);
  const commands = HASH_COMMANDS.map(([system, command]) => markup`<li>${system}: <code>${command}</code></li>`);
  const body = markup`<h1>${t('verify:heading')}</h1>
<p>${t('verify:intro')}</p>
<p><b>${t('verify:copy')}</b></p>
<div class="find" hidden><label for="file">${t('verify:choose')}</label>${field}<div role="status"></div></div>
<template><dl>${rows}</dl></template>
<h2>${t('verify:answers')}</h2>
${answers}
<h2>${t('verify:by_hand')}</h2>
<p>${t('verify:by_hand_about')}</p>
<ul lang="en">${commands}</ul>
<p>${t('verify:by_hand_list')} <a href="${list}">${t('open_data:published-files')}</a> (CSV)</p>
<p>${t('verify:beware')}</p>
<pre id="register" hidden>${registerText(registers)}</pre>`;
  return documentOf({
    lang,
    title: page.title,
    source: `${origin}${href(page.path, lang)}`,
    updated: page.updated,
    up: '../',
    body,
    script: SCRIPT,
  });
}
