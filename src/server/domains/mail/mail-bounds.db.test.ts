import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { createWorkDeps } from '@tests/support/work-deps';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../../db/tables/outbox';
import { users } from '../../db/tables/users';
import { inTransaction } from '../../kernel/unit-of-work';
import { readConfig } from '../../settings/config';
import type { Mail } from './mail';
import { DIGEST_EVERY_MS, MAILS_PER_DAY, RECEIPT_SHARE } from './mail-bounds';
import { queueMail } from './queue-mail';

const server = startTestServer();
const config = readConfig({});
const day = { days: 1 };

/** The mail goes to a visitor of website 1, whose owner pays and has proven the address. */
const receipt: Mail = {
  kind: 'receipt',
  to: 'eva@example.com',
  owner: { id: 1, isProven: true, isPaid: true },
  websiteId: 1,
  fromName: null,
  replyTo: null,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
};
const unpaid = { id: 1, isProven: true, isPaid: false };
const unproven = { id: 1, isProven: false, isPaid: true };

const queue = (change: Partial<Mail> = {}) =>
  inTransaction(createWorkDeps(server.database.db), (work) =>
    queueMail(work, { clock: server.clock, config }, { ...receipt, ...change }),
  );

/** Queues this many mails, and counts how many of them are written. */
async function countWritten(calls: number, change: (call: number) => Partial<Mail>): Promise<number> {
  let count = 0;
  for (let call = 0; call < calls; call += 1) if (await queue(change(call))) count += 1;
  return count;
}

/** Publishes a page with everything that visitors can do at `/{slug}`; returns its owner and its id. */
async function publish(slug: string, tier = 'premium'): Promise<{ owner: Browser; id: number }> {
  const owner = await server.owner(slug, tier);
  const pageData = { sections: visitorSections };
  const website = { title: `Salón ${slug}`, slug, pageData, isPublished: true };
  return { owner, id: (await owner.post('/api/websites', website)).json().id };
}

const send = (slug: string, what: keyof typeof visitorCalls, change: object = {}) =>
  server.visitor().post(`/api/public/${slug}/${what}`, { ...visitorCalls[what], ...change });

/** Lists what was sent to an address since the last call. */
async function sentTo(address: string) {
  await server.mail.sendDue();
  return server.sentMail.splice(0).filter(({ to }) => to === address);
}

describe('a visitor', () => {
  const perWebsite = MAILS_PER_DAY.toVisitorByWebsite;
  const strangers = perWebsite * RECEIPT_SHARE;

  it('gets no more of one website in a day, of which strangers cause a part only', async () => {
    const asTyped = (call: number) => ({ to: call % 2 ? 'Eva@example.com' : 'eva+shop@example.com' });
    expect(await countWritten(perWebsite, asTyped)).toBe(strangers);
    expect(await countWritten(perWebsite, () => ({ kind: 'decision' }))).toBe(perWebsite - strangers);
    server.clock.advance(day);
    expect(await queue()).toBe(true);
  });

  it('hears of one website whatever others do to the address', async () => {
    const fakes = await countWritten(200, (call) => ({
      websiteId: 2 + (call % 20),
      owner: { ...unpaid, id: 2 },
    }));
    expect(fakes).toBe(MAILS_PER_DAY.toVisitor * RECEIPT_SHARE);
    expect(await queue({ kind: 'decision' })).toBe(true);
    expect(await queue({ kind: 'decision', owner: unpaid })).toBe(true);
    expect(await queue({ to: 'iva@example.com' })).toBe(true);
  });

  it('gets no more of calls at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => queue()));
    expect(answers.filter(Boolean)).toHaveLength(strangers);
    expect(await server.database.db.$count(outbox)).toBe(strangers);
  });
});

