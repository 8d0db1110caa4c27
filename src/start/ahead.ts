// Runs in the head of the search page: what the words in its address need begins to come while the page itself still does.
// On a slow line that is a third of the time to the results.
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
    // Or a saved copy would ask for it.
    link.onload = () => link.remove();
    // The page says that nothing will come: what would have said so is what did not.
    link.onerror = () => (document.documentElement.dataset.lost = '');
    document.head.append(link);
  }
  const { href: folder } = new URL('/find/', location.href);
  // For the Worker, while it is on its way itself.
  fetch(`${folder}manifest.bin`).catch(() => {});
  try {
    const worker = new Worker(workerAddress);
    worker.onerror = () => delete window.searchWorker;
    // Nobody waits for this answer: the files it takes are there for the question that the page asks.
    const first: Asked = {
      number: 0,
      call: { name: 'search', given: [{ query, lang: writtenLang(), now: Date.now() }] },
      folder,
      manifest: undefined,
    };
    worker.postMessage(first);
    window.searchWorker = worker;
  } catch {
    // No Workers here: the page searches beside itself.
  }
}
