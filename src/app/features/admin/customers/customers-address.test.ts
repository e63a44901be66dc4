import { expect, it } from 'vitest';
import { readCustomersSearch } from './customers-address';

it.each([
  [
    { find: 'nem', kind: 'regular' },
    { find: 'nem', kind: 'regular' },
  ],
  // The router reads digits as a number.
  [{ find: 900 }, { find: '900' }],
  [{ find: '', kind: 'toString' }, {}],
  [{ find: ['a'], kind: 1 }, {}],
])('the address %j looks for %j', (address, search) => {
  expect(readCustomersSearch(address)).toEqual(search);
});
