// Runs in the head of the search page: starts loading what the query needs, while the page itself still loads. On a slow
// connection this saves a third of the time.
import { filesOfResults, islandsHash } from 'virtual:islands';
import workerAddress from 'virtual:search-worker';
import { asked } from '~/lib/asked';
import type { Asked } from '~/search/messages';
import { writtenLang } from '~/stores/page-lang';

const query = asked();
if (query && location.host) {
  for (const file of filesOfResults) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: `/s/${file}.${islandsHash}.js`,
    });
    // Otherwise a saved copy would request it.
    link.onload = () => link.remove();
    // The island that would report the failure is what failed to load.
    link.onerror = () => (document.documentElement.dataset.lost = '');
    document.head.append(link);
  }
  const { href: folder } = new URL('/find/', location.href);
  // The Worker needs it as soon as it has started.
  fetch(`${folder}manifest.bin`).catch(() => {});
  try {
    const worker = new Worker(workerAddress);
    worker.onerror = () => delete window.searchWorker;
    // The answer is ignored: it only loads the files into the cache.
    const first: Asked = {
      number: 0,
      call: { name: 'search', given: [{ query, lang: writtenLang(), now: Date.now() }] },
      folder,
      manifest: undefined,
    };
    worker.postMessage(first);
    window.searchWorker = worker;
  } catch {
    // No Workers in this browser: the page itself searches.
  }
}
