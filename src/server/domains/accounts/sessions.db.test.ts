import { type Browser, startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const server = startTestServer();
const second = startTestServer({}, () => server.database);

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

let owner: Browser;

beforeEach(async () => {
  owner = await server.owner('zora');
});

async function logIn(userAgent?: string, nickname = 'zora'): Promise<Browser> {
  const browser = server.visitor();
  const account = { email: `${nickname}@example.com`, password: 'secret-1' };
  await browser.post('/api/login', account, { 'user-agent': userAgent });
  return browser;
}

/** Changes the email and proves the new one in the same browser. */
async function moveEmail(email: string): Promise<void> {
  await owner.patch('/api/account', { email, currentPassword: 'secret-1' });
  await server.mail.sendDue();
  const links = server.sentMail.flatMap(({ text }) => /#token=([\w-]{43})\s/.exec(text)?.[1] ?? []);
  expect((await owner.post('/api/email-proof', { token: links.at(-1) })).statusCode).toBe(200);
}

const list = async (browser: Browser) => (await browser.get('/api/account/sessions')).json();
const isIn = async (browser: Browser) => (await browser.get('/api/auth/user')).statusCode === 200;

describe('the list of devices', () => {
  it('says of each in plain words what it is, since when, and when it was used last', async () => {
    server.clock.advance({ days: 1 });
    const phone = await logIn(IPHONE);
    server.clock.advance({ days: 1 });
    const computer = await logIn(CHROME);
    server.clock.advance({ days: 1 });
    await phone.get('/api/auth/user');
    const dates = (created: number, used: number) => ({
      createdAt: `2026-11-${created}T10:00:00.000Z`,
      lastUsedAt: `2026-11-${used}T10:00:00.000Z`,
    });
    expect(await list(computer)).toEqual([
      { id: expect.any(Number), browser: 'Chrome', system: 'Windows', isCurrent: true, ...dates(23, 24) },
      { id: expect.any(Number), browser: 'Safari', system: 'iPhone', isCurrent: false, ...dates(22, 24) },
      { id: expect.any(Number), browser: null, system: null, isCurrent: false, ...dates(21, 21) },
    ]);
    expect(JSON.stringify(await list(computer))).not.toMatch(/sid|Mozilla/);
  });

  it('leaves out what is over, and what is somebody else’s', async () => {
    await server.owner('tibor');
    await logIn(CHROME);
    server.clock.advance({ days: 29 });
    await owner.get('/api/auth/user');
    server.clock.advance({ days: 2 });
    expect(await list(owner)).toHaveLength(1);
  });
});

describe('a device', () => {
  it('is logged out from another one', async () => {
    const phone = await logIn(IPHONE);
    const [{ id }] = (await list(owner)).filter((each: { isCurrent: boolean }) => !each.isCurrent);
    expect((await owner.delete(`/api/account/sessions/${id}`)).statusCode).toBe(204);
    expect([await isIn(phone), await isIn(owner)]).toEqual([false, true]);
    expect((await owner.delete(`/api/account/sessions/${id}`)).statusCode).toBe(404);
  });

  it('that logs itself out loses its cookie', async () => {
    const [{ id }] = await list(owner);
    const answer = await owner.delete(`/api/account/sessions/${id}`);
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'sid', value: '' }));
    expect(await isIn(owner)).toBe(false);
  });

  it('of somebody else cannot be logged out', async () => {
    const tibor = await server.owner('tibor');
    const [{ id }] = await list(tibor);
    for (const wrong of [id, 999_999, 'x', 0]) {
      expect((await owner.delete(`/api/account/sessions/${wrong}`)).statusCode).toBe(404);
    }
    expect(await isIn(tibor)).toBe(true);
  });

  it('is one of all others that are logged out at once', async () => {
    const others = [await logIn(IPHONE), await logIn(CHROME)];
    const tibor = await server.owner('tibor');
    expect((await owner.delete('/api/account/sessions')).statusCode).toBe(204);
    expect(await Promise.all([...others, owner, tibor].map(isIn))).toEqual([false, false, true, true]);
  });

  it('is logged out by a change of the email elsewhere', async () => {
    const phone = await logIn(IPHONE);
    await moveEmail('other@example.com');
    expect([await isIn(phone), await isIn(owner)]).toEqual([false, true]);
  });

  it('stays when only a name is changed', async () => {
    const phone = await logIn(IPHONE);
    await owner.patch('/api/account', { firstName: 'Zora' });
    expect(await isIn(phone)).toBe(true);
  });
});