describe('a website', () => {
  const anybody = (call: number) => ({ to: `visitor-${call}@example.com` });

  it('of an owner who does not pay writes 200 mails a day', async () => {
    const max = MAILS_PER_DAY.byUnpaidWebsite;
    expect(await countWritten(max, (call) => ({ ...anybody(call), owner: unpaid }))).toBe(
      max * RECEIPT_SHARE,
    );
    const decided = await countWritten(max, (call) => ({
      ...anybody(call),
      owner: unpaid,
      kind: 'decision',
    }));
    expect(decided).toBe(max - max * RECEIPT_SHARE);
    expect(await queue({ owner: unpaid, websiteId: 2 })).toBe(true);
    expect(await queue({ ...anybody(900), owner: { ...unpaid, isPaid: true } })).toBe(true);
  });

  it('is no way round it for an owner who makes one after the other', async () => {
    const max = MAILS_PER_DAY.byUnpaidOwner * RECEIPT_SHARE;
    const change = (call: number) => ({ ...anybody(call), owner: unpaid, websiteId: call });
    expect(await countWritten(max + 10, change)).toBe(max);
  });

  it('of an owner whose address is not proven writes few', async () => {
    const max = MAILS_PER_DAY.byUnprovenOwner;
    const change = (call: number) => ({ ...anybody(call), owner: unproven, websiteId: call });
    expect(await countWritten(max, change)).toBe(max * RECEIPT_SHARE);
    const decided = await countWritten(max, (call) => ({ ...change(call), kind: 'decision' }));
    expect(decided).toBe(max - max * RECEIPT_SHARE);
  });
});

describe('an owner', () => {
  it('hears of each message until there are many, then of all others by one digest at a time', async () => {
    await publish('salon');
    for (let call = 0; call < MAILS_PER_DAY.news + 5; call += 1) await send('salon', 'contact');
    const singles = await sentTo('salon@example.com');
    expect(singles).toHaveLength(MAILS_PER_DAY.news);
    expect(singles[0]).toMatchObject({
      fromName: 'Salón salon via Verandly',
      replyTo: 'customer@example.com',
    });
    server.clock.advance({ seconds: DIGEST_EVERY_MS / 1000 });
    const [digest, ...others] = await sentTo('salon@example.com');
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ subject: 'More from Salón salon', replyTo: null });
    expect(digest?.text).toMatch(/\/admin\/\d+\n/);
    await Promise.all([send('salon', 'contact'), send('salon', 'contact'), send('salon', 'orders')]);
    expect(await sentTo('salon@example.com')).toEqual([]);
    server.clock.advance({ seconds: DIGEST_EVERY_MS / 1000 });
    expect(await sentTo('salon@example.com')).toHaveLength(1);
  });

  it('gets at most twenty of one website in any day, whatever strangers do', async () => {
    await publish('salon');
    const times: number[] = [];
    for (let hour = 0; hour < 48; hour += 1) {
      for (let call = 0; call < 3; call += 1) await send('salon', 'contact');
      for (const _mail of await sentTo('salon@example.com')) times.push(hour);
      server.clock.advance({ seconds: 60 * 60 });
    }
    for (const start of times) {
      const inADay = times.filter((hour) => hour >= start && hour < start + 24).length;
      expect(inADay).toBeLessThanOrEqual(20);
    }
    expect(times.length).toBeGreaterThan(20);
  });

  it('whose address is not proven hears nothing that strangers cause; all of it waits in the admin', async () => {
    const { owner, id } = await publish('salon');
    await server.database.db.update(users).set({ emailProvenAt: null });
    for (let call = 0; call < 20; call += 1) await send('salon', 'contact');
    await send('salon', 'booking');
    await send('salon', 'orders');
    expect(await sentTo('salon@example.com')).toEqual([]);
    expect((await owner.get(`/api/websites/${id}/contact-submissions`)).json()).toHaveLength(20);
  });
});

