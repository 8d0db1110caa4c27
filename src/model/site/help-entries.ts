import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived } from '~/lib/queries';
import { href, paths } from '~/routes';
import type { Entry } from '~/search/entry';

/** The formats of files that the help page explains. */
export const FORMATS = ['pdf', 'office', 'zip', 'media', 'vtt'] as const;
const ACCESSIBILITY = ['text_size', 'theme', 'readers'] as const;

interface Part {
  title: string;
  said: string[];
}

/** Returns the parts of the help page, for this page and for the search. The key is the ID of the heading. */
export function helpParts(lang: Lang) {
  const t = texts(lang);
  return {
    formats: {
      title: t('help:formats'),
      said: [
        t('help:formats_intro'),
        ...FORMATS.map((one) => `${t(`help:${one}_name`)}: ${t(`help:${one}_opens`)}`),
        t('help:formats_fail'),
      ],
    },
    recordings: {
      title: t('help:recordings'),
      said: ([1, 2, 3, 4] as const).map((number) => t(`help:recordings_${number}`)),
    },
    navigation: {
      title: t('help:navigation'),
      said: ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => t(`help:navigation_${number}`)),
    },
    accessibility: {
      title: t('help:accessibility'),
      said: [
        ...ACCESSIBILITY.map((one) => `${t(`help:${one}`)}. ${t(`help:${one}_body`)}`),
        `${t('help:keyboard')}. ${t('help:keyboard_intro')}`,
      ],
    },
    saving: {
      title: t('help:saving'),
      said: ([1, 2, 3, 4] as const).map((number) => t(`help:saving_${number}`)),
    },
    policies: { title: t('help:policies'), said: [t('help:policies_intro')] },
  } satisfies Record<string, Part>;
}

/** Returns what the site does for screen readers. */
export const doneForReaders = (lang: Lang): string[] =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => texts(lang)(`screen_reader:does_${number}`));

function helpIn(lang: Lang): Entry[] {
  const t = texts(lang);
  const made = (path: string, title: string, ...said: string[]): Entry => ({
    lang,
    kind: path === paths.help ? 'page' : 'help',
    url: href(path, lang),
    title,
    body: said.join(' '),
  });
  return [
    made(paths.help, t('website:help'), t('help:intro')),
    ...Object.entries(helpParts(lang)).map(([id, { title, said }]) => made(`${paths.help}#${id}`, title, ...said)),
    made(
      paths.screenReaderAccess,
      t('website:screen_reader_access'),
      t('screen_reader:intro'),
      ...doneForReaders(lang),
    ),
  ];
}

export const getHelpEntries = derived(() => Promise.resolve(LANGS.flatMap(helpIn)));
