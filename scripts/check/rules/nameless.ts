// Looks whether headers or pages name the programs that answer and make them.
import { meta } from './page.ts';
import { type Check, finding } from './watch.ts';

/** What stands in these headers is always the name of a program, with or without a version. */
const NAMING = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];
/** In `Via` stands a host or a nickname, which may be that of a program. */
const PROXIES = /varnish|squid|caddy|nginx|apache|traffic ?server|haproxy|envoy/i;

/** Without a server's headers it is not known what they name, so nothing is judged. */
export const nameless: Check = ({ served }) =>
  served && {
    page: ({ tree }) => {
      const generator = meta(tree, 'generator');
      return generator ? [finding('the head', 'no name of what made the page', `"${generator}"`)] : [];
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
