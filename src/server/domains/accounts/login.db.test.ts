import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MAX_PER_ACCOUNT_AND_NETWORK,
  MAX_PER_NETWORK,
  MAX_PER_NETWORK_AND_DAY,
  SLOW_AFTER,
  SLOW_MS,
} from './login';

const server = startTestServer({ hasRateLimits: true, trustProxy: true });
let last = 0;

beforeEach(() => {
  // Counts outlive a test, so each test has addresses of its own, and the time windows of earlier tests are over.
  last += 1;
  server.clock.advance({ days: last * 2 });
});

const address = (index: number) => `10.${last}.${Math.trunc(index / 250)}.${index % 250}`;

function tryLogin(email: string, password: string, ip: string, browser = server.visitor()) {
  return browser.post('/api/login', { email, password }, { 'x-forwarded-for': ip });
}

/** Tries wrong passwords for an account from somebody else's network; returns the last status. */
async function attack(email: string, times: number, ip: (index: number) => string): Promise<number> {
  let status = 0;
  for (let index = 0; index < times; index += 1) {
    status = (await tryLogin(email, 'wrong-one', ip(index))).statusCode;
  }
  return status;
}

/** Logs in with the owner's own browser, which knows the account from now on. */
async function logInOnOwnBrowser(nickname: string): Promise<Browser> {
  await server.owner(nickname);
  const browser = server.visitor();
  expect((await tryLogin(`${nickname}@example.com`, 'secret-1', address(9000), browser)).statusCode).toBe(
    200,
  );
  return browser;
}

/**
 * Creates a few accounts among which a test spreads its wrong passwords: for an email without an account, each would
 * cost as much as a real hash.
 */
async function createAccounts(): Promise<(index: number) => string> {
  const nicknames = ['anna', 'beata', 'cyril', 'dana'];
  for (const nickname of nicknames) await server.owner(nickname);
  return (index) => `${nicknames[index % nicknames.length]}@example.com`;
}

// Attempts are counted in memory, whatever the database.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')('wrong passwords', () => {
  it('are refused after some for one account from one network, in whatever case it is written', async () => {
    await server.owner('zora');
    await attack('zora@example.com', MAX_PER_ACCOUNT_AND_NETWORK, () => address(1));
    const refused = await tryLogin('ZORA@example.com', 'secret-1', address(1));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    server.clock.advance({ seconds: 15 * 60 });
    expect((await tryLogin('zora@example.com', 'secret-1', address(1))).statusCode).toBe(200);
  });

  it('that come at once are counted as well', async () => {
    await server.owner('zora');
    const attempts = Array.from({ length: 30 }, () => tryLogin('zora@example.com', 'wrong-one', address(1)));
    const codes = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(MAX_PER_ACCOUNT_AND_NETWORK);
  });

  it('keep the owner out nowhere else, however many come from however many networks', async () => {
    await server.owner('zora');
    await attack('zora@example.com', SLOW_AFTER + 20, (index) => address(index));
    const before = server.clock.now().getTime();
    expect((await tryLogin('zora@example.com', 'secret-1', address(5000))).statusCode).toBe(200);
    expect(server.clock.now().getTime() - before).toBe(SLOW_MS);
  });

  it('of others in the same network do not keep out who has logged in with this browser before', async () => {
    const browser = await logInOnOwnBrowser('zora');
    await browser.post('/api/logout');
    await attack('zora@example.com', MAX_PER_ACCOUNT_AND_NETWORK + 1, () => address(2));
    expect((await tryLogin('zora@example.com', 'secret-1', address(2))).statusCode).toBe(429);
    const before = server.clock.now().getTime();
    expect((await tryLogin('zora@example.com', 'secret-1', address(2), browser)).statusCode).toBe(200);
    expect(server.clock.now().getTime()).toBe(before);
  });

  it('are refused in such a browser, too, after some', async () => {
    const browser = await logInOnOwnBrowser('zora');
    const codes: number[] = [];
    for (let index = 0; index < 21; index += 1)
      codes.push((await tryLogin('zora@example.com', 'wrong-one', address(3), browser)).statusCode);
    expect([codes[19], codes[20]]).toEqual([401, 429]);
  });

  it('for many accounts from one network are refused', async () => {
    const codes: number[] = [];
    const email = await createAccounts();
    for (let index = 0; index <= MAX_PER_NETWORK; index += 1)
      codes.push((await tryLogin(email(index), 'wrong-one', address(4))).statusCode);
    expect([codes[MAX_PER_NETWORK - 1], codes[MAX_PER_NETWORK]]).toEqual([401, 429]);
    expect((await tryLogin(email(1), 'wrong-one', address(5))).statusCode).toBe(401);
  });

  it('from one network are bounded over the day, however patiently they are spread', async () => {
    const codes: number[] = [];
    const email = await createAccounts();
    for (let quarter = 0; quarter * MAX_PER_NETWORK < MAX_PER_NETWORK_AND_DAY; quarter += 1) {
      server.clock.advance({ seconds: 15 * 60 });
      for (let index = 0; index < MAX_PER_NETWORK; index += 1)
        codes.push((await tryLogin(email(index), 'wrong-one', address(11))).statusCode);
    }
    expect(new Set(codes)).toEqual(new Set([401]));
    server.clock.advance({ seconds: 15 * 60 });
    expect((await tryLogin('one-more@example.com', 'wrong-one', address(11))).statusCode).toBe(429);
    server.clock.advance({ days: 1 });
    expect((await tryLogin('one-more@example.com', 'wrong-one', address(11))).statusCode).toBe(401);
  });

  it('from many networks do not slow down who has logged in with this browser before', async () => {
    const browser = await logInOnOwnBrowser('zora');
    await browser.post('/api/logout');
    await attack('zora@example.com', SLOW_AFTER + 1, (index) => address(index));
    const before = server.clock.now().getTime();
    expect((await tryLogin('zora@example.com', 'secret-1', address(8000), browser)).statusCode).toBe(200);
    expect(server.clock.now().getTime()).toBe(before);
  });

  it('are answered alike for an email without an account', async () => {
    await server.owner('zora');
    const seen = await logInOnOwnBrowser('tibor');
    for (const browser of [undefined, seen]) {
      const statuses = async (email: string, ip: string) => {
        const codes: number[] = [];
        for (let index = 0; index <= MAX_PER_ACCOUNT_AND_NETWORK; index += 1)
          codes.push((await tryLogin(email, 'wrong-one', ip, browser)).statusCode);
        return codes;
      };
      const offset = browser ? 20 : 10;
      const unknown = await statuses(`nobody${offset}@example.com`, address(offset));
      expect(await statuses('zora@example.com', address(offset + 1))).toEqual(unknown);
    }
  });
});

