import { API_BASE } from '../../src/lib/api-base.ts';
import type { ProjectCopy } from './project-copy.ts';

const MODEL = `import * as z from 'zod';
import { derivedInBoth, entriesInBoth, type Localised } from '../door/load';
import { contract, day, id, ourNames, text } from '../door/shapes';

export const circular = z
  .object({ id, title: text, published_on: day })
  .transform(ourNames)
  .register(contract, { id: 'Circular' });

export type Circular = Localised<z.infer<typeof circular>>;

export const getCirculars = derivedInBoth(() => entriesInBoth({ path: 'circulars/', schema: circular }));
`;

const ROW = `
  circular: kindOf<Circular>({
    lists: listAt(
      paths.circulars,
      'circulars',
      getCirculars,
      { isWhole: true },
    ),
    page: ({ id, title, publishedOn }) => ({ path: paths.circular(id), title, datedOn: publishedOn }),
    found: (one) => ({ kind: 'circular', title: one.title, date: one.publishedOn }),
  }),`;

const WORDS = `import { inBoth } from '../in-both.ts';

export const circulars = inBoth({
  en: { title: 'Circulars', intro: 'Newest first.', description: 'The circulars of {{name}}.' },
  hi: { title: 'परिपत्र', intro: 'नवीनतम पहले।', description: '{{name}} के परिपत्र।' },
});
`;

const LIST = `---
import { texts } from '~/i18n/texts';
import Page from '~/layouts/Page.astro';
import { bothLanguages } from '~/layouts/static-paths';
import { latestChange } from '~/model/dated';
import { getCirculars } from '~/model/kinds/circulars';
import { href, paths } from '~/routes';

export const getStaticPaths = bothLanguages;

const { lang } = Astro.props;
const t = texts(lang);
const entries = await getCirculars(lang);
---

<Page
  lang={lang}
  path={paths.circulars}
  sheet="text"
  heading={t('circulars:title')}
  description={t('circulars:description', { name: t('website:name') })}
  updated={latestChange(entries)}
>
  <ul class="wrap">
    {entries.map((entry) => (
      <li>
        <a href={href(paths.circular(entry.id), lang)}>{entry.title}</a>
      </li>
    ))}
  </ul>
</Page>
`;

const ENTRY = `---
import When from '~/components/entry/When.astro';
import { texts } from '~/i18n/texts';
import Page from '~/layouts/Page.astro';
import { everyEntry } from '~/layouts/static-paths';
import { latestChange } from '~/model/dated';
import { getCirculars } from '~/model/kinds/circulars';
import { paths } from '~/routes';

export const getStaticPaths = () => everyEntry(getCirculars);

const { lang, entry } = Astro.props;
const t = texts(lang);
---

<Page
  lang={lang}
  path={paths.circular(entry.id)}
  sheet="text"
  heading={entry.title}
  contentLang={entry.lang}
  description={entry.title}
  trail={[{ title: t('circulars:title'), path: paths.circulars }]}
  updated={latestChange([entry])}
>
  <p class="wrap"><When lang={lang} at={entry.publishedOn} /></p>
</Page>
`;

/** Adds the address of a new list to the contract (an OpenAPI document). It is a copy of the address of the songs. */
function withAddress(document: string): string {
  const contract = JSON.parse(document) as { paths: Record<string, unknown> };
  const songs = JSON.stringify(contract.paths[`/{lang}${API_BASE}/corporate-songs/`]);
  const own: unknown = JSON.parse(songs.replace('getSongs', 'getCirculars').replaceAll('/Song', '/Circular'));
  return JSON.stringify(
    { ...contract, paths: { ...contract.paths, [`/{lang}${API_BASE}/circulars/`]: own } },
    undefined,
    2,
  );
}

/**
 * Adds a kind of content, a list and a page for each entry, as docs/adding-things.md says. Returns the files that it
 * changed.
 */
export function addMadeUpKind(project: ProjectCopy): string[] {
  const files = new Set<string>();
  const add = (file: string, behind: string, text: string): void => {
    files.add(file);
    project.add(file, behind, text);
  };
  const write = (file: string, text: string): void => {
    files.add(file);
    project.write(file, text);
  };
  add('src/search/kinds.ts', "  'help',", "\n  'circular',");
  add('src/i18n/messages/find.ts', "kind_help: 'Help',", "\n    kind_circular: 'Circular',");
  add('src/i18n/messages/find.ts', "kind_help: 'सहायता',", "\n    kind_circular: 'परिपत्र',");
  write('src/i18n/messages/circulars.ts', WORDS);
  const group = "\nexport { circulars } from './messages/circulars.ts';";
  add('src/i18n/groups.ts', "export { album } from './messages/album.ts';", group);
  const addresses = "\n  circulars: '/circulars',\n  circular: (id: string) => `/circulars/${id}`,";
  add('src/routes.ts', "\n  songs: '/corporate-song',", addresses);
  add('src/routes.ts', "listings: [paths.listing('', 'table'), paths.listing('', 'cards')", ", paths.circular('')");
  write('src/model/kinds/circulars.ts', MODEL);
  const models = "import { type Album, getAlbumCaptions, getAlbums } from '../kinds/albums';";
  add('src/model/site/kinds.ts', models, "\nimport { type Circular, getCirculars } from '../kinds/circulars';");
  add('src/model/site/kinds.ts', 'const kinds = {', ROW);
  write('src/pages/[...lang]/circulars/index.astro', LIST);
  write('src/pages/[...lang]/circulars/[id].astro', ENTRY);
  write('scripts/content-api/openapi.json', withAddress(project.read('scripts/content-api/openapi.json')));
  return [...files];
}
