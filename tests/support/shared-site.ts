import { afterAll, beforeAll } from 'vitest';
import { type Content, type TestSite, type TestSiteOptions, withContent } from './content.ts';

/**
 * Call it in a `describe`. Its tests share one site and its modules. It returns a function that gives the site to a test.
 */
export function useSite(content: Content = {}, options?: TestSiteOptions): () => TestSite {
  let shared: TestSite | undefined;
  let finish = (): void => {};
  let served: Promise<void> | undefined;
  beforeAll(async () => {
    await new Promise<void>((ready, failed) => {
      const ask = (site: TestSite): Promise<void> =>
        new Promise((done) => {
          shared = site;
          finish = done;
          ready();
        });
      served = withContent(content, ask, options);
      served.catch(failed);
    });
  });
  afterAll(async () => {
    finish();
    await served;
  });
  return () => {
    if (!shared) throw new Error('The content is not served yet');
    return shared;
  };
}
