import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_WRONG, MAX_WRONG_A_DAY } from './password';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
let last = 0;

beforeEach(() => {
  // Counts outlive a test, so the time windows of earlier tests must be over.
  last += 1;
  server.clock.advance({ days: last * 2 });
});

const address = (index: number) => `10.${last}.${Math.trunc(index / 250)}.${index % 250}`;

/** Logs in with the owner's own browser. */
async function logInOnOwnBrowser(): Promise<Browser> {
  await server.owner('zora');
  const browser = server.visitor();
  const account = { email: 'zora@example.com', password: 'secret-1' };
  const login = await browser.post('/api/login', account, { 'x-forwarded-for': address(9000) });
  expect(login.statusCode).toBe(200);
  return browser;
}

/** Creates a browser that has the owner's session, but no other cookie of the owner's browser. */
async function createThief(owner: Browser): Promise<Browser> {
  const session = /(?:^|; )sid=([^;]+)/.exec(owner.cookie)?.[1] ?? '';
  const thief = server.visitor();
  thief.keepCookie('sid', session);
  expect((await thief.get('/api/auth/user')).statusCode).toBe(200);
  return thief;
}

function change(browser: Browser, currentPassword: string, index: number) {
  const payload = { currentPassword, newPassword: 'mirabelka' };
  return browser.post('/api/account/password', payload, { 'x-forwarded-for': address(index) });
}

/** Tries wrong passwords, each from an address of its own; returns the statuses. */
async function guess(browser: Browser, times: number, from = 0): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = from; index < from + times; index += 1) {
    statuses.push((await change(browser, `guess-${index}`, index)).statusCode);
  }
  return statuses;
}

describe('who holds a session that is not theirs', () => {
  it('finds out no password from many addresses, by whatever call', async () => {
    const thief = await createThief(await server.owner('zora'));
    expect(await guess(thief, MAX_WRONG + 2)).toEqual([...Array(MAX_WRONG).fill(400), 429, 429]);
    const refused = await change(thief, 'secret-1', 900);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, `${15 * 60}`]);
    const headers = { 'x-forwarded-for': address(901) };
    const email = { email: 'thief@example.com', currentPassword: 'secret-1' };
    const removal = { confirmation: 'zora@example.com', currentPassword: 'secret-1' };
    const calls = [
      thief.call({ method: 'PATCH', url: '/api/account', payload: email, headers }),
      thief.call({ method: 'DELETE', url: '/api/account', payload: removal, headers }),
    ];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  });

  it('is a line in the log for each wrong password, and one for being refused', async () => {
    const thief = await createThief(await server.owner('zora'));
    const info = vi.spyOn(server.app.log, 'info').mockImplementation(() => undefined);
    await guess(thief, MAX_WRONG);
    for (let turn = 0; turn < 3; turn += 1) await change(thief, 'secret-1', 900);
    const events = info.mock.calls.map(([line]) => (line as { event?: string }).event);
    expect(events.filter((event) => event === 'password-failed')).toHaveLength(MAX_WRONG);
    expect(events.filter((event) => event === 'password-refused')).toHaveLength(1);
  });

  it('nor by many calls at once, nor with patience', async () => {
    const thief = await createThief(await server.owner('zora'));
    const atOnce = await Promise.all(
      Array.from({ length: 30 }, (_, index) => change(thief, `guess-${index}`, index)),
    );
    expect(atOnce.filter(({ statusCode }) => statusCode === 400)).toHaveLength(MAX_WRONG);
    const wrong = [...atOnce.map(({ statusCode }) => statusCode)];
    for (let quarter = 1; quarter < 6; quarter += 1) {
      server.clock.advance({ seconds: 15 * 60 });
      wrong.push(...(await guess(thief, MAX_WRONG + 1, quarter * 100)));
    }
    expect(wrong.filter((status) => status === 400)).toHaveLength(MAX_WRONG_A_DAY);
    server.clock.advance({ days: 1 });
    expect((await change(thief, 'secret-1', 0)).statusCode).toBe(204);
  });

  it('keeps the owner neither from logging in nor from changing the password', async () => {
    const owner = await logInOnOwnBrowser();
    await guess(await createThief(owner), MAX_WRONG + 1);
    const account = { email: 'zora@example.com', password: 'secret-1' };
    const login = await server.visitor().post('/api/login', account, { 'x-forwarded-for': address(2000) });
    expect(login.statusCode).toBe(200);
    expect((await change(owner, 'secret-1', 2001)).statusCode).toBe(204);
  });
});

it('a right password takes nothing of what is left, and a wrong one costs its own browser only', async () => {
  const owner = await logInOnOwnBrowser();
  await guess(owner, MAX_WRONG - 1);
  const email = { currentPassword: 'secret-1', email: 'other@example.com' };
  for (const step of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': address(3000 + step) };
    const edit = await owner.call({ method: 'PATCH', url: '/api/account', payload: email, headers });
    expect(edit.statusCode).toBe(200);
  }
  expect(await guess(owner, 2, 4000)).toEqual([400, 429]);
  expect(await guess(await createThief(owner), 1, 5000)).toEqual([400]);
});
