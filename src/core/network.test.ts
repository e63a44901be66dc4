import { expect, it } from 'vitest';
import { getNetwork, listNetworks } from './network';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:FFFF:198.51.100.7', '198.51.100.7'],
  ['2001:db8:12:34ff:1:2:3:4', '2001:db8:12:3400::/56'],
  ['2001:db8:12:3401::1', '2001:db8:12:3400::/56'],
  ['2001:db8:12:3500::1', '2001:db8:12:3500::/56'],
  ['2001:DB8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
])('%s is of %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});

it('counts an IPv6 address for its /48 too, more generously', () => {
  expect(listNetworks('2001:db8:12:34ff::1')).toEqual([
    { name: '2001:db8:12:3400::/56', callers: 1 },
    { name: '2001:db8:12::/48', callers: 16 },
  ]);
  expect(listNetworks('::ffff:198.51.100.7')).toEqual([{ name: '198.51.100.7', callers: 1 }]);
});
