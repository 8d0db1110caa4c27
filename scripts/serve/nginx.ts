// Writes the rules for nginx: maps for its `http` block, and all other rules for the `server` block of the site.
import { endingsByType, UNKNOWN_TYPE } from './content-types.ts';
import * as rules from './rules.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
const lines = (...parts: readonly (string | readonly string[])[]): string => `${parts.flat().join('\n')}\n`;

function map(source: string, name: string, rows: readonly { from: string; to: string }[]): string[] {
  const row = ({ from, to }: (typeof rows)[number]): string =>
    `    ${from === '' ? 'default' : quoted(`~${from}`)} ${quoted(to)};`;
  return [`map ${source} $site_${name} {`, ...rows.map(row), '}', ''];
}

const variableOf = (name: string): string => name.toLowerCase().replaceAll('-', '_');
const headerVariable = (name: string): string => `$http_${variableOf(name)}`;

const LOST = '^4(04|10)$';
const FOUND = '^(200|206|304|404|410)$';

/** Returns maps for the `http` block. Their values depend on the address or the status. */
export const nginxMaps = (): string =>
  lines(
    '# Addresses that are answered with 404, even if the folder has a file for them.',
    map(
      '$uri',
      'refused',
      rules.answered.map(({ from, isAnswered }) => ({ from, to: isAnswered ? '' : '1' })),
    ),
    '# If a phone has no service worker yet, a shared file goes to the server. The server redirects, and does not read the file.',
    map('"$request_method $request_uri"', 'shared', rules.shares),
    '# Redirects of searches without a script.',
    map('"$uri?$args"', 'searched', rules.searches),
    '# Addresses, and the files that answer them.',
    map('$uri', 'file', [...rules.rewrites, { from: rules.PAGE, to: '$uri.html' }, { from: '', to: '$uri' }]),
    '# Answers for addresses without a file.',
    map('$uri', 'fallback', [...rules.fallbacks, { from: '', to: '$site_file' }]),
    '# Error pages for unknown addresses.',
    map('$uri', 'error_file', rules.errorPages),
    '# How long browsers may keep an answer.',
    map('$uri', 'keep', rules.cacheRules),
    map('$status', 'cache_control', [{ from: FOUND, to: '$site_keep' }]),
    '# The request headers that an answer depends on (Vary), by its file.',
    map('$uri', 'depends_on', rules.varyRules),
    map('$status', 'vary', [
      { from: LOST, to: 'Accept-Encoding' },
      { from: FOUND, to: '$site_depends_on' },
    ]),
    '# The ending of light twins, for browsers that save data. A file without a light twin is sent as it is.',
    map(headerVariable(rules.lite.header), 'lite', [
      { from: `(?i)${rules.lite.value}`, to: rules.lite.ending },
      { from: '', to: '$site_framed' },
    ]),
    '# For browsers that have the frame: the ending and the header of compressed files. Then the header of the frames.',
    map(quoted(`${headerVariable(rules.framedForm.header)} $http_accept_encoding`), 'framed', [
      { from: rules.framedForm.tag, to: `.$1$2$3.${rules.framedForm.encoding}` },
    ]),
    map('$uri', 'encoding', [{ from: `\\.${rules.framedForm.encoding}$`, to: rules.framedForm.encoding }]),
    map('$uri', 'frame', rules.frameRules),
    '# The rules for loading pages ahead, for browsers that are on no phone and save no data.',
    map(quoted(`${headerVariable(rules.ahead.mobile)} ${headerVariable(rules.lite.header)} $uri`), 'ahead', [
      rules.ahead,
    ]),
    map('$status', 'allow', [{ from: '^405$', to: 'GET, HEAD' }]),
    '# Headers for pages only. The build writes the content security policy (site_pages_policy) to a file of its own.',
    ...[...Object.entries(rules.pageHeaders), [rules.POLICY, '$site_pages_policy'] as const].map(([name, value]) =>
      map('$uri', variableOf(name), [
        { from: rules.PART, to: '' },
        { from: '', to: value },
      ]),
    ),
  ).trimEnd() + '\n';

/**
 * Returns rules for the `server` block. No `location` adds a header, because a `location` with its own headers loses the
 * headers of the block.
 */
export const nginxRules = (): string =>
  lines(
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip off;',
    'gzip_static on;',
    'brotli_static on;',
    '',
    'add_header Cache-Control $site_cache_control always;',
    'add_header Vary $site_vary always;',
    'add_header Allow $site_allow always;',
    'add_header Content-Encoding $site_encoding;',
    'add_header Use-As-Dictionary $site_frame;',
    `add_header ${rules.ahead.header} $site_ahead;`,
    [...Object.keys(rules.pageHeaders), rules.POLICY].map(
      (name) => `add_header ${name} $site_${variableOf(name)} always;`,
    ),
    '',
    'if ($site_refused) { return 404; }',
    'if ($site_shared) { return 303 $site_shared; }',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    `if (-f $document_root${rules.gone.folder}$uri${rules.gone.ending}) { return 410; }`,
    '',
    'if ($site_searched) { return 302 $site_searched; }',
    rules.redirects.map(({ from, to }) => `rewrite ${quoted(from)} ${to} permanent;`),
    '',
    'location / { try_files $site_file$site_lite $site_file$site_framed $site_file $site_fallback$site_framed $site_fallback =404; }',
    `location ~ "^(${rules.errorPages.map(({ to }) => to.replace('.html', '')).join('|')})$" { return 404; }`,
    'error_page 404 410 @not_found;',
    'location @not_found { try_files $site_error_file =404; }',
    '',
    `default_type ${UNKNOWN_TYPE};`,
    'types {',
    [...endingsByType].map(([type, endings]) => `    ${quoted(type)} ${endings.join(' ')};`),
    '}',
  );

/** Returns the headers that change with the built site, for the `server` block. */
export const nginxHeaders = (facts: rules.SiteFacts): string =>
  lines(
    `set $site_pages_policy ${quoted(rules.contentSecurityPolicy(facts))};`,
    Object.entries(rules.everyHeaders(facts)).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  );
