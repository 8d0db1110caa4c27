// Checks GIGW's rules on cybersecurity, as far as this is possible from outside.
import { all, parse, property, textOf } from '../html.ts';
import type { security } from '../../../src/rules/security.ts';
import type { MachineRow } from './machine-row.ts';
import { nameless } from './nameless.ts';
import { isOwnMachine, says, shown, shortOf } from './page.ts';
import { HALF_A_YEAR, PROTECTION } from './signs.ts';
import { type Check, type Finding, finding, onEachPage } from './watch.ts';

const SECRETS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['a private key', /-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a secret key of Stripe', /\bsk_live_[A-Za-z0-9]{16,}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a password', /\b(password|passwd|secret|api_?key)["']?\s*[:=]\s*["'][^"'\s{}$<>]{8,}["']/i],
  [
    'an address with a password',
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'<>]+:(?!(pass(word|wd)?|pwd|secret)@)[^\s/:@"'<>]+@[a-z0-9.-]+/i,
  ],
];

const secretsIn = (text: string): Finding[] =>
  SECRETS.filter(([, sign]) => sign.test(text)).map(([name]) => finding('the text', 'no secrets', name));

const TEXTS = /\.(m?js|json|css|txt|xml|ya?ml|env)$/;

const secrets: Check = (site) => ({
  page: ({ html }) => secretsIn(html),
  end: () => {
    const files = site.files.length > 0 ? site.files.filter((file) => TEXTS.test(file)) : site.scripts();
    return files
      .map((file) => ({ path: `/${file}`, findings: secretsIn(site.read(file) ?? '') }))
      .filter(({ findings }) => findings.length > 0);
  },
});

const noWayBack = finding('its page', 'a link back into the site', 'none');

/** True if a page has a link to another page of its site. The standard error page of a server has no such link. */
const leadsBack = (text: string, page: URL): boolean =>
  all(parse(text), 'a').some((link) => {
    const url = URL.parse(property(link, 'href') ?? '', page);
    return url?.host === page.host && url.pathname !== page.pathname;
  });

