import { type RedisStandIn, startRedisStandIn } from '@tests/support/redis-stand-in';
import { TestClock } from '@tests/support/test-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeyedHash } from '../kernel/secrets';
import { RedisLink } from './redis';

const WINDOW_MS = 60_000;
/** The product waits a tenth of a second, within which a busy machine may not answer. */
const ANSWER_WITHIN_MS = 1_000;
const clock = new TestClock();
let redis: RedisStandIn;
let links: RedisLink[];
const told: string[] = [];
const open = (secret = 'one') => {
  const log = (message: string) => void told.push(message);
  const link = new RedisLink({
    url: redis.url,
    keyedHash: createKeyedHash(secret),
    log,
    answerWithinMs: ANSWER_WITHIN_MS,
  });
  links.push(link);
  return link;
};
/** Lets a second pass, in which the link looks whether Redis is back. */
const look = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock.reset();
  redis = await startRedisStandIn(() => clock.now().getTime());
  links = [];
  told.length = 0;
});
afterEach(async () => {
  for (const link of links) link.close();
  vi.useRealTimers();
  await redis.close();
});

it('counts for all processes within a window, and tells Redis nothing of whom', async () => {
  const [one, two] = [open(), open()];
  expect(await one.add('zora@example.com', WINDOW_MS)).toEqual({ calls: 1, endsInMs: WINDOW_MS });
  clock.advance({ seconds: 20 });
  expect(await two.add('zora@example.com', WINDOW_MS)).toEqual({ calls: 2, endsInMs: 40_000 });
  await one.uncount('zora@example.com');
  expect(await two.calls('zora@example.com')).toBe(1);
  expect(await open('another installation').calls('zora@example.com')).toBe(0);
  clock.advance({ seconds: 40 });
  expect(await one.calls('zora@example.com')).toBe(0);
  await one.uncount('zora@example.com');
  expect(await one.add('zora@example.com', WINDOW_MS)).toEqual({ calls: 1, endsInMs: WINDOW_MS });
  await two.forget('zora@example.com');
  expect(await one.calls('zora@example.com')).toBe(0);
  expect([...redis.keys].join()).not.toContain('zora');
  expect(told).toEqual([]);
});

it.each(['refuse', 'hang'] as const)(
  'is gone (%s): nobody waits, and each change is told once',
  async (way) => {
    const link = open();
    await link.add('a', WINDOW_MS);
    redis[way]();
    await expect(link.add('a', WINDOW_MS)).rejects.toThrow();
    // Only the first call waits for an answer.
    for (let call = 0; call < 100; call += 1)
      await expect(link.add('a', WINDOW_MS)).rejects.toThrow('known to be away');
    expect(await link.announce('effects', 'news')).toBe(false);
    await look();
    expect(told).toEqual([
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ is away \(.+\): limits are counted/),
    ]);
    expect(told.join()).not.toContain('a-password');
    redis.open();
    await vi.waitFor(
      async () => {
        await look();
        expect(told).toHaveLength(2);
      },
      { timeout: 20_000 },
    );
    expect(told[1]).toMatch(/is back after \d+ s\.$/);
    expect(await link.add('a', WINDOW_MS)).toEqual({ calls: 1, endsInMs: WINDOW_MS });
  },
  30_000,
);

it('carries announcements, and says after a time without it that some may be missing', async () => {
  const [speaker, follower] = [open(), open()];
  const heard: string[] = [];
  const onGap = vi.fn();
  await follower.follow('effects', (payload) => heard.push(payload), onGap);
  const speakAndHear = async (news: string) => {
    await look();
    await speaker.announce('effects', news);
    expect(heard).toContain(news);
  };
  await vi.waitFor(() => speakAndHear('one'), { timeout: 20_000 });
  expect(onGap).not.toHaveBeenCalled();
  redis.refuse();
  redis.open();
  await vi.waitFor(() => speakAndHear('two'), { timeout: 20_000 });
  expect(onGap).toHaveBeenCalledOnce();
}, 50_000);
