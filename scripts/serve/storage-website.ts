// Writes those rules that the website of an S3 bucket knows. A CDN does the rest: see operations/README.md.
import { redirects } from './rules.ts';

/** For `aws s3api put-bucket-website`. Targets carry the site's own name: `/en//other.example` would lead to another host without it. */
export const storageWebsite = (): string =>
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