const errorPages: Check = (site) => {
  let count = 0;
  return {
    page: ({ isLost, path, title, parts, links }) => {
      if (!isLost) return undefined;
      count += 1;
      return [
        ...(title && parts.main ? [] : [finding(path, 'a page with a title and a main part', 'not both')]),
        ...(links.some(({ isInside }) => isInside) ? [] : [noWayBack]),
      ];
    },
    end: () => {
      const { lost } = site.served ?? {};
      if (!lost)
        return count > 0 ? [] : [{ path: '/404', findings: [finding('the site', 'an own error page', 'none')] }];
      return lost.map(({ address, status, text, url = `https://site.invalid${address}` }) => ({
        path: address,
        findings: [
          ...(status === 404 || status === 410
            ? []
            : [finding('an address that does not exist', 'status 404', String(status))]),
          ...(/<html/i.test(text) && !/<(address|center)>[^<]*(nginx|apache|iis)/i.test(text)
            ? []
            : [finding('its page', 'an error page of the site', 'the error page of the server')]),
          ...(leadsBack(text, new URL(url)) ? [] : [noWayBack]),
          ...(/\bat [\w.<>]+ \(?[\w/\\.:-]+:\d+:\d+\)?|Traceback \(most recent/.test(text)
            ? [finding('its page', 'no trace of a program', 'a trace')]
            : []),
        ],
      }));
    },
  };
};

/** Matches a statement that sets a cookie. String literals are matched as a whole, because they contain semicolons. */
const SETS_COOKIE = /document\.cookie\s*=(?!=)((?:"[^"]*"|'[^']*'|`[^`]*`|[^;"'`\n])*)/g;
const isUnsafe = (script: string): boolean =>
  [...script.matchAll(SETS_COOKIE)].some(([, value = '']) => !/;\s*secure\b/i.test(value));

/** If there are no headers of a server, this check gives no result: the server may send headers that set cookies. */
const cookies: Check = (site) =>
  site.served && {
    page: ({ tree }) =>
      all(tree, 'script').some((script) => isUnsafe(textOf(script)))
        ? [finding('a script', 'no cookie, or a secure cookie', 'a cookie that is not secure')]
        : [],
    end: () => {
      const isOpen = (one: string): boolean => !/;\s*secure/i.test(one) || !/;\s*httponly/i.test(one);
      const unsafe = (site.served?.cookies ?? []).filter(isOpen);
      return [
        ...site
          .scripts()
          .filter((file) => isUnsafe(site.read(file) ?? ''))
          .map((file) => ({
            path: `/${file}`,
            findings: [finding('the script', 'no cookie, or a secure cookie', 'a cookie that is not secure')],
          })),
        ...unsafe.map((cookie) => ({
          path: '/',
          findings: [finding('the cookie', 'Secure and HttpOnly', shortOf(cookie))],
        })),
      ];
    },
  };

const CAPTCHA = /captcha|challenges\.cloudflare\.com/i;

const captcha = onEachPage(({ tree }) =>
  all(tree, 'script', 'iframe', 'img', 'input', 'div')
    .filter((one) => ['src', 'id', 'name', 'className'].some((name) => CAPTCHA.test(property(one, name) ?? '')))
    .map((one) => finding(shown(one), 'no CAPTCHA', 'one')),
);

const SOURCES =
  /(^|\/)(\.git|\.svn|\.hg|\.env[^/]*|\.htpasswd|\.ds_store|wp-config\.php[^/]*)(\/|$)|\.(map|bak|sql|orig|swp|old)$/i;
const SIGN_IN = /^\/(wp-admin|wp-login\.php|administrator|phpmyadmin|user\/login|admin)(\/|$)/i;

const hidden: Check = (site) => ({
  page: ({ title, links }) => [
    ...(/^(index of \/|directory listing)/i.test(title)
      ? [finding('the page', 'no list of a folder', `"${shortOf(title)}"`)]
      : []),
    ...links
      .filter(({ isInside, url }) => isInside && SIGN_IN.test(url?.pathname ?? ''))
      .map(({ element }) => finding(shown(element), 'no sign-in on the public host', 'its usual address')),
  ],
  // The check cannot list the files of a site on the web. So it has requested the usual addresses of such files from the
  // server.
  end: () => [
    ...site.files
      .filter((file) => SOURCES.test(file))
      .map((file) => ({ path: `/${file}`, findings: [finding('the file', 'not to be published', 'it is published')] })),
    ...(site.served?.sources ?? [])
      .filter(({ isThere }) => isThere)
      .map(({ address }) => ({
        path: '/',
        findings: [finding(address, 'no source file, no list of a folder', 'one')],
      })),
  ],
});

const ASKING = ['href', 'src', 'action', 'poster', 'data', 'srcSet', 'formAction'];

const encrypted = onEachPage(({ tree }) =>
  all(tree).flatMap((element) =>
    ASKING.map((name) => property(element, name) ?? '')
      .filter((value) => /^http:/i.test(value) && !(URL.canParse(value) && isOwnMachine(new URL(value))))
      .map((value) => finding(shown(element), 'an https address', shortOf(value))),
  ),
);

const kept: Check = ({ served }) =>
  served && {
    end: () => [
      { path: '/', findings: served.headers['cache-control'] ? [] : [finding('the headers', 'Cache-Control', 'none')] },
    ],
  };

const onlyEncrypted: Check = ({ served }) =>
  served && {
    end: () => {
      const [, age = '0'] = /max-age=(\d+)/.exec(served.headers['strict-transport-security'] ?? '') ?? [];
      return [
        {
          path: '/',
          findings:
            Number(age) >= HALF_A_YEAR
              ? []
              : [finding('the headers', 'Strict-Transport-Security for half a year or more', `${age} seconds`)],
        },
      ];
    },
  };

const WANTED = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];

function policyFindings(policy: string | undefined): Finding[] {
  if (!policy) return [finding('the headers', 'a Content-Security-Policy', 'none')];
  const directives = new Map(policy.split(';').map((one) => [one.trim().split(' ')[0] ?? '', one.trim()] as const));
  const runs = ['script-src', 'style-src', 'default-src', 'object-src'].flatMap((name) => directives.get(name) ?? []);
  return [
    ...(directives.has('script-src') || directives.has('default-src')
      ? []
      : [finding('the policy', 'script-src or default-src', 'neither')]),
    ...(directives.has('frame-ancestors') ? [] : [finding('the policy', 'frame-ancestors', 'none')]),
    ...runs
      .filter(
        (one) =>
          /'unsafe-(inline|eval)'/.test(one) || (/ (https?:|\*)( |$)/.test(one) && !one.includes("'strict-dynamic'")),
      )
      .map((one) => finding('the policy', 'nothing unsafe or open', shortOf(one))),
  ];
}

const strict: Check = ({ served }) =>
  served && {
    page: ({ tree }) =>
      all(tree)
        .filter((element) => Object.keys(element.properties).some((name) => /^on[A-Z]/.test(name)))
        .map((element) => finding(shown(element), 'no script in an attribute', 'one')),
    end: () => [
      {
        path: '/',
        findings: [
          ...policyFindings(served.headers['content-security-policy']),
          ...WANTED.filter((name) => !served.headers[name]).map((name) => finding('the headers', name, 'none')),
        ],
      },
    ],
  };

const policies = onEachPage(({ isHome, links }) =>
  isHome
    ? Object.entries(PROTECTION)
        .filter(([, sign]) => !links.some((link) => says(link, sign)))
        .map(([name]) => finding('the home page', `a link to the ${name} policy`, 'none'))
    : undefined,
);

export const securityChecks = {
  S3: secrets,
  S4: errorPages,
  S5: nameless,
  S6: cookies,
  S7: captcha,
  S8: hidden,
  S9: encrypted,
  S12: kept,
  S16: onlyEncrypted,
  S20: strict,
  S21: policies,
} satisfies Record<MachineRow<typeof security>, Check>;
