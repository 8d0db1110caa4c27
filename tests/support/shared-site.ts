import { afterAll, beforeAll } from 'vitest';
import { type Content, openContent, type TestSite, type TestSiteOptions } from './content.ts';

/**
 * Call it in a `describe`. Its tests share one site and its modules. It returns a function that gives the site to a test.
 */
export function useSite(content: Content = {}, options?: TestSiteOptions): () => TestSite {
  let shared: Awaited<ReturnType<typeof openContent>> | undefined;
  beforeAll(async () => {
    shared = await openContent(content, options);
  });
  afterAll(() => shared?.[Symbol.asyncDispose]());
  return () => {
    if (!shared) throw new Error('The content is not served yet');
    return shared;
  };
}
