import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/tables/users';

const server = startTestServer();
let owner: Browser;

beforeEach(async () => {
  owner = await server.owner('zora');
});

const signIn = (password: string, email = 'zora@example.com') =>
  server.visitor().post('/api/login', { email, password });

/** Lists recipients and subjects of the mails that went out since the last call. */
async function sent() {
  await server.mail.sendDue();
  return server.sentMail.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}

describe('changing the account', () => {
  it('changes names, and takes them away again', async () => {
    const answer = await owner.patch('/api/account', { firstName: ' Zora ', lastName: 'Malá' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ nickname: 'zora', firstName: 'Zora', lastName: 'Malá' });
    await owner.patch('/api/account', { firstName: '' });
    const user = (await owner.get('/api/auth/user')).json();
    expect(user).toMatchObject({ firstName: null, lastName: 'Malá' });
    expect(await sent()).toEqual([]);
  });

  it.each([
    [undefined, 'Password is required'],
    ['secret-2', "This isn't your current password"],
  ])('keeps the email when the password is %s', async (currentPassword, message) => {
    const edit = { email: 'other@example.com', firstName: 'Zora', currentPassword };
    const answer = await owner.patch('/api/account', edit);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'currentPassword', message });
    const user = (await owner.get('/api/auth/user')).json();
    expect(user).toMatchObject({ email: 'zora@example.com', firstName: null });
    expect(await sent()).toEqual([]);
  });

  it('needs no password for the email that it has', async () => {
    expect((await owner.patch('/api/account', { email: 'ZORA@example.com' })).statusCode).toBe(200);
  });

  it('answers 409 for the email of somebody else, and changes nothing', async () => {
    await server.owner('tibor');
    const edit = { email: 'TIBOR@example.com', firstName: 'Zora', currentPassword: 'secret-1' };
    const answer = await owner.patch('/api/account', edit);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ field: 'email', message: 'This email is already registered' });
    expect((await owner.get('/api/auth/user')).json().firstName).toBeNull();
    expect(await sent()).toEqual([]);
  });

  it.each([
    { subscriptionTier: 'premium' },
    { subscriptionStatus: 'active' },
    { trialEndDate: '2099-01-01T00:00:00Z' },
    { stripeCustomerId: 'cus_1' },
    { nickname: 'boss' },
    { passwordHash: 'x' },
    { id: 1 },
  ])('gives nobody %o for asking', async (wish) => {
    const [before] = await server.database.db.select().from(users);
    const answer = await owner.patch('/api/account', { firstName: 'Zora', ...wish });
    expect(answer.statusCode).toBe(400);
    expect(await server.database.db.select().from(users)).toEqual([before]);
  });

  it.each([
    [{ email: 'zora' }, 'email'],
    [{ firstName: 'x'.repeat(101) }, 'firstName'],
    [{ lastName: 7 }, 'lastName'],
    [{ firstName: 'See www.example.com' }, 'firstName'],
    [{ lastName: 'https://example.com' }, 'lastName'],
    [{ lastName: 'Zora\u202ealoM' }, 'lastName'],
  ])('refuses %o', async (edit, field) => {
    const answer = await owner.patch('/api/account', edit);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  it('keeps a name that was taken when the rules were others', async () => {
    const names = { firstName: 'www.zora', lastName: 'Malá' };
    await server.database.db.update(users).set(names);
    expect((await owner.patch('/api/account', names)).statusCode).toBe(200);
    expect((await owner.patch('/api/account', { ...names, firstName: 'www.eva' })).statusCode).toBe(400);
  });

  it('is for signed-in owners', async () => {
    expect((await server.visitor().patch('/api/account', { firstName: 'Zora' })).statusCode).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (browser: Browser, currentPassword = 'secret-1', newPassword = 'mirabelka') =>
    browser.post('/api/account/password', { currentPassword, newPassword });

  it('ends all other sessions, and goes on here under a new one', async () => {
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: 'zora@example.com', password: 'secret-1' });
    const former = owner.cookie;
    const answer = await change(owner);
    expect(answer.statusCode).toBe(204);
    expect(owner.cookie).not.toBe(former);
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
    for (const cookie of [former, elsewhere.cookie]) {
      expect((await server.visitor().get('/api/auth/user', { cookie })).statusCode).toBe(401);
    }
    expect((await signIn('secret-1')).statusCode).toBe(401);
    expect((await signIn('mirabelka')).statusCode).toBe(200);
    expect(await sent()).toEqual(['zora@example.com: Your password was changed']);
  });

  it('leaves the sessions of others alone', async () => {
    const tibor = await server.owner('tibor');
    await change(owner);
    expect((await tibor.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('needs the old one', async () => {
    const answer = await change(owner, 'secret-2');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'currentPassword' });
    expect((await signIn('secret-1')).statusCode).toBe(200);
    expect(await sent()).toEqual([]);
  });

  it('refuses the one that it is already, and writes no mail', async () => {
    const answer = await change(owner, 'secret-1', 'secret-1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field: 'newPassword',
      message: 'This is already your password. Please choose another one.',
    });
    expect(await sent()).toEqual([]);
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('refuses one that is too short', async () => {
    const answer = await change(owner, 'secret-1', '12345');
    expect(answer.json()).toMatchObject({
      field: 'newPassword',
      message: 'Password must be at least 6 characters',
    });
  });

  it('happens once when two ask at the same moment', async () => {
    const answers = await Promise.all(
      ['mirabelka', 'marhuľka'].map((next) => change(owner, 'secret-1', next)),
    );
    // The other call comes with the former password, or is signed out already.
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await sent()).toHaveLength(1);
  });
});
