import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailProofs, users } from '../../db/tables/users';
import { MAILS_PER_DAY } from '../mail/mail-bounds';
import { PROOF_DAYS } from './prove-email';

const server = startTestServer();
const zora = {
  nickname: 'zora',
  email: 'zora@example.com',
  password: 'secret-1',
  confirmPassword: 'secret-1',
};
let owner: Browser;

/** Registers and signs in, as a person does. */
async function register(account = zora): Promise<Browser> {
  const browser = server.visitor();
  expect((await browser.post('/api/register', account)).statusCode).toBe(201);
  await browser.post('/api/login', account);
  return browser;
}

/** Lists what was sent, as 'to: subject'. */
async function sent(): Promise<string[]> {
  await server.mail.sendDue();
  return server.sentMail.map(({ to, subject }) => `${to}: ${subject}`);
}

async function findNewestToken(): Promise<string> {
  await server.mail.sendDue();
  const links = server.sentMail.flatMap(
    ({ text }) => /\/confirm-email#token=([\w-]{43})\s/.exec(text)?.[1] ?? [],
  );
  return links.at(-1) ?? '';
}

const follow = (token: string) => server.visitor().post('/api/email-proof', { token });
const look = async (token: string) =>
  (await server.visitor().post('/api/email-proof/check', { token })).json();
const me = async () => (await owner.get('/api/auth/user')).json();
const move = (email: string, currentPassword = 'secret-1') =>
  owner.patch('/api/account', { email, currentPassword });
const dead = {
  field: 'token',
  message: 'This link has expired or was already used. Please ask for a new one.',
};

beforeEach(async () => {
  owner = await register();
});

describe('a new account', () => {
  it('gets a link at its address, which says nothing that was typed but the address itself', async () => {
    expect(await sent()).toEqual(['zora@example.com: Verandly: confirm your email address']);
    const [mail] = server.sentMail;
    expect(mail).toMatchObject({ fromName: null, replyTo: null });
    expect(`${mail?.subject}${mail?.text}${mail?.html}`.replaceAll('/zora', '')).not.toMatch(/zora/i);
    const token = await findNewestToken();
    expect(JSON.stringify(await server.database.db.select().from(emailProofs))).not.toContain(token);
  });

  it('is proven by the link, and only by following it', async () => {
    expect(await me()).toMatchObject({ isEmailProven: false, pendingEmail: null });
    const token = await findNewestToken();
    expect(await look(token)).toEqual({ state: 'open', email: 'zora@example.com' });
    expect(await me()).toMatchObject({ isEmailProven: false });
    const answer = await follow(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: 'zora@example.com' }]);
    expect(await me()).toMatchObject({ isEmailProven: true });
  });

  it('takes the same link again without harm, and says that it is done', async () => {
    const token = await findNewestToken();
    await follow(token);
    const [before] = await server.database.db.select().from(users);
    server.clock.advance({ days: 60 });
    expect(await look(token)).toEqual({ state: 'done', email: 'zora@example.com' });
    expect((await follow(token)).statusCode).toBe(200);
    expect(await server.database.db.select().from(users)).toEqual([before]);
  });

  it('is not proven by a link that is too old', async () => {
    const token = await findNewestToken();
    server.clock.advance({ days: PROOF_DAYS });
    expect(await look(token)).toEqual({ state: 'dead', email: 'zora@example.com' });
    expect((await follow(token)).json()).toMatchObject(dead);
    expect((await server.database.db.select().from(users))[0]?.emailProvenAt).toBeNull();
  });

  it.each(['a'.repeat(43), 'x', "' OR 1=1 --", 'a'.repeat(101)])('knows no link %s', async (token) => {
    const answer = await follow(token);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'token']);
    expect((await look(token)).state ?? 'refused').not.toBe('open');
  });

  it('is proven when the link of the first mail comes last', async () => {
    const first = await findNewestToken();
    await owner.post('/api/account/email-proof');
    expect(await findNewestToken()).not.toBe(first);
    expect((await follow(first)).statusCode).toBe(200);
    expect(await look(await findNewestToken())).toMatchObject({ state: 'done' });
  });

  it('gets the link again, five times a day and not oftener', async () => {
    const codes: number[] = [];
    for (let call = 0; call < MAILS_PER_DAY.toUnprovenAddress; call += 1) {
      codes.push((await owner.post('/api/account/email-proof')).statusCode);
    }
    expect(codes).toEqual([204, 204, 204, 204, 429]);
    const refused = await owner.post('/api/account/email-proof');
    expect(refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/spam/),
    });
    expect(await sent()).toHaveLength(MAILS_PER_DAY.toUnprovenAddress);
    server.clock.advance({ days: 1 });
    await owner.post('/api/login', zora);
    expect((await owner.post('/api/account/email-proof')).statusCode).toBe(204);
  });

  it('gets no link when it is proven already', async () => {
    await follow(await findNewestToken());
    server.sentMail.length = 0;
    expect((await owner.post('/api/account/email-proof')).statusCode).toBe(204);
    expect(await sent()).toEqual([]);
  });

  it('writes to an address no oftener when it is deleted and opened again', async () => {
    await server.mail.sendDue();
    for (let round = 0; round < MAILS_PER_DAY.toUnprovenAddress + 2; round += 1) {
      const payload = { currentPassword: 'secret-1', confirmation: zora.email };
      await owner.call({ method: 'DELETE', url: '/api/account', payload });
      // A mail program puts mail to both spellings into one mailbox.
      owner = await register({ ...zora, email: round % 2 ? 'zora@example.com' : 'Zora@example.com' });
      await server.mail.sendDue();
    }
    expect(server.sentMail).toHaveLength(MAILS_PER_DAY.toUnprovenAddress);
  });

  it('counts a mailbox, not the words behind its plus', async () => {
    for (let number = 0; number < 7; number += 1) {
      const account = { ...zora, nickname: `zora${number}`, email: `zora+${number}@example.com` };
      await register(account);
    }
    expect(await sent()).toHaveLength(MAILS_PER_DAY.toUnprovenAddress);
  });
});

