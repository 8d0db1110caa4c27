// Writes the rules for Caddy, as a snippet that the site's block imports.
import { endingsByType, UNKNOWN_TYPE } from './content-types.ts';
import * as rules from './rules.ts';

const quoted = (text: string): string => `\`${text}\``;
const indented = (depth: number, ...parts: readonly (string | readonly string[])[]): string[] =>
  parts.flat().map((line) => (line === '' ? '' : '\t'.repeat(depth) + line));
const block = (head: string, ...parts: readonly (string | readonly string[])[]): string[] => [
  `${head} {`,
  ...indented(1, ...parts),
  '}',
];

const map = (source: string, name: string, rows: readonly { from: string; to: string }[]): string[] =>
  block(
    `map ${source} {${name}}`,
    rows.map(({ from, to }) => `${from === '' ? 'default' : quoted(`~${from}`)} ${quoted(to)}`),
  );

const redirect = ({ from, to }: (typeof rules.redirects)[number], index: number): string[] => [
  `@redirect${index} path_regexp ${quoted(from)}`,
  ...block(`route @redirect${index}`, `uri path_regexp ${quoted(from)} ${to}`, 'redir {uri} 301'),
];

const rewrite = ({ from, to }: (typeof rules.rewrites)[number], index: number): string[] => [
  `@rewrite${index} path_regexp ${quoted(from)}`,
  `rewrite @rewrite${index} ${to}`,
];

const fallback = ({ from, to }: (typeof rules.fallbacks)[number], index: number): string[] => [
  ...block(`@fallback${index}`, `path_regexp ${quoted(from)}`, 'not file {path} {path}.html'),
  `rewrite @fallback${index} ${to}`,
];

/** Redirects a browser that posts a file from another app (Web Share Target). The file is not read. See `redirects.ts`. */
const shares: readonly string[] = [
  ...map('"{method} {http.request.orig_uri}"', 'shared', rules.shares),
  '@shared vars_regexp {shared} ^/',
  'redir @shared {shared} 303',
];

/** Sets the `Vary` header. `defer` sets it last, because Caddy adds another `Vary` to a compressed file. */
const vary = (value: string): string[] => block('header', `Vary ${value}`, 'defer');

/** Returns the snippet `site`. The site's block imports it, sets `root`, and imports the file of security headers. */
export const caddySite = (): string =>
  `${block(
    '(site)',
    map('{http.request.orig_uri.path}', 'error_file', rules.errorPages),
    map('{path}', 'cache_control', rules.cacheRules),
    block(
      'route',
      'header -Server',
      ...shares,
      '@write not method GET HEAD',
      block('route @write', 'header Allow "GET, HEAD"', 'error 405'),
      map(
        '{path}',
        'refused',
        rules.answered.map(({ from, isAnswered }) => ({ from, to: isAnswered ? 'no' : 'yes' })),
      ),
      '@refused vars {refused} yes',
      'error @refused 404',
      '# Two slashes at the beginning of a target would be another host.',
      `uri path_regexp ${quoted('//+')} /`,
      ...rules.redirects.map(redirect),
      map(
        '"{path}?{query}"',
        'searched',
        rules.searches.map(({ from, to }) => ({ from, to: to.replaceAll(/\$(\d)/g, '${$1}') })),
      ),
      '@searched vars_regexp {searched} ^/',
      'redir @searched {searched} 302',
      `@gone file ${rules.gone.folder}{path}${rules.gone.ending}`,
      'error @gone 410',
      `@error_page path ${rules.errorPages.map(({ to }) => to.replace('.html', '')).join(' ')}`,
      'error @error_page 404',
      ...rules.rewrites.map(rewrite),
      ...rules.fallbacks.flatMap(fallback),
      `@page path_regexp ${quoted(rules.PAGE)}`,
      'rewrite @page {path}.html',
      ...block(
        '@lite',
        `header_regexp ${rules.lite.header} ${quoted(`(?i)${rules.lite.value}`)}`,
        `file {path}${rules.lite.ending}`,
      ),
      `rewrite @lite {path}${rules.lite.ending}`,
      map(`"{header.${rules.framedForm.header}} {header.Accept-Encoding}"`, 'frame_tag', [
        { from: rules.framedForm.tag, to: '${1}${2}${3}' },
      ]),
      ...block('@framed', `file {path}.{frame_tag}.${rules.framedForm.encoding}`),
      `rewrite @framed {path}.{frame_tag}.${rules.framedForm.encoding}`,
      ...block('@framed_form', `path *.${rules.framedForm.encoding}`, 'file {path}'),
      `header @framed_form Content-Encoding ${rules.framedForm.encoding}`,
      ...rules.frameRules.flatMap(({ from, to }, index) => [
        ...block(`@frame${index}`, `path_regexp ${quoted(from)}`, 'file {path}'),
        `header @frame${index} Use-As-Dictionary ${quoted(to)}`,
      ]),
      map(`"{header.${rules.ahead.mobile}} {header.${rules.lite.header}} {path}"`, 'ahead', [rules.ahead]),
      ...block('@ahead', `vars {ahead} ${quoted(rules.ahead.to)}`, 'file {path}'),
      `header @ahead ${rules.ahead.header} {ahead}`,
      map('{path}', 'vary', rules.varyRules),
      map('{path}', 'content_type', [
        ...[...endingsByType].map(([type, endings]) => ({ from: `\\.(${endings.join('|')})$`, to: type })),
        { from: '', to: UNKNOWN_TYPE },
      ]),
      'header Cache-Control {cache_control}',
      'header Content-Type {content_type}',
      ...vary('{vary}'),
      block('file_server', 'precompressed br gzip', 'disable_canonical_uris'),
    ),
    block(
      'handle_errors',
      'header -Server',
      'header Cache-Control no-cache',
      '@not_found expression {err.status_code} in [404, 410]',
      block(
        'route @not_found',
        'rewrite {error_file}',
        'header Content-Type "text/html; charset=utf-8"',
        ...vary('Accept-Encoding'),
        block('file_server', 'precompressed br gzip', 'status {err.status_code}'),
      ),
    ),
  ).join('\n')}\n`;

const headers = (head: string, values: Readonly<Record<string, string>>): string[] =>
  block(
    head,
    Object.entries(values).map(([name, value]) => `${name} ${quoted(value)}`),
  );

/** Returns the headers that change with the built site. The site's block needs them, also for error pages. */
export const caddyHeaders = (facts: rules.SiteFacts): string =>
  `${[
    ...block('@site_page not', `path_regexp ${quoted(rules.PART)}`, 'file {path}'),
    ...headers('header @site_page', { [rules.POLICY]: rules.contentSecurityPolicy(facts), ...rules.pageHeaders }),
    ...headers('header', rules.everyHeaders(facts)),
  ].join('\n')}\n`;
