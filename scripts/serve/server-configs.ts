// The files of operations/ that are made from the rules.
import { caddySite } from './caddy.ts';
import { nginxMaps, nginxRules } from './nginx.ts';
import { redirects } from './rules.ts';

const MADE = '# Made of scripts/serve/rules.ts by "npm run server-config": change it there.\n\n';

/** For `aws s3api put-bucket-website`. Targets carry the site's own name: `/en//other.example` would lead to another host without it. */
const storageWebsite = (): string =>
  `${JSON.stringify(
    {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: '404.html' },
      RoutingRules: redirects.flatMap(({ simple }) =>
        simple?.from.endsWith('/*')
          ? [
              {
                Condition: { KeyPrefixEquals: simple.from.slice(1, -1) },
                Redirect: {
                  Protocol: 'https',
                  HostName: 'www.example.org',
                  ReplaceKeyPrefixWith: simple.to.replace(/^\/|:splat$/g, ''),
                  HttpRedirectCode: '301',
                },
              },
            ]
          : [],
      ),
    },
    null,
    2,
  )}\n`;

/** Each file inside operations/ with its text. */
export const serverConfigs: ReadonlyMap<string, string> = new Map([
  ['nginx/maps.conf', MADE + nginxMaps()],
  ['nginx/rules.conf', MADE + nginxRules()],
  ['caddy/site.caddy', MADE + caddySite()],
  ['s3/website.json', storageWebsite()],
]);
