import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived } from '~/lib/queries';
import { href, paths } from '~/routes';
import type { Entry } from '~/search/entry';

const FORMATS = ['pdf', 'office', 'zip', 'media', 'vtt'] as const;
const ACCESSIBILITY = ['text_size', 'theme', 'readers'] as const;

/** The parts of the help page. The key is the ID of the heading. */
function partsIn(lang: Lang): Record<string, { title: string; said: string[] }> {
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
      said: ([1, 2, 3, 4, 5, 6] as const).map((number) => t(`help:navigation_${number}`)),
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
  };
}

function helpIn(lang: Lang): Entry[] {
  const t = texts(lang);
  const does = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => t(`screen_reader:does_${number}`));
  const made = (path: string, title: string, ...said: string[]): Entry => ({
    lang,
    kind: path === paths.help ? 'page' : 'help',
    url: href(path, lang),
    title,
    body: said.join(' '),
  });
  return [
    made(paths.help, t('website:help'), t('help:intro')),
    ...Object.entries(partsIn(lang)).map(([id, { title, said }]) => made(`${paths.help}#${id}`, title, ...said)),
    made(paths.screenReaderAccess, t('website:screen_reader_access'), t('screen_reader:intro'), ...does),
  ];
}

export const getHelpEntries = derived(() => Promise.resolve(LANGS.flatMap(helpIn)));
