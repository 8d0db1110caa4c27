import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../islands/browser';

type Handler = (event: object) => void;
let handlers: Map<string, Handler[]>;

/**
 * In these tests no island can load. They test what the loader does with a click before it knows this, and afterwards.
 */
beforeEach(async () => {
  stubBrowser('/tenders');
  vi.useFakeTimers();
  handlers = new Map();
  vi.stubGlobal('window', { early: [], held: {} });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', (type: string, handler: Handler) =>
    handlers.set(type, [...(handlers.get(type) ?? []), handler]),
  );
  vi.stubGlobal('IntersectionObserver', function () {
    return {};
  });
  Object.assign(document.documentElement, { dataset: {} });
  Object.assign(document, { getElementById: () => null, querySelector: () => null, querySelectorAll: () => [] });
  (await import('~/start/islands')).watchForTouches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tell = (type: string, event: object): void =>
  handlers.get(type)?.forEach((handler) => handler({ type, ...event }));

/** An element with an attribute that loads an island. */
function served(dataset: Readonly<Record<string, string>>, isLink: boolean) {
  const element = { dataset, ...(isLink && { href: '/' }), closest: (): object => element, click: vi.fn() };
  return element;
}

function clickOn(target: object, more: object = {}): boolean {
  let isTaken = false;
  tell('click', { target, preventDefault: () => (isTaken = true), ...more });
  return isTaken;
}

/** Waits until the loader knows that the files of an island cannot load. */
const untilLost = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0);
};

describe('a click on what an island serves', () => {
  it('is kept until the island has come', () => {
    expect(clickOn(served({ island: 'search' }, true))).toBe(true);
    expect(clickOn(served({}, true))).toBe(true);
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { defaultPrevented: true }])(
    'is the browser’s where the visitor wants a new tab, or it was answered already: %j',
    (more) => expect(clickOn(served({ island: 'search' }, true), more)).toBe(false),
  );

  it('is the browser’s where the island only comes to life with it', () =>
    expect(clickOn(served({ live: 'list' }, false))).toBe(false));

  it('is the browser’s where no island serves it', () => expect(clickOn({ closest: () => null })).toBe(false));
});

describe('a link whose island does not come', () => {
  it('leads where it says, and from then on at once', async () => {
    const link = served({ island: 'search' }, true);
    clickOn(link);
    await untilLost();
    expect(link.click).toHaveBeenCalledOnce();
    expect(clickOn(link)).toBe(false);
  });

  it.each(['keydown', 'click'])('does not lead away a visitor who has gone on since by a %s', async (type) => {
    const link = served({ island: 'search' }, true);
    clickOn(link);
    tell(type, { target: { closest: () => null } });
    await untilLost();
    expect(link.click).not.toHaveBeenCalled();
  });
});

it('asks again for the island of a button each time that it is pressed', async () => {
  const button = served({ island: 'settings' }, false);
  clickOn(button);
  await untilLost();
  expect(button.click).not.toHaveBeenCalled();
  expect(clickOn(button)).toBe(true);
});

describe('a form that is sent before its island has come', () => {
  const send = (form: object): boolean => {
    let isTaken = false;
    tell('submit', { target: form, preventDefault: () => (isTaken = true) });
    return isTaken;
  };

  it('waits for it, and is sent by the browser once where it does not come', async () => {
    const form = { ...served({ live: 'feedback' }, false), requestSubmit: vi.fn() };
    expect(send(form)).toBe(true);
    await untilLost();
    expect(form.requestSubmit).toHaveBeenCalledOnce();
    expect(send(form)).toBe(false);
    expect(send(form)).toBe(true);
    tell('input', {});
    expect(send(form)).toBe(false);
  });

  it('is the browser’s where no island serves it', () => expect(send({ dataset: {} })).toBe(false));
});
