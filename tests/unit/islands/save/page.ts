import { vi } from 'vitest';
import { stubBrowser } from '../browser';

/** A fake element. It has only the properties that saving a page uses. */
export interface Fake {
  readonly inside: (Fake | string)[];
  /** What has replaced the element. It is undefined while the element is in the page. */
  replacedBy: readonly (Fake | string)[] | undefined;
  readonly append: (...more: (Fake | string)[]) => void;
  textContent: string;
  [property: string]: unknown;
}

export function fake(properties: object = {}): Fake {
  const inside: (Fake | string)[] = [];
  const replaceWith = (...others: (Fake | string)[]): void => void (element.replacedBy = others);
  const element: Fake = Object.assign(
    {
      inside,
      replacedBy: undefined,
      append: (...more: (Fake | string)[]) => void inside.push(...more),
      get textContent() {
        return inside.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
      },
      set textContent(text) {
        inside.splice(0, Infinity, text);
      },
      after: () => {},
      replaceWith,
      remove: () => replaceWith(),
      setAttribute: (name: string, value: string) => Object.assign(element, { [name]: value }),
      closest: () => null,
      getElementsByTagName: () => [],
    },
    properties,
  );
  return element;
}

interface Content {
  readonly images?: readonly object[];
  readonly players?: readonly { src: string }[];
  readonly scripts?: readonly Fake[];
  readonly filter?: Fake;
  /** Addresses that are answered with 404. */
  readonly lost?: readonly string[];
}

/**
 * Imitates a page at `/news/1`, and the answers to requests. Returns the page, its body, and what the copy adds to its
 * head.
 */
export function servePage({ images = [], players = [], scripts = [], filter, lost = [] }: Content) {
  stubBrowser('/news/1');
  const body = fake();
  const head: Fake[] = [];
  const found: Readonly<Record<string, readonly unknown[]>> = {
    'script,style': scripts,
    '[src]': [...players],
    '[src]:not(img)': players,
  };
  const page = {
    documentElement: { dataset: { start: '/s/start.js' }, lang: 'en', outerHTML: '<html>the page</html>' },
    body,
    head: { firstElementChild: { after: (...more: Fake[]) => head.push(...more) } },
    images,
    querySelector: (selector: string) => (selector.includes('list') ? (filter ?? null) : null),
    querySelectorAll: (selector: string) => found[selector] ?? [],
  };
  vi.stubGlobal('DOMParser', function () {
    return { parseFromString: () => page };
  });
  vi.stubGlobal('FileReader', function () {
    const reader = {
      result: '',
      onloadend: () => {},
      readAsDataURL: (blob: Blob) =>
        void blob.text().then((text) => {
          reader.result = `data:${text}`;
          reader.onloadend();
        }),
    };
    return reader;
  });
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(`of ${address}`, { status: lost.includes(address) ? 404 : 200 })),
  );
  Object.assign(document, { title: 'News', createElement: () => fake() });
  Object.assign(document.documentElement, { dataset: { theme: 'dark' } });
  return { page, body, head };
}
