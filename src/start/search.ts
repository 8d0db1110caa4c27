// Runs on the search page only: asks the owner's search for the words in the address, and shows what it answers.
// Without it the page offers the ways round the site that need no search.
(() => {
  interface Found {
    title: string;
    url: string;
    excerpt?: string | null;
    type?: string | null;
  }
  const MOST_SECONDS = 20;
  const isFound = (value: unknown): value is Found =>
    typeof value === 'object' && value !== null && 'title' in value && 'url' in value && typeof value.url === 'string';
  const asked = (): string => {
    const named = new URLSearchParams(location.search).get('q');
    if (named !== null) return named.trim();
    const inPath = /\/search\/([^/]+)/.exec(location.pathname)?.[1] ?? '';
    try {
      return decodeURIComponent(inPath.replaceAll('+', ' ')).trim();
    } catch {
      return inPath; // half an escape: the words as they stand
    }
  };

  const show = (place: HTMLElement, found: Found[], count: number): void => {
    const { dataset } = place;
    const status = place.querySelector('output');
    const list = place.querySelector('ul');
    const row = place.querySelector('template');
    if (!status || !list || !row) return;
    const message = count === 0 ? dataset.none : count === 1 ? dataset.one : dataset.many;
    status.textContent = (message ?? '').replace('{{number}}', String(count));
    for (const one of found) {
      const copy = document.importNode(row.content, true);
      const link = copy.querySelector('a');
      if (!link || !/^(https?:\/\/|\/(?!\/))/.test(one.url)) continue;
      link.textContent = one.title;
      link.href = one.url.startsWith('/')
        ? (dataset.base ?? '') + one.url.replace(/^\/(en|hi)(?=\/|$)/, '').replace(/\/+$/, '')
        : one.url;
      const [excerpt, kind] = copy.querySelectorAll('p');
      if (excerpt) excerpt.textContent = one.excerpt ?? '';
      if (kind) kind.textContent = one.type ?? '';
      list.append(copy);
    }
  };

  addEventListener('DOMContentLoaded', () => {
    const words = asked();
    const place = document.querySelector<HTMLElement>('[data-results]');
    const field = document.querySelector<HTMLInputElement>('#q');
    if (!place || !field || words === '') return;
    field.value = words;
    place.hidden = false;
    const status = place.querySelector('output');
    if (status) status.textContent = place.dataset.waiting ?? '';
    const address = `${place.dataset.address ?? ''}?search=${encodeURIComponent(words)}&page=1`;
    fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) })
      .then((answer) => {
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        return answer.json();
      })
      .then((answer: { count?: unknown; results?: unknown }) => {
        if (!Array.isArray(answer.results)) throw new Error(`${address}: no results`);
        const found = answer.results.filter(isFound);
        show(place, found, typeof answer.count === 'number' ? answer.count : found.length);
      })
      .catch(() => {
        if (status) status.textContent = place.dataset.failed ?? '';
      });
  });
})();
