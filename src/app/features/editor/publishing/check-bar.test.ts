import { describe, expect, it } from 'vitest';
import type { Gap } from '@/sections/readiness/list-gaps';
import { findNext } from './check-bar';

describe('the walk of the check', () => {
  const gap = (sectionId: string): Gap => ({ kind: 'empty', path: '', sectionId });
  const [first, second, third] = [gap('one'), gap('two'), gap('three')];

  it.each([
    ['leads to the gap after the one that was shown', [first, second, third], first, second],
    ['begins again after the last one', [first, second, third], third, first],
    ['begins again where the one that was shown is settled', [second, third], first, second],
    ['stays at the only one', [first], first, first],
    ['ends where nothing is left', [], first, null],
  ])('%s', (_name, gaps, shown, next) => {
    expect(findNext(gaps, shown)).toBe(next);
  });
});
