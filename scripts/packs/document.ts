// Makes an HTML document of a page of a pack (a zip file). The document shows its date, and a link to the page on the site.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { longDate } from '../../src/i18n/dates.ts';
import { langTag, type Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { type Html, markup, trustedHtml } from '../../src/lib/html.ts';
import { owner } from '../../src/owner/owner.ts';
import { CSS } from './sheet.ts';

const READER = readFileSync(new URL('reader.js', import.meta.url), 'utf8');

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Returns the Content-Security-Policy of a pack page: one script, one style sheet. The policy is in a meta element, because
 * people open pack pages from the disk, without a server. All pages use one style sheet file: inline styles would double the
 * size of the pack.
 */
const policyOf = (sheet: string, script: string): string =>
  `default-src 'none'; style-src ${sheet}; script-src ${script}; base-uri 'none'; form-action 'none'`;

interface DocumentOptions {
  readonly lang: Lang;
  readonly title: string;
  /** The address of the original page. */
  readonly source: string;
  /** The day when its content last changed. */
  readonly updated: string | undefined;
  readonly body: Html;
  /** True if the page shows states that change with time, such as "closed". */
  readonly hasStates?: boolean;
  /** The path to the folder with the index, such as `../../`; unset if the pack is a single file. */
  readonly up?: string;
  readonly isIndex?: boolean;
  /** A script that replaces the usual script. */
  readonly script?: string;
}

/**
 * Returns the HTML. It must be readable without its style sheet, because some programs open only one file of a folder.
 */
export function documentOf(options: DocumentOptions): string {
  const { lang, title, source, updated, body, hasStates, up, isIndex } = options;
  const t = texts(lang);
  const isAlone = up === undefined;
  const needsReader = isIndex === true || isAlone || hasStates === true;
  const code = options.script ?? (needsReader ? READER : undefined);
  const policy = policyOf(isAlone ? sourceOf(CSS) : "'self' file:", code === undefined ? "'none'" : sourceOf(code));
  const sheet = isAlone
    ? markup`<style>${trustedHtml(CSS)}</style>`
    : markup`<link rel="stylesheet" href="${up}reader.css">`;
  const shown = t('packs:shown', { shown: '{shown}', total: '{total}' });
  const said = markup` data-closed="${t('state:closed')}" data-shown="${shown}"`;
  const asOf = updated && ` ${t('packs:as_of', { date: longDate(updated, lang) })}`;
  const name = t('website:name');
  const head = markup`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${name}</title>${sheet}`;
  const back = !isAlone && !isIndex && markup`<p class="back"><a href="${up}index.html">${t('packs:index')}</a></p>`;
  const copy = markup`<div class="copy"><p><b>${name}</b></p><p>${t('packs:copy')}${asOf}</p><p>${t('packs:check')}: <a href="${source}">${source}</a></p></div>`;
  const foot = (isIndex === true || isAlone) && contact(lang);
  const script = code !== undefined && markup`<script>${trustedHtml(code)}</script>`;
  const whole = markup`<!doctype html><html lang="${langTag(lang)}"><head>${head}</head><body${needsReader && said}><header>${back}${copy}</header><main>${body}</main>${foot}${script}</body></html>`;
  return `${whole.text}\n`;
}

function contact(lang: Lang): Html {
  const t = texts(lang);
  const phones = owner.phones.map(
    (phone, index) => markup`${index > 0 && ', '}<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`,
  );
  const lines = [
    markup`<b>${t('website:contact_and_feedback')}</b>`,
    markup`${t('website:telephone')}: ${phones}`,
    markup`<a href="mailto:${owner.email}">${owner.email}</a>`,
    markup`${t('website:name')}, ${t('website:address_1')} ${t('website:address_2')}`,
  ];
  return markup`<footer>${lines.map((line) => markup`<p>${line}</p>`)}</footer>`;
}

/** Returns a text field that filters the elements of the CSS selector `rows`. Without script, the field is hidden. */
export function filterField(lang: Lang, rows: string): Html {
  const field = markup`<input id="find" type="search" autocomplete="off" data-rows="${rows}">`;
  return markup`<div class="find" hidden><label for="find">${texts(lang)('packs:filter')}</label>${field}<p role="status"></p></div>`;
}
