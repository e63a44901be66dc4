import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress, type Press } from './ignore-second-press';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FIRST: Press = { clientX: 300, clientY: 200, detail: 1 };

function setUp(first: Press = FIRST) {
  const target = new EventTarget();
  ignoreSecondPress(first, target);
  /** Returns true if a press is taken. */
  return (press: Partial<Press>) =>
    target.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), FIRST, press));
}

test('another press at the same place does nothing for half a second', () => {
  const press = setUp();
  vi.advanceTimersByTime(300);
  expect(press({ clientX: 305 })).toBe(false);
  vi.advanceTimersByTime(199);
  expect(press({})).toBe(false);
  vi.advanceTimersByTime(1);
  expect(press({})).toBe(true);
});

test('a press somewhere else, or by the keyboard, is taken at once', () => {
  const press = setUp();
  expect(press({ clientY: 230 })).toBe(true);
  expect(press({ detail: 0 })).toBe(true);
  expect(setUp({ ...FIRST, detail: 0 })({})).toBe(true);
});
