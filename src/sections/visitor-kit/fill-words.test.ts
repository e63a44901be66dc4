import { expect, it } from 'vitest';
import { fillWords } from './fill-words';

it('puts values into their places, and leaves what has none', () => {
  expect(fillWords('{count} × {name}', { count: 2, name: '{count}' })).toBe('2 × {count}');
  expect(fillWords('{other}', {})).toBe('{other}');
});

it('chooses the plural form of the language', () => {
  const votes = 'Zatiaľ {count, plural, one {# hlas} few {# hlasy} other {# hlasov}}';
  expect([1, 2, 4, 5, 0, 21].map((count) => fillWords(votes, { count }, 'sk'))).toEqual([
    'Zatiaľ 1 hlas',
    'Zatiaľ 2 hlasy',
    'Zatiaľ 4 hlasy',
    'Zatiaľ 5 hlasov',
    'Zatiaľ 0 hlasov',
    'Zatiaľ 21 hlasov',
  ]);
});
