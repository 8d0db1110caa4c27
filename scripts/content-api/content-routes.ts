import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { answerOf, sendAnswer } from './answers.ts';
import { contentOf, type ContentFile, type ContentFolder } from './content-folder.ts';
import { entriesFor } from './entries.ts';
import { idOf } from './entry-name.ts';
import { LANGS, NEWS_ENTRY, type Address, type OpenApi } from './openapi.ts';
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

/** The two menus in one answer, unless the folder has that answer itself. */
function bothMenus(folder: ContentFolder, lang: string): unknown {
  const [header, footer] = ['header', 'footer'].map((name) => folder.read(`${lang}/menus__${name}-menu`));
  return header && footer ? { header: contentOf(header), footer: contentOf(footer) } : missing('menus/');
}

function keepAnswer(file: ContentFile, key: string, value: unknown) {
  const answer = answerOf(value);
  if (file.answers.size >= MOST_KEPT_ANSWERS) file.answers.clear();
  file.answers.set(key, answer);
  return answer;
}

/** Every content address, in both languages, answered from the folder. */
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

  routes.get(`/:lang{${LANGS.join('|')}}/api/v2/:path{.+}`, (c) => {
    const { lang, path } = c.req.param();
    const { address, params } = openApi.match(path, true) ?? missing(path);
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
