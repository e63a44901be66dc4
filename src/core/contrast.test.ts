import { expect, it } from 'vitest';
import { contrast, luminanceOf } from './contrast';

it('measures as WCAG does', () => {
  const of = (a: string, b: string) => contrast(luminanceOf(a), luminanceOf(b));
  expect(of('#000000', '#ffffff')).toBeCloseTo(21);
  expect(of('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(of('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});
