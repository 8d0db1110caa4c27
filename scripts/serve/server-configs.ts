// Makes the files of operations/ that follow from the rules.
import { caddySite } from './caddy.ts';
import { nginxMaps, nginxRules } from './nginx.ts';
import { redirects } from './rules.ts';

const MADE = '# Made of scripts/serve/rules.ts by "npm run server-config": change the rules there.\n\n';

/** Returns the input of `aws s3api put-bucket-website`. Targets hold the host: `/en//other.example` is another host. */
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

/** The text of each file, by its path inside operations/. */
export const serverConfigs: ReadonlyMap<string, string> = new Map([
  ['nginx/maps.conf', MADE + nginxMaps()],
  ['nginx/rules.conf', MADE + nginxRules()],
  ['caddy/site.caddy', MADE + caddySite()],
  ['s3/website.json', storageWebsite()],
]);
