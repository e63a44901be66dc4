import { expect, it } from 'vitest';
import { storeChanges } from './stored-changes';

const eva = { id: 'eva', name: 'Eva', role: 'Colourist', daysOff: [{ id: 'a', from: '2026-12-24' }] };
const zora = { ...eva, id: 'zora', name: 'Zora' };

it('stores only what was changed since an item was opened', () => {
  const current = [zora, { ...eva, role: 'Hairdresser' }];
  const draft = { ...eva, name: 'Eva Malá', daysOff: [{ id: 'a', from: '2026-12-24' }] };
  expect(storeChanges(current, eva, draft)).toEqual([
    zora,
    { ...eva, name: 'Eva Malá', role: 'Hairdresser' },
  ]);
});

it('keeps the days of a week and the days off that another tab has changed', () => {
  const [summer, easter] = [
    { id: 'b', from: '2027-07-01' },
    { id: 'c', from: '2027-03-29' },
  ];
  const week = { monday: ['09:00'], tuesday: ['09:00'] };
  const opened = { ...eva, week };
  const current = { ...opened, week: { ...week, tuesday: [] }, daysOff: [...eva.daysOff, summer] };
  const draft = { ...opened, week: { ...week, monday: ['10:00'] }, daysOff: [easter] };
  expect(storeChanges([current], opened, draft)).toEqual([
    { ...eva, week: { monday: ['10:00'], tuesday: [] }, daysOff: [easter, summer] },
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
