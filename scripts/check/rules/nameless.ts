// Checks that no header names a program of the server, and that no page names the program that made the page.
import { meta } from './page.ts';
import { type Check, finding } from './watch.ts';

/** The values of these headers are always names of programs, with or without a version. */
const NAMING = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];
/** The header `Via` contains a host or a pseudonym. Either can be the name of a program. */
const PROXIES = /varnish|squid|caddy|nginx|apache|traffic ?server|haproxy|envoy/i;

/** If there are no headers of a server, this check gives no result: the server may send headers that name a program. */
export const nameless: Check = ({ served }) =>
  served && {
    page: ({ tree }) => {
      const generator = meta(tree, 'generator');
      return generator ? [finding('the head', 'no name of the program that made the page', `"${generator}"`)] : [];
    },
    end: () => {
      const via = served.headers.via ?? '';
      const found = [
        ...NAMING.map((name) => [name, served.headers[name] ?? ''] as const).filter(([, value]) => /\w/.test(value)),
        ...(PROXIES.test(via) ? [['via', via] as const] : []),
      ];
      return found.map(([name, value]) => ({
        path: '/',
        findings: [finding(`the header ${name}`, 'no name of a program', `"${value}"`)],
      }));
    },
  };
