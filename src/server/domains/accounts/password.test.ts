import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password';

it('knows a password from its hash', async () => {
  const passwordHash = await hashPassword('mirabelka');
  expect(await isPassword('mirabelka', passwordHash)).toBe(true);
  expect(await isPassword('mirabelka ', passwordHash)).toBe(false);
});

it('takes hashes of another cost', async () => {
  const cheap = await hash('mirabelka', { memoryCost: 8, timeCost: 1 });
  expect(await isPassword('mirabelka', cheap)).toBe(true);
});

it('lets nobody in whose account does not exist, and works as hard to say so', async () => {
  const passwordHash = await hashPassword('mirabelka');
  // Without hashing it would take a thousandth of the time; the fastest of several runs is least disturbed by other
  // work.
  const known = await measureFastest(() => isPassword('wrong', passwordHash));
  const unknown = await measureFastest(() => isPassword('nobody has this password', null));
  expect(unknown).toBeGreaterThan(known / 3);
  expect(await isPassword('nobody has this password', null)).toBe(false);
});

async function measureFastest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
