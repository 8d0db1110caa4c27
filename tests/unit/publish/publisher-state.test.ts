import { NO_BOARD } from '../../../scripts/health/board.ts';
import { describe, expect, it } from 'vitest';
import { hintOf } from '../../../scripts/publish/hints.ts';
import { PAUSES } from '../../../scripts/publish/pauses.ts';
import {
  type Effect,
  firstState,
  type PublisherEvent,
  type PublisherState,
  step,
} from '../../../scripts/publish/publisher-state.ts';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');
const done = {
  kind: 'published',
  releases: 1,
  faults: [],
  health: NO_BOARD,
  next: undefined,
  uncompressed: 0,
} as const;
const hint = (path: string): PublisherEvent => ({
  kind: 'wanted',
  work: { why: `${path} changed`, hints: hintOf(path, undefined) },
});
const tick = (now: number, isIdleTime = false): PublisherEvent => ({ kind: 'tick', now, isIdleTime });

/** The state after several events, and all effects. */
function after(events: readonly PublisherEvent[], isHeld = false): { state: PublisherState; effects: Effect[] } {
  const effects: Effect[] = [];
  let state = firstState(NOON, isHeld, PAUSES);
  for (const event of events) {
    const next = step(state, event, PAUSES);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}
const published = ({ effects }: { effects: readonly Effect[] }): string[] =>
  effects.flatMap((effect) => (effect.do === 'publish' ? effect.work.why : []));

describe('the publisher', () => {
  it('publishes once at its start, and then what comes meanwhile in one publish', () => {
    const { state, effects } = after([{ kind: 'retry' }, hint('news/1'), hint('tenders/2'), done]);
    expect(published({ effects })).toEqual(['Start of the publisher', 'news/1 changed; tenders/2 changed']);
    expect([...(state.work?.hints?.keys() ?? [])]).toEqual(['news/1', 'tenders/2']);
  });

  it('counts webhooks until the publish that they began has ended', () => {
    const begun = [{ kind: 'retry' }, done, { kind: 'webhook' }, hint('news/1'), { kind: 'webhook' }] as const;
    expect(after(begun).state.waitingEvents).toBe(2);
    // The second webhook came after the publish had begun, so it still waits.
    expect(after([...begun, done]).state.waitingEvents).toBe(1);
  });

  it('looks at everything later when a webhook only hinted at something, and once', () => {
    const { effects, state } = after([{ kind: 'retry' }, done, hint('news/1'), done]);
    expect(effects.filter((effect) => effect.do === 'look at everything later')).toHaveLength(1);
    expect(state.owesLook).toBe(true);
    const all = after([
      { kind: 'retry' },
      done,
      hint('news/1'),
      done,
      { kind: 'wanted', work: { why: 'All', hints: undefined } },
      done,
    ]);
    expect(all.state.owesLook).toBe(false);
  });

  it('tries again after a failure, each time later, and at once when something comes', () => {
    const failed = { kind: 'publish failed', message: 'No answer.', now: NOON } as const;
    const { effects, state } = after([{ kind: 'retry' }, failed, { kind: 'retry' }, failed, hint('news/1')]);
    expect(effects.flatMap((effect) => (effect.do === 'retry later' ? effect.milliseconds : []))).toEqual([
      5000, 10_000,
    ]);
    expect(state.task).toBe('publish');
    // If all content is read, a webhook that names one path adds nothing.
    expect(state.work?.hints).toBeUndefined();
    expect(state.failure?.again).toBe(new Date(NOON + 10_000).toISOString());
    const narrow = after([{ kind: 'retry' }, done, hint('news/1'), failed, hint('news/2')]);
    expect(narrow.state.work).toMatchObject({ why: 'news/1 changed; news/2 changed', hints: undefined });
    expect(after([{ kind: 'retry' }, failed, { kind: 'retry' }, done]).state).toMatchObject({
      failure: undefined,
      pause: 5000,
    });
  });

  it('does not try again before the pause is over, however often the clock is looked at', () => {
    const failed = { kind: 'publish failed', message: 'No answer.', now: NOON } as const;
    const ticks = [1000, 2000, 3000].map((later) => tick(NOON + later));
    expect(published(after([{ kind: 'retry' }, failed, ...ticks]))).toHaveLength(1);
    expect(published(after([{ kind: 'retry' }, failed, ...ticks, { kind: 'retry' }]))).toHaveLength(2);
  });

  it('says that something was published after a failure too: the try before may have put it in place', () => {
    const failed = { kind: 'publish failed', message: 'No answer.', now: NOON } as const;
    const none = { ...done, releases: 0 };
    const told = (events: readonly PublisherEvent[]): number =>
      after(events).effects.filter((effect) => effect.do === 'tell published').length;
    expect(told([{ kind: 'retry' }, none])).toBe(1);
    expect(told([{ kind: 'retry' }, none, hint('news/1'), none])).toBe(1);
    expect(told([{ kind: 'retry' }, none, hint('news/1'), failed, { kind: 'retry' }, none])).toBe(2);
  });

  it('publishes nothing while it is held, and everything when that ends', () => {
    const held = after([{ kind: 'retry' }, hint('news/1'), tick(NOON + 1000)], true);
    expect(held.effects).toEqual([]);
    expect(published(after([hint('news/1'), { kind: 'released', why: 'Going on' }], true))).toEqual([
      'Start of the publisher; news/1 changed; Going on',
    ]);
  });

  it('publishes at the moment that the clock changes a page, and when the clock was set back', () => {
    const begun = [{ kind: 'retry' }, { ...done, next: NOON + 5000 }] as const;
    expect(published(after([...begun, tick(NOON + 4000)]))).toHaveLength(1);
    expect(published(after([...begun, tick(NOON + 5000)]))).toEqual(['Start of the publisher', 'The clock']);
    expect(published(after([...begun, tick(NOON - 3_600_000)]))).toEqual([
      'Start of the publisher',
      'The clock was set back',
    ]);
  });

  it('compresses in idle time, and publishes what came meanwhile as soon as that ends', () => {
    const idle = [{ kind: 'retry' }, done, tick(NOON + 60_000, true)] as const;
    expect(after(idle).effects.at(-1)).toEqual({ do: 'compress' });
    expect(after([{ kind: 'retry' }, tick(NOON + 60_000, true)]).state.task).toBe('publish');
    expect(published(after([...idle, hint('news/1')]))).toHaveLength(1);
    expect(published(after([...idle, hint('news/1'), { kind: 'free' }]))).toEqual([
      'Start of the publisher',
      'news/1 changed',
    ]);
  });

  it('compresses at once what a large publish left, but publishes first what came meanwhile', () => {
    const large = [{ kind: 'retry' }, { ...done, uncompressed: 900 }] as const;
    expect(after(large).effects.at(-1)).toEqual({ do: 'compress' });
    const meanwhile = after([...large, hint('news/1'), { kind: 'compressed', uncompressed: 800 }]);
    expect(published(meanwhile)).toEqual(['Start of the publisher', 'news/1 changed']);
    expect(meanwhile.state.uncompressed).toBe(800);
    const all = after([...large, { kind: 'compressed', uncompressed: 1 }, { kind: 'compressed', uncompressed: 0 }]);
    expect(all.effects.filter((effect) => effect.do === 'compress')).toHaveLength(2);
    expect(all.state.task).toBeUndefined();
  });

  it('compresses what is left also while publishes fail, and does not end the pause with it', () => {
    const failed = { kind: 'publish failed', message: 'No answer.', now: NOON } as const;
    const large = [{ kind: 'retry' }, { ...done, uncompressed: 900 }, hint('news/1')] as const;
    const failing = after([...large, { kind: 'compressed', uncompressed: 800 }, failed]);
    expect(failing.effects.at(-1)).toEqual({ do: 'compress' });
    const ended = after([
      ...large,
      { kind: 'compressed', uncompressed: 800 },
      failed,
      { kind: 'compressed', uncompressed: 0 },
    ]);
    expect(ended.state.task).toBeUndefined();
  });

  it('lets an operator roll back before everything is compressed', () => {
    const large = [{ kind: 'retry' }, { ...done, uncompressed: 900 }, { kind: 'held' }] as const;
    const free = after([...large, { kind: 'compressed', uncompressed: 800 }]);
    expect(free.state.task).toBeUndefined();
    const back = after([
      ...large,
      { kind: 'operator begins' },
      { kind: 'rolled back', uncompressed: 5 },
      { kind: 'free' },
    ]);
    expect(back.state.task).toBe('compress');
    expect(step(back.state, { kind: 'compressed', uncompressed: 4 }, PAUSES).effects).toEqual([{ do: 'compress' }]);
  });

  it('begins nothing once it is closed', () => {
    const { effects } = after([{ kind: 'retry' }, done, { kind: 'closed' }, hint('news/1'), tick(NOON + 60_000, true)]);
    expect(published({ effects })).toHaveLength(1);
    expect(effects).not.toContainEqual({ do: 'compress' });
  });
});
