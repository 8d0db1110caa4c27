import { describe, expect, it } from 'vitest';
import { closed, type MenuEvent, placeAfter, step } from '~/islands/menu/state';

const press = (group: number): MenuEvent => ({ kind: 'press', group });
const rest = (group: number): MenuEvent => ({ kind: 'rest', group });
const leave: MenuEvent = { kind: 'leave' };
const openAfter = (...events: MenuEvent[]): number => events.reduce(step, closed).open;

describe('a group of the menu', () => {
  it('opens by a press, closes by the next, and closes the one that was open', () => {
    expect(openAfter(press(1))).toBe(1);
    expect(openAfter(press(1), press(1))).toBe(-1);
    expect(openAfter(press(1), press(2))).toBe(2);
  });

  it('opens by a pointer that rests on it, and closes the one that was open', () => {
    expect(openAfter(rest(0))).toBe(0);
    expect(openAfter(press(1), rest(2))).toBe(2);
  });

  it('that a resting pointer has opened stays open at the first press alone', () => {
    expect(openAfter(rest(1), press(1))).toBe(1);
    expect(openAfter(rest(1), press(1), press(1))).toBe(-1);
    expect(openAfter(rest(1), press(2), press(1), press(1))).toBe(-1);
  });

  it('that is open by a press is not opened again by a pointer that rests', () =>
    expect(openAfter(press(1), rest(1), press(1))).toBe(-1));

  it('closes when the menu is left, and opens by the next press', () => {
    expect(openAfter(rest(1), leave)).toBe(-1);
    expect(openAfter(rest(1), leave, press(1))).toBe(1);
  });
});

describe('a key', () => {
  const tops = ['News', 'Tenders', 'Contact'];
  const group = { summary: 'Tenders', links: ['Open', 'Closed', 'Rules'], isOpen: true };
  const from = (focused: string, key: string, isOpen = true): string | undefined =>
    placeAfter(key, focused, tops, { ...group, isOpen });

  it('moves along the bar, and round its ends', () => {
    expect(from('News', 'ArrowRight')).toBe('Tenders');
    expect(from('Contact', 'ArrowRight')).toBe('News');
    expect(from('News', 'ArrowLeft')).toBe('Contact');
    expect(from('Tenders', 'Home')).toBe('News');
    expect(from('Tenders', 'End')).toBe('Contact');
  });

  it('moves into an open group, through it, and up out of it', () => {
    expect(from('Tenders', 'ArrowDown')).toBe('Open');
    expect(from('Rules', 'ArrowDown')).toBe('Open');
    expect(from('Closed', 'ArrowUp')).toBe('Open');
    expect(from('Open', 'ArrowUp')).toBe('Tenders');
    expect(from('Closed', 'Home')).toBe('Open');
    expect(from('Closed', 'End')).toBe('Rules');
  });

  it('moves nowhere where there is nothing', () => {
    expect(from('Tenders', 'ArrowDown', false)).toBeUndefined();
    expect(from('Tenders', 'ArrowUp')).toBeUndefined();
    expect(from('Closed', 'ArrowUp', false)).toBeUndefined();
    expect(from('Closed', 'ArrowRight')).toBeUndefined();
    expect(from('Tenders', 'a')).toBeUndefined();
  });
});
