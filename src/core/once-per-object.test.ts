import { expect, it, vi } from 'vitest';
import { oncePerObject } from './once-per-object';

it('computes once for each object, also where nothing comes out, and anew for what replaces it', () => {
  const compute = vi.fn(({ title }: { title?: string }) => title);
  const findTitle = oncePerObject(compute);
  const section = {};
  expect([findTitle(section), findTitle(section)]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(findTitle({ ...section, title: 'Vitajte' })).toBe('Vitajte');
  expect(compute).toHaveBeenCalledTimes(2);
});
