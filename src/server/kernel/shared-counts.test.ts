import { TestClock } from '@tests/support/test-clock';
import { expect, it } from 'vitest';
import { CallCounts } from './call-counts';
import { type CountStore, SharedCounts } from './shared-counts';

const WINDOW_MS = 60_000;
const clock = new TestClock();
const createOwn = () => new CallCounts(() => clock.now().getTime());

it('gives a holder of a large IPv6 network some callers, not thousands', async () => {
  const counts = new SharedCounts(createOwn());
  const countFrom = async (ip: string) => (await counts.addNetworks(ip, WINDOW_MS)).calls;
  expect(await countFrom('2001:db8:1:2::1')).toBe(1);
  expect(await countFrom('2001:db8:1:3::2')).toBe(2);
  for (let subnet = 0; subnet < 77; subnet += 1)
    await countFrom(`2001:db8:1:${(256 * subnet + 4096).toString(16)}::1`);
  expect(await countFrom('2001:db8:1:ffff::1')).toBe(5);
});

it('takes what the store says, and what was counted here while it is away', async () => {
  let isAway = false;
  const answer = async <Answer>(value: Answer) => {
    if (isAway) throw new Error('away');
    return value;
  };
  const store: CountStore = {
    add: () => answer({ calls: 40, endsInMs: 1 }),
    calls: () => answer(40),
    uncount: () => answer(undefined),
    forget: () => answer(undefined),
  };
  const counts = new SharedCounts(createOwn(), store);
  expect(await counts.add('a', WINDOW_MS)).toEqual({ calls: 40, endsInMs: 1 });
  expect(await counts.calls('a')).toBe(40);
  isAway = true;
  expect(await counts.add('a', WINDOW_MS)).toEqual({ calls: 2, endsInMs: WINDOW_MS });
  await counts.uncount('a');
  expect(await counts.calls('a')).toBe(1);
  await counts.forget('a');
  expect(await counts.calls('a')).toBe(0);
});