describe('a mail to a visitor', () => {
  const strange = {
    customerName: 'YOU WON',
    customerEmail: 'third@example.com',
    customerPhone: '+421 900 000 111',
  };
  const typed = /YOU WON|CALL US|EVIL ROAD|000 111/;

  it.each(['orders', 'booking'] as const)('repeats nothing that somebody typed: %s', async (what) => {
    await publish('salon');
    const change = { ...strange, notes: 'CALL US', shippingAddress: 'EVIL ROAD 1' };
    expect((await send('salon', what, change)).statusCode).toBe(201);
    await server.mail.sendDue();
    const toVisitor = server.sentMail.find(({ to }) => to === 'third@example.com');
    expect(JSON.stringify(toVisitor)).not.toMatch(typed);
    expect(toVisitor).toMatchObject({ fromName: 'Salón salon via Verandly', replyTo: 'salon@example.com' });
    // The mail to the owner contains the whole text.
    const toOwner = server.sentMail.find(({ to }) => to === 'salon@example.com');
    for (const word of ['YOU WON', 'CALL US']) expect(toOwner?.text).toContain(word);
  });

  it.each(['orders', 'booking'] as const)('names no business that nobody has proven: %s', async (what) => {
    await publish('salon');
    await server.database.db.update(users).set({ emailProvenAt: null });
    await send('salon', what, strange);
    const [mail] = await sentTo('third@example.com');
    expect(mail).toMatchObject({
      fromName: null,
      replyTo: null,
      subject: expect.stringMatching(/^Verandly: we /),
    });
    expect(JSON.stringify(mail)).not.toMatch(/Salón|salon@example\.com/);
    expect(mail?.text).toContain('/salon');
  });

  it('names no business whose name leads elsewhere, as it could be when it was taken', async () => {
    const { owner, id } = await publish('salon');
    const title = 'Your mailbox is full http://evil.example';
    const { db } = server.database;
    const { websites } = await import('../../db/tables/websites');
    await db.update(websites).set({ title }).where(eq(websites.id, id));
    await send('salon', 'orders', strange);
    const [mail] = await sentTo('third@example.com');
    expect(JSON.stringify(mail)).not.toContain('evil');
    // The title stays valid as it is.
    expect((await owner.put(`/api/websites/${id}`, { title, description: 'Ahoj' })).statusCode).toBe(200);
  });
});

describe('a customer who cannot be told', () => {
  const customer = { customerEmail: 'tibor@example.com' };

  /** Uses up the number of mails that one website may send to Tibor. */
  async function fillBound(websiteId: number): Promise<void> {
    const mail = { to: 'tibor@example.com', kind: 'decision', websiteId } as const;
    await countWritten(MAILS_PER_DAY.toVisitorByWebsite, () => mail);
  }

  it('is shown at the booking, until another mail reaches them', async () => {
    const { owner, id } = await publish('salon');
    const booking = (await send('salon', 'booking', customer)).json();
    const list = async () => (await owner.get(`/api/websites/${id}/bookings`)).json();
    expect(await list()).toMatchObject([{ isCustomerTold: true }]);
    await fillBound(id);
    server.sentMail.length = 0;
    await sentTo('');
    const confirmed = await owner.put(`/api/bookings/${booking.id}`, { status: 'confirmed' });
    expect(confirmed.json()).toMatchObject({ status: 'confirmed', isCustomerTold: false });
    expect(await list()).toMatchObject([{ status: 'confirmed', isCustomerTold: false }]);
    expect(await sentTo('tibor@example.com')).toEqual([]);
    server.clock.advance(day);
    const cancelled = await owner.put(`/api/bookings/${booking.id}`, { status: 'cancelled' });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', isCustomerTold: true });
    expect(await sentTo('tibor@example.com')).toHaveLength(1);
  });

  it('is no reason to delete a booking in silence', async () => {
    const { owner, id } = await publish('salon');
    const booking = (await send('salon', 'booking', customer)).json();
    await fillBound(id);
    const url = `/api/websites/${id}/bookings/${booking.id}`;
    const refused = await owner.delete(url);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/tell them yourself/);
    expect((await owner.get(`/api/websites/${id}/bookings`)).json()).toMatchObject([{ status: 'pending' }]);
    await owner.put(`/api/bookings/${booking.id}`, { status: 'cancelled' });
    expect((await owner.delete(url)).statusCode).toBe(204);
  });

  it('is shown at the order and at the booking that arrived', async () => {
    const { owner, id } = await publish('salon');
    await fillBound(id);
    for (const what of ['orders', 'booking'] as const) {
      expect((await send('salon', what, customer)).statusCode).toBe(201);
      const path = what === 'booking' ? 'bookings' : what;
      const list = await owner.get(`/api/websites/${id}/${path}`);
      expect(list.json()).toMatchObject([{ isCustomerTold: false }]);
    }
  });
});
