import { startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const server = startTestServer();
const zora = {
  nickname: 'Zora',
  email: 'Zora@Example.com',
  password: 'mirabelka',
  confirmPassword: 'mirabelka',
};

describe('register', () => {
  it('opens an account with a trial of seven days and does not sign in', async () => {
    const visitor = server.visitor();
    const answer = await visitor.post('/api/register', zora);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: 'Your account is ready.' });
    expect((await visitor.get('/api/auth/user')).statusCode).toBe(401);
    await visitor.post('/api/login', { email: 'zora@example.com', password: 'mirabelka' });
    const user = (await visitor.get('/api/auth/user')).json();
    expect(user).toMatchObject({ nickname: 'Zora', email: 'zora@example.com', subscriptionTier: 'trial' });
    expect(user.trialEndDate).toBe('2026-11-28T10:00:00.000Z');
    expect(JSON.stringify(user)).not.toMatch(/hash|argon/i);
  });

  it.each([
    ['email', { ...zora, nickname: 'Other', email: 'ZORA@example.COM' }, 'This email is already registered'],
    ['nickname', { ...zora, nickname: 'zORA', email: 'other@example.com' }, 'This username is already taken'],
  ])('answers 409 with the field when the %s is taken in any case', async (field, body, message) => {
    await server.visitor().post('/api/register', zora);
    const answer = await server.visitor().post('/api/register', body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', field, message });
  });

  it('tells letters with accents apart from others, not from their capitals', async () => {
    const named = (nickname: string, index: number) =>
      server.visitor().post('/api/register', { ...zora, nickname, email: `z${index}@example.com` });
    const names = ['Žofia', 'žOFIA', 'Zofia', 'Z\u030Cofia'];
    const codes: number[] = [];
    for (const [index, name] of names.entries()) codes.push((await named(name, index)).statusCode);
    expect(codes).toEqual([201, 409, 201, 409]);
  });

  it.each([
    [{ nickname: '' }, 'nickname', 'Username must be at least 3 characters'],
    [{ nickname: undefined }, 'nickname', 'Username must be at least 3 characters'],
    [{ nickname: 'x'.repeat(31) }, 'nickname', 'Username must be at most 30 characters'],
    [{ email: 'a@b' }, 'email', 'Email must be at least 5 characters'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'Email is too long'],
    [{ email: 'zora.example.com' }, 'email', 'Invalid email format'],
    [{ email: 'zora@salon' }, 'email', 'Email must be complete with domain (e.g., zora@salon.com)'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ confirmPassword: 'another' }, 'confirmPassword', 'Passwords do not match'],
  ])('answers 400 to number %# of the bad inputs', async (change, field, message) => {
    const answer = await server.visitor().post('/api/register', { ...zora, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', field, message });
  });

  it('names all wrong fields at once', async () => {
    const answer = await server.visitor().post('/api/register', { confirmPassword: 'x', password: 'abc' });
    const paths = answer.json().fields.map((field: { path: string }) => field.path);
    expect(new Set(paths)).toEqual(new Set(['nickname', 'email', 'password', 'confirmPassword']));
  });

  it('gives nobody a plan for asking', async () => {
    await server.visitor().post('/api/register', { ...zora, subscriptionTier: 'premium', id: 7 });
    const visitor = server.visitor();
    await visitor.post('/api/login', zora);
    expect((await visitor.get('/api/auth/user')).json().subscriptionTier).toBe('trial');
  });

  it('keeps one of two accounts that register at the same moment', async () => {
    const answers = await Promise.all([1, 2].map(() => server.visitor().post('/api/register', zora)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('login', () => {
  it('says the same for an unknown email and a wrong password', async () => {
    await server.visitor().post('/api/register', zora);
    const wrong = await server.visitor().post('/api/login', { email: zora.email, password: 'wrong-one' });
    const unknown = await server
      .visitor()
      .post('/api/login', { email: 'nobody@example.com', password: 'wrong-one' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.json().message).toBe('Wrong email or password');
  });

  it('asks for a password', async () => {
    const answer = await server.visitor().post('/api/login', { email: zora.email, password: '' });
    expect(answer.json()).toMatchObject({ field: 'password', message: 'Password is required' });
  });

  it('gives a cookie that scripts and other sites cannot use, new at each login', async () => {
    const owner = await server.owner('zora');
    const again = await owner.post('/api/login', { email: 'zora@example.com', password: 'secret-1' });
    const [cookie] = again.cookies;
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' });
    const rows = await server.database.db.execute(sql`SELECT sid FROM sessions`);
    expect((rows as unknown as { rows: unknown[] }).rows).toHaveLength(1);
  });

  it('stores no token that a leaked table would open a session with', async () => {
    await server.owner('zora');
    const rows = await server.database.db.execute(sql`SELECT sid FROM sessions`);
    const [{ sid }] = (rows as unknown as { rows: [{ sid: string }] }).rows;
    const thief = await server.visitor().get('/api/auth/user', { cookie: `sid=${sid}` });
    expect(thief.statusCode).toBe(401);
  });
});

describe('a session', () => {
  it('slides for thirty days and then ends', async () => {
    const owner = await server.owner('zora');
    server.clock.advance({ days: 29 });
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
    server.clock.advance({ days: 29 });
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
    server.clock.advance({ days: 31 });
    expect((await owner.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('ends at logout, also for who kept the cookie', async () => {
    const owner = await server.owner('zora');
    const kept = await owner.call({ method: 'GET', url: '/api/auth/user' });
    const cookie = String(kept.raw.req.headers.cookie);
    expect((await owner.post('/api/logout')).statusCode).toBe(204);
    expect((await server.visitor().get('/api/auth/user', { cookie })).statusCode).toBe(401);
  });

  it('shows the expired tier when the trial is over', async () => {
    const owner = await server.owner('zora');
    server.clock.advance({ days: 7 });
    expect((await owner.get('/api/auth/user')).json().subscriptionTier).toBe('expired');
  });
});
