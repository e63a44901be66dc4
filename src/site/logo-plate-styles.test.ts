import { expect, it } from 'vitest';
import { logoPlates } from '@/core/logo-plate';
import mark from './css/mark.css?inline';

it('the page gives a logo the plate that its contrast was counted with', () => {
  const groundOf = (selector: string) => {
    const rule = mark.slice(mark.indexOf(`${selector} {`));
    return /background: ([^;]+);/.exec(rule)?.[1];
  };
  expect(groundOf('.s-logo[data-plate]')).toBe(logoPlates.light);
  expect(groundOf('.s-logo[data-plate="dark"]')).toBe(logoPlates.dark);
});