it('right passwords are not counted: a hundred people behind one address log in', async () => {
  for (let index = 0; index < 100; index += 1) {
    const nickname = `owner${index}`;
    await server.owner(nickname);
    expect((await tryLogin(`${nickname}@example.com`, 'secret-1', address(6))).statusCode).toBe(200);
  }
});

describe('the cookie of a browser that was here before', () => {
  it('is signed, out of the reach of scripts, and holds no name', async () => {
    await server.owner('zora');
    const { cookies } = await tryLogin('zora@example.com', 'secret-1', address(7));
    const seen = cookies.find(({ name }) => name === 'seen');
    expect(seen).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 60 * 60 });
    expect(seen?.value).not.toContain('zora');
  });

  it('that was made up helps nobody', async () => {
    const { id } = (await (await server.owner('zora')).get('/api/auth/user')).json();
    const browser = server.visitor();
    browser.keepCookie('seen', `abcdefghijkl.${id}.c2lnbmF0dXJl`);
    for (let index = 0; index < MAX_PER_ACCOUNT_AND_NETWORK; index += 1)
      await tryLogin('zora@example.com', 'wrong-one', address(8), browser);
    expect((await tryLogin('zora@example.com', 'secret-1', address(8), browser)).statusCode).toBe(429);
  });
});

describe('the log', () => {
  const lines = (level: 'info' | 'warn') => {
    const spy = vi.spyOn(server.app.log, level).mockImplementation(() => undefined);
    return () =>
      spy.mock.calls.map(([line]) => line as { event: string; userId: number | null; network: string });
  };

  it('has a line for each failed login, without email or password, and one for being refused', async () => {
    await server.owner('zora');
    const infos = lines('info');
    await attack('zora@example.com', MAX_PER_ACCOUNT_AND_NETWORK + 5, () => address(9));
    await attack('nobody@example.com', 1, () => address(10));
    const events = infos();
    expect(events.filter(({ event }) => event === 'login-failed')).toHaveLength(
      MAX_PER_ACCOUNT_AND_NETWORK + 1,
    );
    expect(events.filter(({ event }) => event === 'login-refused')).toHaveLength(1);
    expect(events[0]).toEqual({
      event: 'login-failed',
      userId: expect.any(Number),
      network: expect.stringMatching(/^[\w-]{10}$/),
    });
    expect(events.at(-1)?.userId).toBeNull();
    expect(new Set(events.map(({ network }) => network)).size).toBe(2);
    expect(JSON.stringify(events)).not.toMatch(/example\.com|wrong-one|10\.\d/);
  });

  it('warns once of many', async () => {
    await server.owner('zora');
    const warnings = lines('warn');
    await attack('zora@example.com', 40, (index) => address(100 + index));
    expect(warnings().map(({ event }) => event)).toEqual(['many-failed-logins']);
  });

  it('warns once of many for different accounts from one network', async () => {
    const emailOf = await createAccounts();
    const warnings = lines('warn');
    for (let index = 0; index < 40; index += 1) await tryLogin(emailOf(index), 'wrong-one', address(9));
    expect(warnings().map(({ event, userId }) => [event, userId])).toEqual([['many-failed-logins', null]]);
  });
});
