// The frame of every page of a pack: where it comes from, of what day it is, and where to look whether it still holds.
import { readFileSync } from 'node:fs';
import { owner } from '../../src/config.ts';
import { longDate } from '../../src/i18n/dates.ts';
import { langTag, type Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { escapeHtml } from '../../src/lib/escape.ts';

const ownFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
export const CSS = ownFile('reader.css');
export const SCRIPT = ownFile('reader.js');

interface DocumentOptions {
  readonly lang: Lang;
  /** As markup. */
  readonly title: string;
  /** The address that it is a copy of. */
  readonly source: string;
  /** The day its content last changed. */
  readonly updated: string | undefined;
  readonly body: string;
  /** The way to the folder with the index, `../../`; nothing where all stands in one file, which needs no other. */
  readonly up?: string;
  /** It is the index itself. */
  readonly isIndex?: boolean;
}

/** Some programs open one file of a folder and no other: it can be read without its style sheet and its script. */
export function documentOf({ lang, title, source, updated, body, up, isIndex }: DocumentOptions): string {
  const t = texts(lang);
  const [sheet, script] =
    up === undefined
      ? [`<style>${CSS}</style>`, `<script>${SCRIPT}</script>`]
      : [`<link rel="stylesheet" href="${up}reader.css">`, `<script src="${up}reader.js"></script>`];
  const needsScript = isIndex === true || up === undefined || /data-(closes|lapses)/.test(body);
  const said = [
    ['closed', t('state:closed')],
    ['lapsed', t('state:lapsed')],
    ['shown', t('packs:shown', { shown: '{shown}', total: '{total}' })],
  ].map(([name, words = '']) => ` data-${name}="${escapeHtml(words)}"`);
  const back =
    up !== undefined && !isIndex ? `<p class="back"><a href="${up}index.html">${t('packs:index')}</a></p>` : '';
  const asOf = updated ? ` ${t('packs:as_of', { date: longDate(updated, lang) })}` : '';
  return (
    `<!doctype html><html lang="${langTag(lang)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${t('website:name')}</title>${sheet}</head>` +
    `<body${needsScript ? said.join('') : ''}><header>${back}<div class="copy"><p><b>${t('website:name')}</b></p><p>${t('packs:copy')}${asOf}</p>` +
    `<p>${t('packs:check')}: <a href="${source}">${source}</a></p></div></header>` +
    `<main>${body}</main>${isIndex || up === undefined ? contact(lang) : ''}${needsScript ? script : ''}</body></html>\n`
  );
}

function contact(lang: Lang): string {
  const t = texts(lang);
  const phones = owner.phones.map((phone) => `<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`);
  return (
    `<footer><p><b>${t('website:contact_and_feedback')}</b></p><p>${t('website:telephone')}: ${phones.join(', ')}</p>` +
    `<p><a href="mailto:${owner.email}">${owner.email}</a></p><p>${t('website:name')}, ${t('website:address_1')} ${t('website:address_2')}</p></footer>`
  );
}

/** The field that filters what `rows` selects; without script it is not there. */
export const filterField = (lang: Lang, rows: string): string =>
  `<div class="find" hidden><label for="find">${texts(lang)('packs:filter')}</label>` +
  `<input id="find" type="search" autocomplete="off" data-rows="${rows}"><p role="status"></p></div>`;
