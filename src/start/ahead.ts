// Runs in the head of the search page. It starts to load the files that the query needs, while the page is still loading. On a
// slow connection this saves a third of the time.
import { filesOfResults, islandsHash } from 'virtual:islands';
import workerAddress from 'virtual:search-worker';
import { asked } from '~/lib/asked';
import type { CallMessage } from '~/search/messages';
import { writtenLang } from '~/stores/page-lang';

const query = asked();
if (query && location.host) {
  for (const file of filesOfResults) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: `/s/${file}.${islandsHash}.js`,
    });
    // Remove this `<link>`: a visitor may save the page as a file, and the saved file would request the script again.
    link.onload = () => link.remove();
    // The search script cannot report this failure, because its own files failed to load. So `data-lost` makes the page show
    // the failure.
    link.onerror = () => (document.documentElement.dataset.lost = '');
    document.head.append(link);
  }
  const { href: folder } = new URL('/find/', location.href);
  // The Worker needs the manifest (the list of index files) as soon as it has started.
  fetch(`${folder}manifest.bin`).catch(() => {});
  try {
    const worker = new Worker(workerAddress);
    worker.onerror = () => delete window.searchWorker;
    // The answer is ignored: this message only makes the Worker load the files into the cache.
    const first: CallMessage = {
      number: 0,
      call: { name: 'search', given: [{ query, lang: writtenLang(), now: Date.now() }] },
      folder,
      manifest: undefined,
    };
    worker.postMessage(first);
    window.searchWorker = worker;
  } catch {
    // This browser has no Workers, so the page itself searches later.
  }
}
