import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/dates';
import { sessions } from '../../db/tables/users';

const server = startTestServer({ publicUrl: 'https://verandly.example' });

const zora = { email: 'zora@example.com', password: 'secret-1' };
const login = (browser: Browser) => browser.post('/api/login', zora);
const cookieOf = (answer: Awaited<ReturnType<Browser['post']>>) => answer.cookies[0]?.value ?? '';
const statusWith = async (cookie: string) =>
  (await server.visitor().get('/api/auth/user', { cookie: `__Host-sid=${cookie}` })).statusCode;

it('has a cookie that never travels in the clear when the product is on https', async () => {
  const owner = await server.owner('zora');
  const answer = await login(owner);
  expect(answer.cookies[0]).toMatchObject({
    name: '__Host-sid',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(answer.cookies[0]).not.toHaveProperty('domain');
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
  const [cleared] = (await owner.post('/api/logout')).cookies;
  expect(cleared).toMatchObject({ name: '__Host-sid', value: '', secure: true, path: '/' });
});

describe('a cookie', () => {
  it('that was altered in any part opens nothing', async () => {
    await server.owner('zora');
    const cookie = cookieOf(await login(server.visitor()));
    expect(await statusWith(encodeURIComponent(cookie))).toBe(200);
    const [token = '', signature = ''] = cookie.split('.');
    const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    for (const forged of [
      token,
      `${token}.`,
      `${other(token)}.${signature}`,
      `${token}.${other(signature)}`,
    ]) {
      expect(await statusWith(encodeURIComponent(forged))).toBe(401);
    }
  });

  it('is sent again as the session slides, so that the browser keeps it as long', async () => {
    const owner = await server.owner('zora');
    await owner.get('/api/auth/user');
    expect((await owner.get('/api/auth/user')).cookies).toEqual([]);
    server.clock.advance({ days: 2 });
    const [again] = (await owner.get('/api/auth/user')).cookies;
    expect(again).toMatchObject({ name: '__Host-sid', maxAge: 30 * 24 * 60 * 60, secure: true });
    expect((await owner.get('/api/auth/user')).cookies).toEqual([]);
  });
});

describe('signing in', () => {
  it('never takes over the session that the browser came with', async () => {
    await server.owner('zora');
    const browser = server.visitor();
    const planted = cookieOf(await login(server.visitor()));
    browser.keepCookie('__Host-sid', encodeURIComponent(planted));
    const fresh = cookieOf(await login(browser));
    expect(fresh).not.toBe(planted);
    expect(await statusWith(encodeURIComponent(planted))).toBe(401);
  });

  it('at the same moment in three places gives three sessions, and signing out ends one', async () => {
    await server.owner('zora');
    const browsers = [server.visitor(), server.visitor(), server.visitor()];
    const answers = await Promise.all(browsers.map(login));
    expect(new Set(answers.map(cookieOf)).size).toBe(3);
    await browsers[0]?.post('/api/logout');
    const codes = await Promise.all(browsers.map((browser) => browser.get('/api/auth/user')));
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  });

  it('sweeps out sessions that are over', async () => {
    await server.owner('zora');
    server.clock.advance({ days: 31 });
    await login(server.visitor());
    expect(await server.database.db.$count(sessions)).toBe(1);
  });
});

it('signing out twice, or with a session that is gone, is fine', async () => {
  const owner = await server.owner('zora');
  const cookie = cookieOf(await login(owner));
  for (const attempt of [1, 2]) {
    const answer = await server
      .visitor()
      .post('/api/logout', undefined, { cookie: `__Host-sid=${encodeURIComponent(cookie)}` });
    expect([attempt, answer.statusCode]).toEqual([attempt, 204]);
  }
  expect(await statusWith(encodeURIComponent(cookie))).toBe(401);
});

describe('the name that the cookie had before', () => {
  const withOldName = (cookie: string) =>
    server.visitor().get('/api/auth/user', { cookie: `sid=${encodeURIComponent(cookie)}` });
  /** Opens a session under the cookie name of an earlier version. */
  const openOldSession = async () => {
    await server.owner('zora');
    const cookie = cookieOf(await login(server.visitor()));
    const oldCookieUntil = new Date(server.clock.now().getTime() + 30 * DAY_MS);
    await server.database.db.update(sessions).set({ oldCookieUntil });
    return cookie;
  };

  it('opens a session from before the update, which gets the new one', async () => {
    const cookie = await openOldSession();
    const { statusCode, cookies } = await withOldName(cookie);
    expect(statusCode).toBe(200);
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-sid', value: cookie, secure: true }),
    );
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'sid', value: '' }));
    // The answer may get lost, or a second call may be under way, so the former cookie must still work.
    expect((await withOldName(cookie)).statusCode).toBe(200);
  });

  it('is forgotten together with the new one by who logs out', async () => {
    const owner = await server.owner('zora');
    const { cookies } = await owner.post('/api/logout');
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-sid', ''],
      ['sid', ''],
    ]);
  });

  it('opens nothing thirty days after it', async () => {
    const cookie = await openOldSession();
    await server.database.db
      .update(sessions)
      .set({ expire: new Date(server.clock.now().getTime() + 60 * DAY_MS) });
    server.clock.advance({ days: 30 });
    expect((await withOldName(cookie)).statusCode).toBe(401);
  });

  it('opens no session from after it: a neighbour could have planted it', async () => {
    await server.owner('zora');
    expect((await withOldName(cookieOf(await login(server.visitor())))).statusCode).toBe(401);
  });
});

describe('the latest end of a session', () => {
  it('comes ninety days after the login, however often it is used, and the cookie says so', async () => {
    const owner = await server.owner('zora');
    let maxAge: unknown;
    for (let day = 10; day < 90; day += 10) {
      server.clock.advance({ days: 10 });
      const answer = await owner.get('/api/auth/user');
      expect([day, answer.statusCode]).toEqual([day, 200]);
      maxAge = answer.cookies[0]?.maxAge;
    }
    expect(maxAge).toBe(10 * 24 * 60 * 60);
    server.clock.advance({ days: 10 });
    expect((await owner.get('/api/auth/user')).statusCode).toBe(401);
  });
});

it('leaves nothing stored in the browser of who logs out, but for what is kept there for others', async () => {
  const owner = await server.owner('zora');
  expect((await owner.post('/api/logout')).headers['clear-site-data']).toBe('"cache"');
});
