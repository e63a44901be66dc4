import { fillAccount, samplePhoto } from '@tests/support/full-account';
import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls } from '@tests/support/visitor-sections';
import { eq, ne, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { sandboxCustomers, sandboxPaymentIntents, sandboxSubscriptions } from '../../db/tables/billing';
import { bookingProofs, bookingReminders, provenEmails } from '../../db/tables/booking-proofs';
import { outbox } from '../../db/tables/outbox';
import { emailProofs, passwordResets, users } from '../../db/tables/users';
import { waitlistEntries } from '../../db/tables/waitlist';
import { reservedSlugs, websites } from '../../db/tables/websites';
import type { Payments, ProviderStatus, ProviderSubscription } from '../../ports/payments/payments';

const payments = {
  listSubscriptions: vi.fn<Payments['listSubscriptions']>(),
  cancelNow: vi.fn<Payments['cancelNow']>(),
};
const server = startTestServer({}, undefined, { payments: payments as unknown as Payments });
let owner: Browser;

beforeEach(async () => {
  payments.listSubscriptions.mockReset().mockResolvedValue([]);
  payments.cancelNow.mockReset().mockResolvedValue();
  owner = await server.owner('zora');
});

const remove = (browser: Browser, change: object = {}) =>
  browser.call({
    method: 'DELETE',
    url: '/api/account',
    payload: { currentPassword: 'secret-1', confirmation: 'zora@example.com', ...change },
  });

const subscription = (id: string, status: ProviderStatus = 'active') =>
  ({ id, status }) as ProviderSubscription;

/** Counts the rows of each table, by its name. */
async function countRows(): Promise<Record<string, number>> {
  const { db } = server.database;
  const answer = await db.execute(sql`
    SELECT table_name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`);
  const counts: Record<string, number> = {};
  for (const { table_name: name } of (answer as unknown as { rows: { table_name: string }[] }).rows) {
    const counted = await db.execute(sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)}`);
    counts[name] = (counted as unknown as { rows: [{ count: number }] }).rows[0].count;
  }
  return counts;
}

/** Stores what the sandbox keeps of a customer who pays, and links that were asked for. */
async function addBilling(nickname: string): Promise<void> {
  const { db } = server.database;
  const createdAt = server.clock.now();
  const customerId = `cus_${nickname}`;
  await db
    .insert(sandboxCustomers)
    .values({ id: customerId, email: 'x@example.com', reference: nickname, createdAt });
  const subscriptionId = `sub_${nickname}`;
  const amounts = { status: 'active', priceCents: 1199 } as const;
  await db.insert(sandboxSubscriptions).values({ id: subscriptionId, customerId, ...amounts, createdAt });
  await db.insert(sandboxPaymentIntents).values({
    id: `pi_${nickname}`,
    customerId,
    subscriptionId,
    clientSecret: nickname,
    amountCents: 1199,
    status: 'succeeded',
    createdAt,
  });
  const [user] = await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(eq(users.nickname, nickname))
    .returning();
  const link = { tokenHash: nickname, userId: user?.id ?? 0, expiresAt: createdAt };
  await db.insert(passwordResets).values(link);
  await db.insert(emailProofs).values({ ...link, email: 'x@example.com' });
}

/** Stores what is kept of visitors who were asked to prove their address. */
async function addProofs(slug: string): Promise<void> {
  const { db } = server.database;
  const [website] = await db.select().from(websites).where(eq(websites.slug, slug));
  const websiteId = website?.id ?? 0;
  const moment = server.clock.now();
  const asked = { email: 'hash', network: 'hash', input: null, expiresAt: moment };
  await db.insert(bookingProofs).values({ ...asked, tokenHash: slug, websiteId });
  await db.insert(bookingReminders).values({ websiteId, toldAt: moment });
  await db.insert(provenEmails).values({ websiteId, email: 'hash', provenUntil: moment });
  const waiting = { sectionId: 'booking-1', service: 'Cut', name: 'Eva', email: 'eva@example.com' };
  const during = { date: '2026-12-24', during: '[2026-12-24,2026-12-25)' };
  await db.insert(waitlistEntries).values({ websiteId, ...waiting, ...during, createdAt: moment });
}

describe('deleting an account', () => {
  it('leaves no row in any table and no file, and nothing of others goes', async () => {
    const tibor = await server.owner('tibor');
    await fillAccount(server, tibor, 'tibor');
    await addBilling('tibor');
    await server.mail.sendDue();
    await server.database.db.delete(users).where(eq(users.nickname, 'zora'));
    const before = await countRows();
    const filesBefore = [...server.files.keys()];
    const zora = await server.owner('zora');
    await fillAccount(server, zora, 'salon');
    await fillAccount(server, zora, 'second');
    await addBilling('zora');
    await addProofs('salon');
    await server.mail.sendDue();
    server.clock.advance({ days: 1 });
    const full = await countRows();
    // All other tables must have got rows, else the test would look for something that was never there.
    const notOfOwners = [
      'diary_changes',
      'installation',
      'jobs',
      // Only servers of the version before write here.
      'order_counters',
      'payment_events',
      'reserved_slugs',
      'visitor_salts',
    ];
    for (const [name, count] of Object.entries(full)) {
      if (!notOfOwners.includes(name)) expect([name, count > (before[name] ?? 0)]).toEqual([name, true]);
    }
    expect(server.files.size).toBeGreaterThan(filesBefore.length);

    expect((await remove(zora)).statusCode).toBe(204);

    // The counts of a day's mails stay, but they name neither a recipient nor a subject.
    const blank = await server.database.db.select().from(outbox).where(eq(outbox.recipient, ''));
    for (const mail of blank) {
      expect(mail).toMatchObject({ subject: '', text: '', html: '', replyTo: null, fromName: null });
      expect(mail).toMatchObject({ attachments: [], sentAt: expect.any(Date) });
    }
    const outboxLeft = (before.outbox ?? 0) + blank.length;
    expect(await countRows()).toEqual({ ...before, reserved_slugs: 2, outbox: outboxLeft });
    expect([...server.files.keys()]).toEqual(filesBefore);
    expect((await server.visitor().get('/salon')).statusCode).toBe(404);
    expect((await server.visitor().get('/tibor')).statusCode).toBe(200);
  });

  it('is refused to nobody whose plan has ended', async () => {
    server.clock.advance({ days: 8 });
    expect((await remove(owner)).statusCode).toBe(204);
  });

  it('ends all sessions, and frees the email and the name', async () => {
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: 'zora@example.com', password: 'secret-1' });
    const { cookie } = owner;
    const answer = await remove(owner);
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'sid', value: '' }));
    for (const kept of [cookie, elsewhere.cookie]) {
      expect((await server.visitor().get('/api/auth/user', { cookie: kept })).statusCode).toBe(401);
    }
    const again = { nickname: 'zora', email: 'zora@example.com', password: 'mirabelka' };
    const registered = await server
      .visitor()
      .post('/api/register', { ...again, confirmPassword: 'mirabelka' });
    expect(registered.statusCode).toBe(201);
  });

  it('holds the addresses for thirty days, for nobody', async () => {
    const website = { title: 'Salón', isPublished: true };
    await owner.post('/api/websites', { ...website, slug: 'salon' });
    const { id } = (await owner.post('/api/websites', { ...website, slug: 'former' })).json();
    server.clock.advance({ days: 1 });
    await owner.delete(`/api/websites/${id}`);
    await remove(owner);
    const held = await server.database.db.select().from(reservedSlugs);
    expect(held.map(({ slug, userId }) => [slug, userId]).sort()).toEqual([
      ['former', null],
      ['salon', null],
    ]);
    const tibor = await server.owner('tibor', 'premium');
    for (const slug of ['salon', 'former']) {
      expect((await tibor.get(`/api/websites/check-slug/${slug}`)).json()).toEqual({ available: false });
      expect((await tibor.post('/api/websites', { title: 'A', slug })).statusCode).toBe(409);
    }
    server.clock.advance({ days: 29, seconds: 24 * 60 * 60 - 1 });
    expect((await tibor.get('/api/websites/check-slug/salon')).json()).toEqual({ available: false });
    server.clock.advance({ seconds: 1 });
    await tibor.post('/api/login', { email: 'tibor@example.com', password: 'secret-1' });
    expect((await tibor.post('/api/websites', { title: 'A', slug: 'salon' })).statusCode).toBe(201);
  });

  it('keeps the mail that visitors still wait for, and no other', async () => {
    await fillAccount(server, owner, 'salon');
    await remove(owner);
    const left = await server.database.db.select().from(outbox).where(ne(outbox.recipient, ''));
    expect(new Set(left.map(({ recipient }) => recipient))).toEqual(new Set(['customer@example.com']));
    await server.mail.sendDue();
    expect(server.sentMail.length).toBe(left.length);
  });

  it.each([
    ['whoever really has an address that was never proven', null],
    ['an owner who is a customer of other websites', new Date('2026-11-20T10:00:00Z')],
  ])('takes no mail from %s', async (_who, emailProvenAt) => {
    const { db } = server.database;
    const tibor = await server.owner('tibor');
    await fillAccount(server, tibor, 'salon');
    const email = 'customer@example.com';
    const listMails = () => db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
    const before = await listMails();
    expect(before.some(({ sentAt }) => sentAt === null)).toBe(true);
    await db.update(users).set({ email, emailProvenAt }).where(eq(users.nickname, 'zora'));
    expect((await remove(owner, { confirmation: email })).statusCode).toBe(204);
    expect(await listMails()).toEqual(before);
  });

  it.each([
    [{ currentPassword: 'secret-2' }, 'currentPassword', "This isn't your current password"],
    [{ currentPassword: undefined }, 'currentPassword', 'Password is required'],
    [{ confirmation: 'tibor@example.com' }, 'confirmation', "Please type your account's email"],
    [{ confirmation: 'DELETE' }, 'confirmation', 'Invalid email format'],
  ])('needs the password and the typed email: %o', async (change, field, message) => {
    const answer = await remove(owner, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field, message });
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
    expect(payments.listSubscriptions).not.toHaveBeenCalled();
  });

  it('meets whatever else happens at that moment without a failure, and nothing is left', async () => {
    const id = await fillAccount(server, owner, 'salon');
    const { id: second } = (await owner.post('/api/websites', { title: 'Druhá', slug: 'second' })).json();
    const photo = { field: 'photo', content: await samplePhoto };
    const answers = await Promise.all([
      postForm(owner, `/api/websites/${id}/photos`, photo),
      owner.put(`/api/websites/${id}`, { description: 'Ahoj' }),
      owner.delete(`/api/websites/${second}`),
      remove(owner),
      owner.post('/api/websites', { title: 'Tretia', slug: 'third' }),
      owner.patch('/api/account', { firstName: 'Zora' }),
      server.visitor().post('/api/public/salon/contact', visitorCalls.contact),
      server.visitor().post('/api/public/salon/orders', visitorCalls.orders),
      postForm(owner, '/api/upload/picture', { ...photo, field: 'picture' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    expect(answers[3]?.statusCode).toBe(204);
    const { users, websites, uploads } = await countRows();
    expect({ users, websites, uploads, files: server.files.size }).toEqual({
      users: 0,
      websites: 0,
      uploads: 0,
      files: 0,
    });
  });

  it('takes the email in any case', async () => {
    expect((await remove(owner, { confirmation: 'ZORA@example.com' })).statusCode).toBe(204);
  });

  it('does nothing for who is not signed in', async () => {
    expect((await remove(server.visitor())).statusCode).toBe(401);
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
  });
});

describe('the subscription of an account that is deleted', () => {
  beforeEach(() => server.database.db.update(users).set({ stripeCustomerId: 'cus_1' }));

  it('ends first', async () => {
    payments.listSubscriptions.mockResolvedValueOnce([
      subscription('sub_3', 'incomplete'),
      subscription('sub_2', 'canceled'),
      subscription('sub_1', 'past_due'),
    ]);
    payments.cancelNow.mockImplementation(async () => {
      expect(await server.database.db.$count(users)).toBe(1);
    });
    expect((await remove(owner)).statusCode).toBe(204);
    expect(payments.listSubscriptions).toHaveBeenCalledWith('cus_1');
    expect(payments.cancelNow.mock.calls).toEqual([['sub_3'], ['sub_1']]);
    expect(await server.database.db.$count(users)).toBe(0);
  });

  it('keeps the account when the provider is away, so that nobody pays for nothing', async () => {
    payments.listSubscriptions.mockResolvedValueOnce([subscription('sub_1')]);
    payments.cancelNow.mockRejectedValue(
      new AppError('PROVIDER_UNAVAILABLE', phrase('errors.paymentsUnavailable')),
    );
    const answer = await remove(owner);
    expect([answer.statusCode, answer.json().message]).toEqual([
      502,
      "The payment provider isn't answering. Nothing was charged. Please try again in a moment.",
    ]);
    expect((await owner.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('ends as well when another tab has begun it meanwhile', async () => {
    payments.listSubscriptions.mockResolvedValueOnce([]).mockResolvedValueOnce([subscription('sub_late')]);
    expect((await remove(owner)).statusCode).toBe(204);
    expect(payments.cancelNow.mock.calls).toEqual([['sub_late']]);
  });

  it('is none where the provider does not know the customer', async () => {
    payments.listSubscriptions.mockRejectedValue(new AppError('NOT_FOUND', phrase('errors.notFound')));
    expect((await remove(owner)).statusCode).toBe(204);
  });
});
