import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAUSE_MS, TypedText } from './typed-text';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('looks for what was typed once after a pause', () => {
  const find = vi.fn();
  const text = new TypedText('');
  for (const typed of ['n', 'no', 'nov']) {
    text.type(typed, find);
    vi.advanceTimersByTime(PAUSE_MS - 1);
  }
  expect(find).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(find.mock.calls).toEqual([['nov']]);
});

it('does not wait after Enter, and does not look for the same again', () => {
  const find = vi.fn();
  const text = new TypedText('');
  text.type('nov', find);
  text.send('nov', find);
  text.send('nov', find);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(find.mock.calls).toEqual([['nov']]);
});

it('keeps what is being typed when what was looked for before comes into the address', () => {
  const find = vi.fn();
  const text = new TypedText('');
  text.send('no', find);
  text.send('nov', find);
  text.type('novak', find);
  expect(text.arrive('no')).toBe(false);
  expect(text.arrive('nov')).toBe(false);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(find).toHaveBeenLastCalledWith('novak');
});

it('gives way to Back and to a link, and looks for the same text again afterwards', () => {
  const find = vi.fn();
  const text = new TypedText('');
  text.send('nov', find);
  expect(text.arrive('nov')).toBe(false);
  text.type('novak', find);
  expect(text.arrive('')).toBe(true);
  vi.advanceTimersByTime(PAUSE_MS);
  text.send('nov', find);
  expect(find.mock.calls).toEqual([['nov'], ['nov']]);
});
