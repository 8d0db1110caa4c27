// The files of operations/ that are made from the rules.
import { caddySite } from './caddy.ts';
import { nginxMaps, nginxRules } from './nginx.ts';
import { storageWebsite } from './storage-website.ts';

const MADE = '# Made of scripts/serve/rules.ts by "npm run server-config": change it there.\n\n';

/** Each file inside operations/ with its text. */
export const serverConfigs: ReadonlyMap<string, string> = new Map([
  ['nginx/maps.conf', MADE + nginxMaps()],
  ['nginx/rules.conf', MADE + nginxRules()],
  ['caddy/site.caddy', MADE + caddySite()],
  ['s3/website.json', storageWebsite()],
]);
