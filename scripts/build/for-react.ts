// What React and its packages do for others is left out of the islands.
import type { Plugin } from 'rolldown';

/** React leaves out what it does for developers and for browsers there are no more. The answers to `typeof` are 150 bytes. */
export const FOR_REACT = {
  'typeof AbortController': '"function"',
  'typeof WeakMap': '"function"',
  'typeof WeakSet': '"function"',
  'typeof performance.now': '"function"',
  'typeof performance.getEntriesByType': '"function"',
  'typeof Reflect': '"object"',
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof performance': '"object"',
  'typeof MessageChannel': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'process.env.NODE_ENV': '"production"',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  setImmediate: 'undefined',
  // It runs in a page, and in no Internet Explorer.
  'typeof window.document': '"object"',
  'typeof window.document.createElement': '"function"',
  'document.documentMode': 'undefined',
};

/** Our stores are atoms: what listens to the keys of other stores is never called. */
export const atomsOnly: Plugin = {
  name: 'atoms-only',
  transform: {
    filter: { id: /@nanostores\/react/ },
    handler: (code) => code.replace('keys?.length > 0', 'false'),
  },
};
