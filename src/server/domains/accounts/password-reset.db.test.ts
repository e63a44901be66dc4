import { type Browser, startTestServer } from '@tests/support/test-server';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '../../db/tables/outbox';
import { passwordResets, sessions, users } from '../../db/tables/users';
import { MAILS_PER_DAY } from '../mail/mail-bounds';
import { hashPassword } from './password';

const server = startTestServer();
let owner: Browser;

beforeEach(async () => {
  owner = await server.owner('zora');
});

const ask = (email: string) => server.visitor().post('/api/password-reset/request', { email });

const reset = (token: string, newPassword = 'mirabelka') =>
  server.visitor().post('/api/password-reset', { token, newPassword });

const signIn = (password: string, nickname = 'zora') =>
  server.visitor().post('/api/login', { email: `${nickname}@example.com`, password });

/** Does the work that was put off, then waits until `count` mails have been sent. */
async function mails(count: number) {
  for (const work of server.later.splice(0)) await work();
  const written = await server.database.db.select().from(outbox).orderBy(outbox.id);
  expect(written).toHaveLength(count);
  return written;
}

const tokenIn = (mail: { text: string } | undefined) =>
  /\/reset-password#token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';

/** Asks for a link and finds its token in mail number `count` of this test. */
async function link(nickname = 'zora', count = 1): Promise<string> {
  await ask(`${nickname}@example.com`);
  const token = tokenIn((await mails(count)).at(-1));
  expect(token).not.toBe('');
  return token;
}

const dead = {
  field: 'token',
  message: 'This link has expired or was already used. Please ask for a new one.',
};