it('writes a line for each change that matters, with nothing of what it was', async () => {
  const info = vi.spyOn(server.app.log, 'info').mockImplementation(() => undefined);
  await logIn(IPHONE);
  await owner.delete('/api/account/sessions');
  const [{ id }] = await list(owner);
  await moveEmail('other@example.com');
  await owner.post('/api/account/password', { currentPassword: 'secret-1', newPassword: 'mirabelka' });
  await owner.delete(`/api/account/sessions/${id + 2}`);
  await owner.post('/api/login', { email: 'other@example.com', password: 'mirabelka' });
  const removal = { currentPassword: 'mirabelka', confirmation: 'other@example.com' };
  await owner.call({ method: 'DELETE', url: '/api/account', payload: removal });
  const lines = info.mock.calls.map(([line]) => line as { event?: string; userId: number });
  const events = lines.filter(({ event }) => event !== undefined);
  expect(events.map(({ event }) => event)).toEqual([
    'other-sessions-ended',
    'email-changed',
    'password-changed',
    'session-ended',
    'account-deleted',
  ]);
  expect(new Set(events.map(({ userId }) => typeof userId))).toEqual(new Set(['number']));
  expect(JSON.stringify(events)).not.toMatch(/example|secret-1|mirabelka/);
});

describe('a stream of events', () => {
  async function listen(browser: Browser, app = server.app) {
    const { id } = (await browser.post('/api/websites', { title: 'Salón', slug: 'salon' })).json();
    const answer = await browser
      .through(app)
      .call({ method: 'GET', url: `/api/websites/${id}/events`, payloadAsStream: true });
    const stream = answer.stream();
    let isOpen = true;
    stream.on('end', () => {
      isOpen = false;
    });
    stream.resume();
    return { isOpen: () => isOpen, stream };
  }

  const ends: [string, (phone: Browser, phoneId: number) => Promise<unknown>][] = [
    ['logs out', (phone) => phone.post('/api/logout')],
    ['is logged out from elsewhere', (_phone, id) => owner.delete(`/api/account/sessions/${id}`)],
    ['is logged out with all others', () => owner.delete('/api/account/sessions')],
    [
      'logs in again',
      (phone) => phone.post('/api/login', { email: 'zora@example.com', password: 'secret-1' }),
    ],
    [
      'has its password changed elsewhere',
      () => owner.post('/api/account/password', { currentPassword: 'secret-1', newPassword: 'mirabelka' }),
    ],
    ['has its email changed elsewhere', () => moveEmail('other@example.com')],
    [
      'has its account deleted',
      () =>
        owner.call({
          method: 'DELETE',
          url: '/api/account',
          payload: { currentPassword: 'secret-1', confirmation: 'zora@example.com' },
        }),
    ],
  ];

  it.each(ends)('ends with its session, also in another process, when its device %s', async (_how, end) => {
    const phone = await logIn(IPHONE);
    const [{ id }] = (await list(phone)).filter((each: { isCurrent: boolean }) => each.isCurrent);
    const { isOpen } = await listen(phone, second.app);
    expect(isOpen()).toBe(true);
    await end(phone, id);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('goes on when sessions of others end', async () => {
    const tibor = await server.owner('tibor');
    const { isOpen, stream } = await listen(owner);
    const { isOpen: isOther } = await listen(await logIn(IPHONE));
    await tibor.post('/api/logout');
    await owner.delete('/api/account/sessions');
    await waitFor(() => expect(isOther()).toBe(false));
    expect(isOpen()).toBe(true);
    stream.destroy();
  });
});
