import { TestClock } from '@tests/support/test-clock';
import { expect, it } from 'vitest';
import type { PlatformStats } from '@/contracts/endpoints/platform';
import { preparePage } from '../../http/page-cache';
import { CachedStats, createLandingPages } from './platform-stats';

const SKELETON = '<span class="skeleton"></span>';
const number = (name: string, value: string) => `<b data-stat="${name}">${value}</b>`;

async function landingWith(count: () => Promise<PlatformStats>) {
  const clock = new TestClock();
  const errors: unknown[] = [];
  const built = await preparePage(skeletons, 'the policy');
  const getLanding = createLandingPages(new CachedStats(count, clock), (error) => errors.push(error));
  const page = () => getLanding(built, 'sk');
  return { clock, errors, html: () => page().identity.toString(), page };
}

const skeletons = number('totalUsers', SKELETON) + number('totalWebsites', SKELETON);

it('never waits for the numbers, and has them as soon as they are known', async () => {
  let finish = (_stats: PlatformStats) => {};
  const landing = await landingWith(() => new Promise((resolve) => (finish = resolve)));
  expect(landing.html()).toBe(skeletons);
  finish({ totalUsers: 1284, totalWebsites: 0 });
  await expect.poll(landing.html).toBe(number('totalUsers', '1\u00a0284') + number('totalWebsites', '0'));
  expect(landing.page().contentSecurityPolicy).toBe('the policy');
});

it('keeps the numbers it has while they are counted anew', async () => {
  let users = 1;
  const landing = await landingWith(async () => ({ totalUsers: users, totalWebsites: 7 }));
  await expect.poll(landing.html).toContain(number('totalUsers', '1'));
  users = 2;
  landing.clock.advance({ seconds: 300 });
  expect(landing.html()).toContain(number('totalUsers', '1'));
  await expect.poll(landing.html).toContain(number('totalUsers', '2'));
});

it('is there without numbers when they cannot be counted', async () => {
  const landing = await landingWith(() => Promise.reject(new Error('No database.')));
  expect(landing.html()).toContain(skeletons);
  await expect.poll(() => landing.errors).toHaveLength(1);
  expect(landing.html()).toContain(skeletons);
});
