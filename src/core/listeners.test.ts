import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners';

it('tells each listener until it goes', () => {
  const { subscribe, notify } = createListeners();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = subscribe(one);
  subscribe(other);
  notify();
  stop();
  notify();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

it('tells one who comes in a round with the next', () => {
  const { subscribe, notify } = createListeners();
  const late = vi.fn();
  subscribe(() => void subscribe(late));
  notify();
  expect(late).not.toHaveBeenCalled();
  notify();
  expect(late).toHaveBeenCalledTimes(1);
});
