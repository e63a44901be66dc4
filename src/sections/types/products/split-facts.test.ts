import { expect, it } from 'vitest';
import { splitFacts } from './split-facts';

it.each([
  ['Four rooms on one floor.', 'Four rooms on one floor.', []],
  [
    'Four rooms.\nFloor area: 117,9 m²\nPlot from: 620 m²',
    'Four rooms.',
    [
      ['Floor area', '117,9 m²'],
      ['Plot from', '620 m²'],
    ],
  ],
  ['Open at 7:30\nSee https://example.com', 'Open at 7:30\nSee https://example.com', []],
  [`It is like this: ${'a'.repeat(61)}`, `It is like this: ${'a'.repeat(61)}`, []],
  [': nothing\nNothing:', ': nothing\nNothing:', []],
])('%j', (description, text, facts) => {
  expect(splitFacts(description)).toEqual({
    text,
    facts: facts.map(([label, value]) => ({ label, value })),
  });
});
