import { expect, it } from 'vitest';
import { groupByCategory } from './group-by-category';

it('parts a list at each change of category, and keeps its order', () => {
  const [rye, roll, bun, late] = [
    { id: 'rye' },
    { id: 'roll', category: ' Rolls ' },
    { id: 'bun', category: 'Rolls' },
    { id: 'late', category: '' },
  ];
  expect(groupByCategory([rye, roll, bun, late])).toEqual([
    { category: '', items: [rye] },
    { category: 'Rolls', items: [roll, bun] },
    { category: '', items: [late] },
  ]);
  expect(groupByCategory([])).toEqual([]);
});
