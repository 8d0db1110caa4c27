import { describe, expect, it } from 'vitest';
import type { Asked } from '~/islands/results/address';
import type { FoundPages } from '~/islands/results/found';
import {
  firstState,
  questionOf,
  type Request,
  type ResultsEffect,
  type ResultsEvent,
  type ResultsStep,
  step,
} from '~/islands/results/state';

const asked = (words: string, page = 1): Asked => ({ words, filters: {}, page });
const asks = (words: string, focus?: string): ResultsEvent => ({
  kind: 'asked',
  asked: asked(words),
  ...(focus && { goal: { focus } }),
});
const request = (words: string, turn: number, page = 1): Request => ({
  asked: asked(words, page),
  turn,
  isMore: page > 1,
});
const answer = (total: number, page = 1): FoundPages => ({ found: [], total, page, hasMore: true });
const answers = (to: Request, total = 12, from: 'index' | 'owner' = 'index'): ResultsEvent => ({
  kind: 'answered',
  request: to,
  answer: answer(total, to.asked.page),
  from,
});
const fails = (to: Request): ResultsEvent => ({ kind: 'failed', request: to });
const more: ResultsEvent = { kind: 'more', asked: asked('coal') };

/** The state after several events, and the effects of the last event. */
function after(events: readonly ResultsEvent[], ready = ''): ResultsStep {
  let result: ResultsStep = { state: firstState(ready), effects: [] };
  for (const event of events) result = step(result.state, event);
  return result;
}
const done = ({ effects }: ResultsStep): ResultsEffect['do'][] => effects.map((effect) => effect.do);

describe('a question', () => {
  it('is named, waited for, asked, and answered in place of what was there', () => {
    const waiting = after([asks('coal')]);
    expect(done(waiting)).toEqual(['name', 'wait', 'ask']);
    expect(waiting.effects).toContainEqual({ do: 'ask', request: request('coal', 1), from: 'index' });
    const shown = after([asks('coal'), answers(request('coal', 1))]);
    expect(done(shown)).toEqual(['show', 'end']);
    expect(shown.state).toMatchObject({ isBusy: false, pages: 1 });
  });

  it('for more pages than there are is answered with the last of them', () => {
    const far: ResultsEvent = { kind: 'asked', asked: asked('coal', 40) };
    const request40: Request = { asked: asked('coal', 40), turn: 1, isMore: false };
    const shown = after([far, { kind: 'answered', request: request40, answer: answer(28, 3), from: 'index' }]);
    expect(shown.effects[0]).toMatchObject({ do: 'show', asked: { words: 'coal', page: 3 } });
    expect(shown.state).toMatchObject({ pages: 3 });
    // The address now names page 3, and this is the same question.
    expect(done(step(shown.state, { kind: 'asked', asked: asked('coal', 3) }))).toEqual([]);
  });

  it('is not asked again while it is shown or on its way', () => {
    expect(done(after([asks('coal'), asks('coal')]))).toEqual([]);
    expect(done(after([asks('coal'), answers(request('coal', 1)), asks('coal')]))).toEqual([]);
  });

  it('gets no answer of an earlier one', () => {
    expect(done(after([asks('coal'), asks('dust'), answers(request('coal', 1))]))).toEqual([]);
    expect(done(after([asks('coal'), asks('dust'), fails(request('coal', 1))]))).toEqual([]);
    expect(done(after([asks('coal'), asks('dust'), answers(request('dust', 2))]))).toEqual(['show', 'end']);
  });

  it('that failed may be asked again', () => {
    const events = [asks('coal'), fails(request('coal', 1))];
    expect(done(after(events))).toEqual(['fail', 'end']);
    expect(done(after([...events, asks('coal')]))).toContain('ask');
  });

  it('without words hides the results, and ends what was waited for', () => {
    expect(done(after([asks('')]))).toEqual(['name', 'hide']);
    expect(done(after([asks('coal'), asks('')]))).toEqual(['name', 'hide', 'end']);
    expect(done(after([asks('coal'), asks(''), answers(request('coal', 1))]))).toEqual([]);
  });

  it('keeps what was typed before it, if it is the first', () => {
    expect(after([asks('coal')]).effects).toContainEqual({ do: 'name', words: 'coal', isFirst: true });
    expect(after([asks('coal'), asks('dust')]).effects).toContainEqual({ do: 'name', words: 'dust', isFirst: false });
  });
});

describe('the focus', () => {
  it('goes where it was asked from once the answer is there, and not before', () => {
    expect(done(after([asks('coal', 'kind news')]))).not.toContain('reach');
    expect(after([asks('coal', 'kind news'), answers(request('coal', 1))]).effects).toContainEqual({
      do: 'reach',
      goal: { focus: 'kind news' },
    });
    expect(done(after([asks('coal', 'kind news'), fails(request('coal', 1))]))).toContain('reach');
  });

  it('goes there at once where the answer is shown already', () =>
    expect(done(after([asks('coal'), answers(request('coal', 1)), asks('coal', 'all')]))).toEqual(['reach']));

  it('stays where it is when something else was asked meanwhile', () =>
    expect(done(after([asks('coal', 'all'), asks('dust'), answers(request('dust', 2))]))).not.toContain('reach'));
});

describe('results that were made with the page', () => {
  const ready = questionOf(asked('coal'));

  it('stand without a word of waiting until there are others', () => {
    expect(after([asks('coal')], ready).effects).toContainEqual({ do: 'wait', isSaid: false });
    expect(after([asks('coal'), answers(request('coal', 1))], ready).state.ready).toBe('');
  });

  it('stand where nothing answers, and where the owner’s search alone knows of none', () => {
    expect(done(after([asks('coal'), fails(request('coal', 1))], ready))).toEqual(['show only ready', 'end']);
    expect(done(after([asks('coal'), answers(request('coal', 1), 0, 'owner')], ready))).toEqual([
      'show only ready',
      'end',
    ]);
    expect(done(after([asks('coal'), answers(request('coal', 1), 0)], ready))).toEqual(['show', 'end']);
    // Without such results, an empty answer is a failure: the company's own search does not know all that is there.
    expect(done(after([asks('coal'), answers(request('coal', 1), 0, 'owner')]))).toEqual(['fail', 'end']);
  });

  it('do not stand for another question', () => {
    expect(after([asks('dust')], ready).effects).toContainEqual({ do: 'wait', isSaid: true });
    expect(done(after([asks('dust'), fails(request('dust', 1))], ready))).toEqual(['fail', 'end']);
  });
});

describe('more results', () => {
  const first = [asks('coal'), answers(request('coal', 1), 30, 'owner')];

  it('are asked once, of whoever gave the first, and added to them', () => {
    const waiting = after([...first, more]);
    expect(waiting.effects).toContainEqual({ do: 'ask', request: request('coal', 2, 2), from: 'owner' });
    expect(done(after([...first, more, more]))).toEqual([]);
    const added = after([...first, more, answers(request('coal', 2, 2), 30, 'owner')]);
    expect(done(added)).toEqual(['add', 'end']);
    expect(added.state.pages).toBe(2);
    expect(done(after([...first, more, answers(request('coal', 2, 2), 30, 'owner'), more]))).toContain('ask');
  });

  it('that do not come leave what is there, and may be asked again', () => {
    const failed = after([...first, more, fails(request('coal', 2, 2))]);
    expect(failed.effects).toContainEqual({ do: 'say no more', asked: asked('coal', 2), answer: answer(30) });
    expect(done(after([...first, more, fails(request('coal', 2, 2)), more]))).toContain('ask');
  });
});
