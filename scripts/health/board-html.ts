// Writes the health board as HTML, in both languages, without script.
import { langTag, LANGS, otherLang, type Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { type Html, markup } from '../../src/lib/html.ts';
import type { Board, Group, Row } from './board.ts';
import { cmsLink, placeLink } from './cms-link.ts';
import { GROUPS, type Level, LEVELS } from './groups.ts';
import type { Place } from './places.ts';
import { factsOf, groupTitle, inLangOf, levelName, nameOf, placeFacts, roleName, titleOf, whatToDo } from './words.ts';
import { type WhyPart, whyOf } from './why.ts';

/** A group shows this many rows. A click shows the other rows of the group. */
const SHOWN = 20;

interface Said {
  readonly lang: Lang;
  /** `CMS_ENTRY_URL`. */
  readonly cms: string | undefined;
}

function partHtml({ label, text, lang }: WhyPart, reader: Lang): Html {
  const attributes = lang === undefined ? markup` dir="auto"` : lang !== reader && markup` lang="${lang}"`;
  return markup`${label}<span${attributes}>${text}</span>`;
}

function why({ name }: Group, row: Row, lang: Lang): Html | undefined {
  const parts = whyOf(name, row, lang).map((part, at) => [at > 0 && '; ', partHtml(part, lang)]);
  return parts.length === 0 ? undefined : markup`<p class="why">${parts}</p>`;
}

/** The name of an entry, as a link to the CMS. `written` is the language of the name, if it is known. */
function nameHtml(name: string, written: Lang | undefined, link: string | undefined): Html {
  const words = markup`<span${written === undefined ? '' : markup` lang="${langTag(written)}"`} dir="auto">${name}</span>`;
  return markup`<p class="name">${link === undefined ? words : markup`<a href="${link}" rel="noreferrer">${words}</a>`}</p>`;
}

/** Returns the title and the facts of an entry, as HTML for the list of entries that use a file. */
function placeHtml(place: Place, { lang, cms }: Said): Html {
  const { title, written } = titleOf(place, lang);
  const link = placeLink(cms, place, lang);
  return markup`${nameHtml(title, written, link)}<p class="facts">${placeFacts(place, lang)}</p>`;
}

function namesHtml({ name: group }: Group, row: Row, said: Said): Html {
  const { places = [], placeCount = 0, lang, title } = row;
  // An entry that waits for its translation has only the title of the other language.
  const written = group === 'untranslated' && lang ? otherLang(lang) : lang;
  if (places.length === 0)
    return nameHtml(nameOf(row, said.lang), title === undefined ? undefined : written, cmsLink(said.cms, row));
  const others = placeCount - places.length;
  const more = others > 0 && markup`<p class="facts">${texts(said.lang)('health:more_places', { count: others })}</p>`;
  return markup`${places.map((place) => placeHtml(place, said))}${more}`;
}

function rowHtml(group: Group, written: Row, said: Said): Html {
  const { lang } = said;
  const row = inLangOf(written, lang);
  const t = texts(lang);
  return markup`<li><div>${namesHtml(group, row, said)}<p class="facts">${factsOf(group.name, row, lang).join(' · ')}</p>${why(group, row, lang)}</div><p class="whose">${t('health:whose')}: ${roleName(row.role, lang)}</p></li>`;
}

function groupHtml(group: Group, said: Said): Html {
  const t = texts(said.lang);
  const rows = group.rows.map((row) => rowHtml(group, row, said));
  const [first, rest] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  const unseen = group.count - group.rows.length;
  const more =
    rest.length > 0 &&
    markup`<details><summary>${t('health:more', { count: rest.length })}</summary><ul class="rows">${rest}</ul>${unseen > 0 && markup`<p>${t('health:uncounted', { count: unseen })}</p>`}</details>`;
  return markup`<section id="${group.name}" aria-labelledby="${group.name}-title"><h3 id="${group.name}-title">${groupTitle(group.name, said.lang)} <span class="count">${group.count}</span></h3><p class="do">${whatToDo(group.name, said.lang)}</p><ul class="rows">${first}</ul>${more}</section>`;
}

const ofLevel = ({ groups }: Board, level: Level): Group[] => groups.filter(({ name }) => GROUPS[name].level === level);

function levelHtml(board: Board, level: Level, said: Said): Html | undefined {
  const groups = ofLevel(board, level);
  if (groups.length === 0) return undefined;
  return markup`<h2 class="${level}">${levelName(level, said.lang)}</h2>${groups.map((group) => groupHtml(group, said))}`;
}

/** Returns the numbers of the board. Each number is a link to its group. */
function overview(board: Board, lang: Lang): Html {
  const columns = LEVELS.map((level) => {
    const groups = ofLevel(board, level);
    const links = groups.map(
      ({ name, count }) => markup`<li><a href="#${name}">${groupTitle(name, lang)}</a> <b>${count}</b></li>`,
    );
    return groups.length > 0 && markup`<div class="${level}"><p>${levelName(level, lang)}</p><ul>${links}</ul></div>`;
  });
  return markup`<nav class="overview" aria-label="${texts(lang)('health:overview')}">${columns}</nav>`;
}

const languages = (lang: Lang): Html =>
  markup`<p class="languages">${LANGS.map((one) =>
    one === lang
      ? markup`<span aria-current="true">${one === 'en' ? 'English' : 'हिन्दी'}</span> `
      : markup`<a href="?lang=${one}" lang="${langTag(one)}" hreflang="${one}">${one === 'en' ? 'English' : 'हिन्दी'}</a> `,
  )}</p>`;

/**
 * Returns the HTML of the board. The board is undefined while nothing is known yet. `stopped` says why nothing is published.
 */
export function boardHtml(board: Board | undefined, said: Said, stopped?: string): Html {
  const t = texts(said.lang);
  const head = markup`<header><h1>${t('health:title')}</h1>${languages(said.lang)}</header>${stopped !== undefined && markup`<p class="stopped">${stopped}</p>`}`;
  if (board === undefined) return markup`${head}<p class="all">${t('publishing:unread')}</p>`;
  if (board.count === 0) return markup`${head}<p class="nothing">${t('health:nothing')}</p>`;
  const levels = LEVELS.map((level) => levelHtml(board, level, said));
  return markup`${head}<p class="all">${t('health:count', { count: board.count })}</p>${overview(board, said.lang)}${levels}`;
}
