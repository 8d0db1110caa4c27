import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { answerOf, sendAnswer } from './answers.ts';
import { API_BASE } from '../../src/lib/api-base.ts';
import { contentOf, type ContentFile, type ContentFolder } from './content-folder.ts';
import { idOf, isObject, LANGS, NEWS_ENTRY, type Address, type OpenApi } from './openapi.ts';
import { pageOf, wagtailPageOf } from './paging.ts';
import { searchResults } from './search.ts';

const MOST_KEPT_ANSWERS = 500;

interface ContentRoutesOptions {
  folder: ContentFolder;
  openApi: OpenApi;
  wagtailLists: boolean;
}

const fileName = (lang: string, path: string): string => `${lang}/${path.replace(/\/$/, '').replaceAll('/', '__')}`;

function missing(path: string): never {
  throw new HTTPException(404, { message: `There is no ${path}` });
}

/** Puts the two menu files into one answer, for a folder that has no file with both menus. */
function bothMenus(folder: ContentFolder, lang: string): unknown {
  const [header, footer] = ['header', 'footer'].map((name) => folder.read(`${lang}/menus__${name}-menu`));
  return header && footer ? { header: contentOf(header), footer: contentOf(footer) } : missing('menus/');
}

/** At these addresses, a query such as `?kind=news` keeps only entries whose field has this value. */
const equals: Readonly<Record<string, string>> = { 'news_and_updates/': 'kind', 'recruitments/': 'category' };

function asked(query: URLSearchParams, name: string, pattern: RegExp, expected: string): string {
  const text = query.get(name);
  if (text !== null && pattern.test(text)) return text.padStart(2, '0');
  const found = text === null ? 'nothing' : `"${text}"`;
  throw new HTTPException(400, { message: `${name}: expected ${expected}, found ${found}` });
}

/** Filters the content of a file by the query of the request. Content that is not a list is not filtered. */
function entriesFor(path: string, content: unknown, query: URLSearchParams): unknown {
  if (!Array.isArray(content)) return content;
  if (path === 'tenders-by-period/') {
    const month = asked(query, 'month', /^(0?[1-9]|1[0-2])$/, 'a month from 1 to 12');
    const year = asked(query, 'year', /^\d{4}$/, 'a year of four digits');
    return content.filter(
      (entry: unknown) => isObject(entry) && String(entry.published_on).startsWith(`${year}-${month}-`),
    );
  }
  const field = equals[path];
  const wanted = field === undefined ? null : query.get(field);
  if (field === undefined || wanted === null) return content;
  return content.filter((entry: unknown) => isObject(entry) && entry[field] === wanted);
}

function keepAnswer(file: ContentFile, key: string, value: unknown) {
  const answer = answerOf(value);
  if (file.answers.size >= MOST_KEPT_ANSWERS) file.answers.clear();
  file.answers.set(key, answer);
  return answer;
}

/** Answers every content address, in both languages, from the files of the folder. */
export function contentRoutes({ folder, openApi, wagtailLists }: ContentRoutesOptions): Hono {
  const routes = new Hono();
  const listOf = wagtailLists ? wagtailPageOf : pageOf;

  function enveloped(address: Address, content: unknown, url: URL): unknown {
    if (address.form === 'bare') return content;
    if (address.form === 'one') return { results: content };
    return Array.isArray(content) ? listOf(content, url) : missing(address.path);
  }

  function oneOfList(file: ContentFile, id: string, path: string): unknown {
    const entries = contentOf(file);
    const all: unknown[] = Array.isArray(entries) ? entries : [];
    return all.findLast((entry) => idOf(entry) === id) ?? missing(path);
  }

  routes.get(`/:lang{${LANGS.join('|')}}${API_BASE}/:path{.+}`, (c) => {
    const { lang, path } = c.req.param();
    const { address, params } = openApi.match(path) ?? missing(path);
    const url = new URL(c.req.url);
    if (address.path === 'search-page/') {
      return sendAnswer(c, answerOf(listOf(searchResults(folder, lang, url), url)));
    }
    const isNewsEntry = address.path === NEWS_ENTRY;
    const file = folder.read(fileName(lang, isNewsEntry ? 'news_and_updates/' : path));
    if (!file && address.path === 'menus/') {
      return sendAnswer(c, answerOf({ results: bothMenus(folder, lang) }));
    }
    if (!file) return missing(path);
    const known = file.answers.get(url.href);
    if (known) return sendAnswer(c, known);
    const content = isNewsEntry
      ? oneOfList(file, params.id ?? '', path)
      : entriesFor(address.path, contentOf(file), url.searchParams);
    return sendAnswer(c, keepAnswer(file, url.href, enveloped(address, content, url)));
  });

  return routes;
}
