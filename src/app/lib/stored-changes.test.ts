import { expect, it } from 'vitest';
import { storeChanges } from './stored-changes';

const eva = { id: 'eva', name: 'Eva', role: 'Colourist', daysOff: [{ from: '2026-12-24' }] };
const zora = { ...eva, id: 'zora', name: 'Zora' };

it('stores only what was changed since an item was opened', () => {
  const current = [zora, { ...eva, role: 'Hairdresser' }];
  const draft = { ...eva, name: 'Eva Malá', daysOff: [{ from: '2026-12-24' }] };
  expect(storeChanges(current, eva, draft)).toEqual([
    zora,
    { ...eva, name: 'Eva Malá', role: 'Hairdresser' },
  ]);
});

it('keeps what another tab saved of an item that was opened and not changed', () => {
  const current = [{ ...eva, daysOff: [] }];
  expect(storeChanges(current, eva, eva)).toEqual(current);
});

it('adds an item that is new, or that another tab has removed', () => {
  expect(storeChanges([zora], eva, { ...eva, name: 'Eva Malá' })).toEqual([
    zora,
    { ...eva, name: 'Eva Malá' },
  ]);
});
