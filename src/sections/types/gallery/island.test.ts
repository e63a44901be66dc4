import { expect, it } from 'vitest';
import { getShotSizes } from './island';

it('follows how the pictures stand', () => {
  expect(getShotSizes(0, 1)).toBe('(min-width: 84rem) 76rem, (min-width: 36rem) 100vw, 100vw');
  expect(getShotSizes(0, 4)).toBe('(min-width: 84rem) 38rem, (min-width: 36rem) 50vw, 100vw');
  expect(getShotSizes(2, 5)).toBe('(min-width: 84rem) 25rem, (min-width: 36rem) 33vw, 50vw');
  expect(getShotSizes(0, 10)).toBe('(min-width: 84rem) 76rem, (min-width: 36rem) 100vw, 100vw');
  expect(getShotSizes(1, 10)).toBe('(min-width: 84rem) 25rem, (min-width: 36rem) 33vw, 50vw');
});
