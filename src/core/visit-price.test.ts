import { expect, it } from 'vitest';
import { visitCents } from './visit-price';

it.each([
  [{ duration: 60 }, null],
  [{ duration: 60, visitPrice: '' }, null],
  [{ duration: 60, visitPrice: '0' }, null],
  [{ duration: 60, visitPrice: 'by agreement' }, null],
  [{ duration: 90, visitPrice: '12,50' }, 1250],
  [{ duration: 90, visitPrice: '12,50', isPricedByHour: true }, 1875],
  [{ duration: 15, visitPrice: '0.10', isPricedByHour: true }, 3],
])('a visit of %o costs %s cents', (service, cents) => {
  expect(visitCents(service)).toBe(cents);
});