describe('a changed email', () => {
  beforeEach(async () => {
    await follow(await findNewestToken());
    server.sentMail.length = 0;
  });

  it('takes effect when the link in the new mailbox is followed, and the former address hears of both', async () => {
    const answer = await move('Zora@Salon.example.com');
    expect(answer.json()).toMatchObject({
      email: 'zora@example.com',
      pendingEmail: 'zora@salon.example.com',
    });
    expect(await sent()).toEqual([
      'zora@salon.example.com: Verandly: confirm your email address',
      'zora@example.com: Your email address is about to change',
    ]);
    expect((await server.visitor().post('/api/login', zora)).statusCode).toBe(200);
    server.sentMail.splice(1);
    const token = await findNewestToken();
    server.sentMail.length = 0;
    expect(await look(token)).toEqual({ state: 'open', email: 'zora@salon.example.com' });
    const followed = await owner.post('/api/email-proof', { token });
    expect(followed.json()).toEqual({ email: 'zora@salon.example.com' });
    expect(await me()).toMatchObject({
      email: 'zora@salon.example.com',
      isEmailProven: true,
      pendingEmail: null,
    });
    expect(await sent()).toEqual(['zora@example.com: Your email address was changed']);
    expect(server.sentMail[0]?.text).toContain('zora@salon.example.com');
    expect((await server.visitor().post('/api/login', zora)).statusCode).toBe(401);
    const login = { email: 'ZORA@salon.example.com', password: 'secret-1' };
    expect((await server.visitor().post('/api/login', login)).statusCode).toBe(200);
    expect(await look(token)).toMatchObject({ state: 'done' });
  });

  it('is taken back by the present one, and its link is dead', async () => {
    await move('new@example.com');
    const token = await findNewestToken();
    expect((await owner.patch('/api/account', { email: 'ZORA@example.com' })).statusCode).toBe(200);
    expect(await me()).toMatchObject({ email: 'zora@example.com', pendingEmail: null, isEmailProven: true });
    expect(await look(token)).toEqual({ state: 'dead', email: 'new@example.com' });
    expect((await follow(token)).json()).toMatchObject(dead);
  });

  it('is the last one that was asked for', async () => {
    await move('first@example.com');
    const first = await findNewestToken();
    await move('second@example.com');
    expect((await follow(first)).json()).toMatchObject(dead);
    const links = server.sentMail.length;
    await owner.post('/api/account/email-proof');
    await server.mail.sendDue();
    expect(server.sentMail.slice(links).map(({ to }) => to)).toContain('second@example.com');
    expect((await follow(await findNewestToken())).json()).toEqual({ email: 'second@example.com' });
  });

  it('that somebody else has proven meanwhile is refused, and nothing changes', async () => {
    await move('new@example.com');
    const token = await findNewestToken();
    await register({ ...zora, nickname: 'tibor', email: 'new@example.com' });
    const answer = await follow(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'token', message: 'This email is already registered' });
    expect(await me()).toMatchObject({ email: 'zora@example.com' });
  });

  it('ends the links for a forgotten password once it takes effect', async () => {
    await server.visitor().post('/api/password-reset/request', { email: 'zora@example.com' });
    for (const work of server.later.splice(0)) await work();
    await move('new@example.com');
    await follow(await findNewestToken());
    const reset = server.sentMail.find(({ subject }) => subject === 'Choose a new password');
    const token = /#token=([\w-]+)/.exec(reset?.text ?? '')?.[1];
    expect(token).toBeDefined();
    const answer = await server.visitor().post('/api/password-reset/check', { token });
    expect(answer.json()).toEqual({ email: null });
  });

  it('writes to strangers no oftener than ten times a day, whatever addresses are typed', async () => {
    const codes: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      codes.push((await move(`victim-${number}@example.com`)).statusCode);
    }
    // The first link went to the owner.
    expect(codes.filter((code) => code === 200)).toHaveLength(MAILS_PER_DAY.proofsOfOwner - 1);
    expect(codes.at(-1)).toBe(429);
    expect(await me()).toMatchObject({ pendingEmail: 'victim-8@example.com' });
  });

  it('of an account that never proved its own is not told to that address by name', async () => {
    await server.database.db.update(users).set({ emailProvenAt: null }).where(eq(users.email, zora.email));
    await move('new@example.com');
    await follow(await findNewestToken());
    await server.mail.sendDue();
    const toFormer = server.sentMail.filter(({ to }) => to === 'zora@example.com');
    expect(toFormer.map(({ subject }) => subject)).toEqual([
      'Your email address is about to change',
      'Your email address was changed',
    ]);
    expect(toFormer.map(({ text }) => text).join()).not.toContain('new@example.com');
  });

  it('is proven once by two at the same moment', async () => {
    await move('new@example.com');
    const token = await findNewestToken();
    const answers = await Promise.all([follow(token), follow(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await server.mail.sendDue();
    const told = server.sentMail.filter(({ subject }) => subject === 'Your email address was changed');
    expect(told).toHaveLength(1);
  });
});
