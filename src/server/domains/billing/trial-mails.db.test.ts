import { startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/core/dates';
import { openPayments } from '../../create-dependencies';
import { users } from '../../db/tables/users';
import { createKeyedHash } from '../../kernel/secrets';
import { sendTrialMails } from './trial-mails';

const server = startTestServer();
let endsAt: number;

const isZora = eq(users.nickname, 'zora');
const change = (values: Partial<typeof users.$inferInsert>) =>
  server.database.db.update(users).set(values).where(isZora);

/** Lists the mails that went out after a look `days` before the end of the trial. */
async function lookBefore(days: number): Promise<{ to: string; subject: string; text: string }[]> {
  server.clock.advance({ seconds: (endsAt - days * DAY_MS - server.clock.now().getTime()) / 1000 });
  await look();
  return sent();
}
const look = () =>
  sendTrialMails({
    ...createWorkDeps(server.database.db),
    clock: server.clock,
    config: server.config,
    payments: openPayments(server.config, server.database.db, server.clock),
    keyedHash: createKeyedHash('a secret of tests that is long enough to sign with'),
  });
async function sent() {
  server.sentMail.length = 0;
  await server.mail.sendDue();
  return server.sentMail.filter(({ to }) => to === 'zora@example.com');
}
const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);
const stopLink = (text: string) => /\/profile\/trial-mails\/[\w-]+/.exec(text)?.[0] ?? '';

beforeEach(async () => {
  await server.owner('zora');
  endsAt = server.clock.now().getTime() + 7 * DAY_MS;
  await change({ trialEndDate: new Date(endsAt), trialMailsSent: 0 });
  await sent();
});

describe('the end of a trial', () => {
  it('is told three days and one day before, and when it has come, once each', async () => {
    expect(await lookBefore(3.1)).toEqual([]);
    const [first, ...others] = await lookBefore(3);
    expect(others).toEqual([]);
    expect(first?.subject).toMatch(/your free days end on \d/);
    expect(first?.text).toContain('Premium: €11.99 a month');
    expect(first?.text).toContain('Free: €0.00. One page');
    expect(await lookBefore(2)).toEqual([]);
    expect(subjects(await lookBefore(1))).toEqual([first?.subject]);
    expect(await lookBefore(0.1)).toEqual([]);
    const [ended] = await lookBefore(0);
    expect(ended?.subject).toMatch(/your free days are over/);
    expect(ended?.text).toContain('nothing is deleted');
    expect(await lookBefore(-1)).toEqual([]);
  });

  it('is told by one mail of two processes that look at once', async () => {
    server.clock.advance({ days: 4 });
    await Promise.all([look(), look()]);
    expect(await sent()).toHaveLength(1);
  });

  it('is told in the language of the owner', async () => {
    await change({ language: 'sk' });
    const [mail] = await lookBefore(3);
    expect(mail?.text).toContain('Ak si nevyberiete nič');
  });

  it.each<[string, Partial<typeof users.$inferInsert>]>([
    ['has chosen Free', { subscriptionTier: 'free' }],
    ['pays', { subscriptionTier: 'premium' }],
    ['has an address that is not proven', { emailProvenAt: null }],
    ['wants no such mail', { wantsTrialMails: false }],
  ])('is not told to an owner who %s', async (_name, values) => {
    await change(values);
    for (const days of [3, 1, 0]) expect(await lookBefore(days)).toEqual([]);
  });

  it('is not told of a trial that ended long ago', async () => {
    expect(await lookBefore(-2)).toEqual([]);
  });
});

describe('the link that stops these mails', () => {
  it('changes nothing when it is looked at, and stops them by one press', async () => {
    const [mail] = await lookBefore(3);
    const link = stopLink(mail?.text ?? '');
    const visitor = server.visitor();
    expect((await visitor.get(link)).body).toContain('Stop these emails?');
    expect(subjects(await lookBefore(1))).toHaveLength(1);
    const pressed = await visitor.call({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect([pressed.statusCode, pressed.body]).toEqual([200, expect.stringContaining('any more')]);
    expect(await lookBefore(0)).toEqual([]);
    expect((await visitor.get(link)).body).toContain('any more');
  });

  it('is made for one account by the server alone', async () => {
    const [mail] = await lookBefore(3);
    const link = stopLink(mail?.text ?? '');
    const [user] = await server.database.db.select({ id: users.id }).from(users).where(isZora);
    const forged = link.replace(`/${user?.id}-`, `/${(user?.id ?? 0) + 1}-`);
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server.visitor().call({
        method,
        url: forged,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: '',
        }),
      });
      expect(answer.statusCode).toBe(404);
    }
    expect(await lookBefore(1)).toHaveLength(1);
  });
});
