import { type Browser, startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { outbox } from '../../db/tables/outbox';

const server = startTestServer();
const weaknessOf = async (body: object, browser: Browser = server.visitor()) =>
  (await browser.post('/api/password-check', body)).json().weakness;

it.each([
  ['123456', 'common'],
  ['password', 'common'],
  ['PassWord', 'common'],
  ['qwertyuiop', 'common'],
  ['aaaaaa', 'repeated'],
  ['      ', 'repeated'],
  ['🙂🙂🙂🙂🙂🙂', 'repeated'],
  ['Zora.Malá', 'nickname'],
  ['ZORA@example.com', 'email'],
  ['zora', 'email'],
  ['mirabelka', null],
  ['kolun-vasib-mered', null],
  ['', null],
])('of %s says %s', async (password, weakness) => {
  const who = { nickname: 'zora.malá', email: 'zora@example.com' };
  expect(await weaknessOf({ password, ...who })).toBe(weakness);
});

it('knows the names of who is logged in, and of whose link sets the password', async () => {
  const owner = await server.owner('lunaria');
  expect(await weaknessOf({ password: 'lunaria' }, owner)).toBe('nickname');
  expect(await weaknessOf({ password: 'lunaria' })).toBe(null);
  await server.visitor().post('/api/password-reset/request', { email: 'lunaria@example.com' });
  for (const work of server.later.splice(0)) await work();
  const [mail] = await server.database.db.select().from(outbox);
  const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  expect(await weaknessOf({ password: 'lunaria@example.com', token })).toBe('email');
  expect(await weaknessOf({ password: 'lunaria', token: 'a'.repeat(43) })).toBe(null);
});

it.each([
  [{}, 'password'],
  [{ password: 'x'.repeat(201) }, 'password'],
  [{ password: 'x', nickname: 'x'.repeat(101) }, 'nickname'],
  [{ password: 'x', token: '../' }, 'token'],
])('refuses %o', async (body, field) => {
  const answer = await server.visitor().post('/api/password-check', body);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

it.each(['123456', 'aaaaaa', 'zora.mala', 'zora@example.com'])(
  'does not keep anybody from choosing %s',
  async (password) => {
    const account = { nickname: 'zora.mala', email: 'zora@example.com', password, confirmPassword: password };
    expect((await server.visitor().post('/api/register', account)).statusCode).toBe(201);
    expect((await server.visitor().post('/api/login', account)).statusCode).toBe(200);
  },
);
