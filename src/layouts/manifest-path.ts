import type { Lang } from '~/i18n/lang';

/** The address of the web app manifest. Only the page that verifies files takes files from other apps. */
export const manifestPath = (lang: Lang, takesFiles: boolean): string =>
  `/${takesFiles ? 'verify' : 'manifest'}${lang === 'hi' ? '.hi' : ''}.webmanifest`;
