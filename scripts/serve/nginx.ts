// Writes the rules for nginx: maps for its `http` block, the rest for the `server` block of the site.
import { endingsByType, UNKNOWN_TYPE } from './content-types.ts';
import {
  answered,
  cacheRules,
  contentSecurityPolicy,
  errorPages,
  everyHeaders,
  fallbacks,
  framedForm,
  frameRules,
  lite,
  pageHeaders,
  PART,
  POLICY,
  redirects,
  rewrites,
  type SiteFacts,
  varyRules,
} from './rules.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
const lines = (...parts: readonly (string | readonly string[])[]): string => `${parts.flat().join('\n')}\n`;

function map(source: string, name: string, rows: readonly (readonly [from: string, to: string])[]): string[] {
  const row = ([from, to]: readonly [string, string]): string =>
    `    ${from === '' ? 'default' : quoted(`~${from}`)} ${quoted(to)};`;
  return [`map ${source} $site_${name} {`, ...rows.map(row), '}', ''];
}

const variableOf = (name: string): string => name.toLowerCase().replaceAll('-', '_');
const headerVariable = (name: string): string => `$http_${variableOf(name)}`;

const FOUND = '^(200|206|304|404)$';

/** For the `http` block: values that depend on the address or the status. */
export const nginxMaps = (): string =>
  lines(
    '# Addresses that are answered with nothing, whatever is in the folder.',
    map(
      '$uri',
      'refused',
      answered.map(({ from, isAnswered }) => [from, isAnswered ? '' : '1']),
    ),
    '# The file that answers an address.',
    map('$uri', 'file', [
      ...rewrites.map(({ from, to }) => [from, to] as const),
      ['\\.[^/]*$', '$uri'],
      ['', '$uri.html'],
    ]),
    '# What answers an address that has no file of its own.',
    map('$uri', 'fallback', [...fallbacks.map(({ from, to }) => [from, to] as const), ['', '$site_file']]),
    '# What an unknown address gets.',
    map(
      '$uri',
      'error_file',
      errorPages.map(({ from, to }) => [from, to]),
    ),
    '# How long browsers may keep an answer.',
    map(
      '$uri',
      'keep',
      cacheRules.map(({ from, value }) => [from, value]),
    ),
    map('$status', 'cache_control', [[FOUND, '$site_keep']]),
    '# What an answer depends on besides its address, by the file that answers.',
    map(
      '$uri',
      'depends_on',
      varyRules.map(({ from, value }) => [from, value]),
    ),
    map('$status', 'vary', [
      ['^404$', 'Accept-Encoding'],
      [FOUND, '$site_depends_on'],
    ]),
    '# The ending of light twins, for whoever asks to save data; what has none is sent to them as to others.',
    map(headerVariable(lite.header), 'lite', [
      [`(?i)${lite.value}`, lite.ending],
      ['', '$site_framed'],
    ]),
    '# The ending of what differs from a frame, for whoever has that; what says so; and the frames.',
    map(quoted(`$http_accept_encoding ${headerVariable(framedForm.header)}`), 'framed', [
      [framedForm.tag, `.$1.${framedForm.encoding}`],
    ]),
    map('$uri', 'encoding', [[`\\.${framedForm.encoding}$`, framedForm.encoding]]),
    map(
      '$uri',
      'frame',
      frameRules.map(({ from, value }) => [from, value]),
    ),
    map('$status', 'allow', [['^405$', 'GET, HEAD']]),
    '# What browsers heed of pages alone. The policy is set where the site is.',
    ...[...Object.entries(pageHeaders), [POLICY, '$site_pages_policy'] as const].map(([name, value]) =>
      map('$uri', variableOf(name), [
        [PART, ''],
        ['', value],
      ]),
    ),
  ).trimEnd() + '\n';

/** For the `server` block, beside `root` and the file of security headers. A `location` that adds a header loses all others, so none does. */
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
    [...Object.keys(pageHeaders), POLICY].map((name) => `add_header ${name} $site_${variableOf(name)} always;`),
    '',
    'if ($site_refused) { return 404; }',
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    '',
    redirects.map(({ from, to }) => `rewrite ${quoted(from)} ${to} permanent;`),
    '',
    'location / { try_files $site_file$site_lite $site_file$site_framed $site_file $site_fallback$site_framed $site_fallback =404; }',
    `location ~ "^(${errorPages.map(({ to }) => to.replace('.html', '')).join('|')})$" { return 404; }`,
    'error_page 404 @not_found;',
    'location @not_found { try_files $site_error_file =404; }',
    '',
    `default_type ${UNKNOWN_TYPE};`,
    'types {',
    [...endingsByType].map(([type, endings]) => `    ${quoted(type)} ${endings.join(' ')};`),
    '}',
  );

/** For the `server` block: the headers that change with the built site. */
export const nginxHeaders = (facts: SiteFacts): string =>
  lines(
    `set $site_pages_policy ${quoted(contentSecurityPolicy(facts))};`,
    Object.entries(everyHeaders(facts)).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  );
