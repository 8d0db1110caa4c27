import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '~/i18n/lang';
import { browserColours } from '~/layouts/browser-colours';
import { webManifest } from '~/model/site/manifest';
import { manifestPath } from '~/routes';

/** The manifests of the site, and the manifests of the page that verifies files. Other apps may share files to that page. */
export const getStaticPaths = () =>
  LANGS.flatMap((lang) =>
    [false, true].map((takesFiles) => ({
      params: { manifest: manifestPath(lang, takesFiles).replace(/^\/|\.webmanifest$/g, '') },
      props: { lang, takesFiles },
    })),
  );

interface Props {
  lang: Lang;
  takesFiles: boolean;
}

export const GET: APIRoute<Props> = ({ props: { lang, takesFiles } }) =>
  new Response(JSON.stringify(webManifest(lang, browserColours, takesFiles)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
