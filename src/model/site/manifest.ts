import { version } from '~/config';
import { langTag, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';

/** Browsers compare this version with their stored version. If the versions differ, browsers clear their storage. */
export const meta = { version };

/**
 * Returns the web app manifest, for installing the site on a phone. With `takesFiles`, returns the manifest of the page that
 * verifies files. Other apps may share files to that page. That page must be a separate app with its own `id`: phones update an
 * app from any page with the same `id`, and a page whose manifest has no `share_target` would remove the sharing.
 */
export function webManifest(lang: Lang, colours: { frame: string; background: string }, takesFiles: boolean) {
  const t = texts(lang);
  const start = href(takesFiles ? paths.verify : paths.home, lang);
  return {
    id: start,
    name: t('website:name'),
    short_name: t(takesFiles ? 'verify:title' : 'website:short_name'),
    description: t('seo_friendly:home_description', { name: t('website:name') }),
    lang: langTag(lang),
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.frame,
    background_color: colours.background,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    // The page's service worker takes a shared file and gives it to the page, so that the file never reaches the server.
    ...(takesFiles && {
      share_target: {
        action: `${href(paths.verify, lang)}/shared`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'file', accept: ['application/pdf', '.pdf', 'image/*'] }] },
      },
    }),
    shortcuts: [
      { name: t('tenders:title'), url: href(paths.tenders, lang) },
      { name: t('recruitment:recruitment'), url: href(paths.jobs('recruitment'), lang) },
      { name: t('website:search'), url: href(paths.search, lang) },
    ],
  };
}