describe('asking for a link', () => {
  it('mails it to the account, and keeps only its hash', async () => {
    expect((await ask('ZORA@example.com')).statusCode).toBe(200);
    const [mail] = await mails(1);
    expect(mail).toMatchObject({
      recipient: 'zora@example.com',
      subject: 'Choose a new password',
      replyTo: null,
    });
    const token = tokenIn(mail);
    expect(mail?.html).toContain(`/reset-password#token=${token}"`);
    const stored = await server.database.db.select().from(passwordResets);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('answers the same, and does the same before it answers, whether there is such an account or not', async () => {
    const select = vi.spyOn(server.database.db, 'select');
    const answers = [await ask('zora@example.com'), await ask('nobody@example.com')];
    const [known, unknown] = answers.map(({ statusCode, headers, body }) => ({
      statusCode,
      body,
      names: Object.keys(headers),
    }));
    expect(unknown).toEqual(known);
    // Nothing is looked up before the answer or right after it: both wait for the same moment.
    expect(select).not.toHaveBeenCalled();
    expect(server.later).toHaveLength(2);
    expect(await mails(1)).toHaveLength(1);
  });
});

describe('a link', () => {
  it('sets the password once, signs out everywhere and tells the owner', async () => {
    const token = await link();
    const answer = await reset(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toBe('Your new password is set. You can now log in with it.');
    expect((await owner.get('/api/auth/user')).statusCode).toBe(401);
    expect((await signIn('secret-1')).statusCode).toBe(401);
    expect((await signIn('mirabelka')).statusCode).toBe(200);
    expect((await mails(2))[1]).toMatchObject({
      recipient: 'zora@example.com',
      subject: 'Your password was changed',
    });
    const again = await reset(token, 'marhuľka');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject(dead);
    expect((await signIn('mirabelka')).statusCode).toBe(200);
  });

  it('is a line in the log when it is used', async () => {
    const token = await link();
    const info = vi.spyOn(server.app.log, 'info').mockImplementation(() => undefined);
    expect((await reset(token)).statusCode).toBeLessThan(300);
    const events = info.mock.calls.map(([line]) => (line as { event?: string }).event);
    expect(events.filter((event) => event !== undefined)).toEqual(['password-reset']);
  });

  it('is used once by two at the same moment', async () => {
    const token = await link();
    const answers = await Promise.all(['mirabelka', 'marhuľka'].map((next) => reset(token, next)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('ends after an hour', async () => {
    const token = await link();
    server.clock.advance({ seconds: 60 * 60 });
    expect((await reset(token)).json()).toMatchObject(dead);
    expect((await signIn('secret-1')).statusCode).toBe(200);
  });

  it('works in the last second of it', async () => {
    const token = await link();
    server.clock.advance({ seconds: 60 * 60 - 1 });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('ends when another one is asked for', async () => {
    const first = await link();
    const second = await link('zora', 2);
    expect((await reset(first)).json()).toMatchObject(dead);
    expect((await reset(second)).statusCode).toBe(200);
  });

  it('stays good when others ask for more of them than may be sent', async () => {
    const dayOf = MAILS_PER_DAY.resets;
    for (let call = 1; call < dayOf; call += 1) await ask('zora@example.com');
    const last = await link('zora', dayOf);
    await ask('zora@example.com');
    await mails(dayOf);
    expect((await reset(last)).statusCode).toBe(200);
  });

  it('is to be had again when the last one has ended, however many others have asked for', async () => {
    const dayOf = MAILS_PER_DAY.resets;
    for (let call = 0; call < dayOf; call += 1) await ask('zora@example.com');
    await mails(dayOf);
    server.clock.advance({ seconds: 60 * 60 - 1 });
    await ask('zora@example.com');
    await mails(dayOf);
    server.clock.advance({ seconds: 1 });
    await ask('zora@example.com');
    const next = await link('zora', dayOf + 1);
    expect((await reset(next)).statusCode).toBe(200);
  });

  it('ends when the password is changed', async () => {
    const before = await link();
    await owner.post('/api/account/password', { currentPassword: 'secret-1', newPassword: 'marhuľka' });
    expect((await reset(before)).json()).toMatchObject(dead);
  });

  it('says whether it works, and whose it is, and changes nothing by that', async () => {
    const token = await link();
    const look = async () => (await server.visitor().post('/api/password-reset/check', { token })).json();
    expect(await look()).toEqual({ email: 'zora@example.com' });
    expect(await look()).toEqual({ email: 'zora@example.com' });
    expect((await reset(token)).statusCode).toBe(200);
    expect(await look()).toEqual({ email: null });
  });

  it('proves the address that it went to, and takes back a change that somebody else began', async () => {
    await server.database.db.update(users).set({ emailProvenAt: null, pendingEmail: 'thief@example.com' });
    expect((await reset(await link())).statusCode).toBe(200);
    expect(await server.database.db.select().from(users).orderBy(users.id)).toMatchObject([
      { email: 'zora@example.com', emailProvenAt: server.clock.now(), pendingEmail: null },
    ]);
  });

  it('does not set the password that the account has already', async () => {
    const token = await link();
    const answer = await reset(token, 'secret-1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field: 'newPassword',
      message: 'This is already your password. Please choose another one.',
    });
    await mails(1);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('sets the password of its own account only', async () => {
    const tibor = await server.owner('tibor');
    expect((await reset(await link())).statusCode).toBe(200);
    expect((await tibor.get('/api/auth/user')).statusCode).toBe(200);
    expect((await signIn('secret-1', 'tibor')).statusCode).toBe(200);
    expect((await signIn('mirabelka', 'tibor')).statusCode).toBe(401);
  });

  it.each([
    ['made up', 'a'.repeat(43)],
    ['of another form', "' OR 1=1 --"],
    ['empty', ''],
    ['very long', 'a'.repeat(101)],
  ])('that is %s sets nothing', async (_kind, token) => {
    await link();
    const answer = await reset(token);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'token']);
    expect((await signIn('secret-1')).statusCode).toBe(200);
  });

  it('is not what the table holds', async () => {
    await link();
    const [stored] = await server.database.db.select().from(passwordResets);
    expect((await reset(stored?.tokenHash ?? '')).json()).toMatchObject(dead);
  });

  it('stays good when the new password is refused', async () => {
    const token = await link();
    expect((await reset(token, '12345')).json().field).toBe('newPassword');
    expect((await reset(token)).statusCode).toBe(200);
  });
});

describe('at the moment in which an account changes', () => {
  /** Makes a call while a change of all accounts is not committed yet, and returns what it answers. */
  async function callDuring<Answer>(
    change: Partial<typeof users.$inferInsert>,
    call: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    let called: Promise<Answer> | undefined;
    await server.database.db.transaction(async (tx) => {
      await tx.update(users).set(change);
      called = call();
      await waitForLocks(server.database, 1);
    });
    return called;
  }

  it('nobody gets in, or takes the account over, with the former password', async () => {
    const passwordHash = await hashPassword('mirabelka');
    expect((await callDuring({ passwordHash }, () => signIn('secret-1')))?.statusCode).toBe(401);
    const passwords = { currentPassword: 'mirabelka', email: 'thief@example.com' };
    const change = { passwordHash: await hashPassword('marhuľka') };
    const moved = await callDuring(change, () => owner.patch('/api/account', passwords));
    expect(moved?.json()).toMatchObject({ code: 'VALIDATION', field: 'currentPassword' });
    const [user] = await server.database.db.select().from(users);
    expect(user?.pendingEmail).toBeNull();
    expect(await server.database.db.$count(sessions)).toBe(1);
  });

  it('no link goes to the address that it gives up', async () => {
    await ask('zora@example.com');
    await callDuring({ email: 'new@example.com' }, () => mails(0));
    expect(await server.database.db.$count(passwordResets)).toBe(0);
  });
});
