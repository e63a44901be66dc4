import { startMailServer } from '@tests/support/mail-server';
import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { createWorkDeps } from '@tests/support/work-deps';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { outbox } from '../../db/tables/outbox';
import { createDatabaseClock } from '../../kernel/database';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { createSmtpMailer, MailRefused } from '../../ports/mailer';
import { readConfig } from '../../settings/config';
import type { Mail } from './mail';
import { MAILS_AT_ONCE, MAX_ATTEMPTS, MailWorker, POLL_INTERVAL_MS, retryDelay } from './mail-worker';
import { FORGET_AT_ONCE, forgetMail, forgetMailWith, measureQueue } from './queries';
import { queueMail, UNDO_MS } from './queue-mail';

// The other database has one connection and the clock of the process: nobody can hold a row or be ahead.
const isPostgres = process.env.TEST_DATABASE === 'postgres';
const server = startTestServer();
const mailServer = startMailServer();
const config = readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' });
const hello: Mail = {
  kind: 'notice',
  to: 'zora@example.com',
  owner: { id: 1, isProven: true, isPaid: true },
  websiteId: null,
  fromName: null,
  replyTo: 'tibor@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
};

const queue = (change: Partial<Mail> = {}) =>
  inTransaction(createWorkDeps(server.database.db), (work) =>
    queueMail(work, { clock: server.clock, config }, { ...hello, ...change }),
  );
const createWorker = () =>
  new MailWorker({
    db: server.database.db,
    clock: server.clock,
    mailer: createSmtpMailer(mailServer.url, config.mailFrom),
  });
const stored = () => server.database.db.select().from(outbox).orderBy(outbox.id);
const subjects = () => mailServer.received.map(({ subject }) => subject);

describe('sending', () => {
  it('says how many mails wait, and for how long', async () => {
    const measure = () => measureQueue(server.database.db, server.clock.now());
    expect(await measure()).toEqual({ mails: 0, oldestSeconds: 0 });
    await queue();
    server.clock.advance({ seconds: 90 });
    await queue();
    expect(await measure()).toEqual({ mails: 2, oldestSeconds: 90 });
    await createWorker().sendDue();
    expect(await measure()).toEqual({ mails: 0, oldestSeconds: 0 });
  });

  it('hands each mail to the mail server once', async () => {
    for (const subject of ['a', 'b', 'c']) await queue({ subject });
    const worker = createWorker();
    await worker.sendDue();
    await worker.sendDue();
    expect(subjects().sort()).toEqual(['a', 'b', 'c']);
    expect(mailServer.received.find(({ subject }) => subject === 'a')).toMatchObject({
      from: { name: 'Verandly', address: 'no-reply@verandly.example' },
      to: [{ address: 'zora@example.com' }],
      replyTo: [{ address: 'tibor@example.com' }],
      messageId: (await stored())[0]?.messageId,
    });
    for (const mail of await stored()) {
      expect(mail).toMatchObject({ attempts: 1, sentAt: server.clock.now(), failedAt: null });
    }
  });

  it('is shared by two workers without a mail twice', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `mail ${index}`);
    for (const subject of names) await queue({ subject });
    await Promise.all([createWorker(), createWorker(), createWorker()].map((worker) => worker.sendDue()));
    expect(subjects().sort()).toEqual(names.sort());
  });

  it('holds no transaction while a mail server thinks', async () => {
    await queue();
    let seen = 0;
    mailServer.onTaken = async () => {
      seen = (await stored()).length;
    };
    await createWorker().sendDue();
    expect(seen).toBe(1);
  });

  it('writes mail only if what it tells of is stored', async () => {
    const broken = inTransaction(createWorkDeps(server.database.db), async (work) => {
      await queueMail(work, { clock: server.clock, config }, hello);
      throw new Error('The booking collides');
    });
    await expect(broken).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });
});

it('a mail that is forgotten on its way leaves no trace of its receiver when it is refused', async () => {
  const { db } = server.database;
  await queue({ kind: 'receipt', to: 'tibor@example.com', websiteId: 7 });
  const send = async () => {
    const forget = (work: Work) => forgetMailWith(work, 7, ['tibor@example.com'], server.clock.now());
    await inTransaction(createWorkDeps(db), forget);
    throw new MailRefused('550 <tibor@example.com> is unknown');
  };
  await new MailWorker({ db, clock: server.clock, mailer: { send } }).sendDue();
  expect(await stored()).toMatchObject([{ sentAt: server.clock.now(), failedAt: null, lastError: null }]);
  expect(JSON.stringify(await stored())).not.toContain('tibor');
});

describe('a mail server', () => {
  it('that refuses for a while gets the mail later, after longer and longer waits', async () => {
    await queue();
    const worker = createWorker();
    mailServer.refuse = () => '451 Not now';
    await worker.sendDue();
    await worker.sendDue();
    expect(await stored()).toMatchObject([
      { attempts: 1, sentAt: null, lastError: expect.stringMatching(/451/) },
    ]);
    server.clock.advance({ seconds: 59 });
    await worker.sendDue();
    expect(await stored()).toMatchObject([{ attempts: 1 }]);
    server.clock.advance({ seconds: 1 });
    await worker.sendDue();
    expect(await stored()).toMatchObject([{ attempts: 2, sentAt: null }]);
    mailServer.refuse = () => undefined;
    server.clock.advance({ seconds: 5 * 60 });
    await worker.sendDue();
    expect(await stored()).toMatchObject([{ attempts: 3, sentAt: server.clock.now(), lastError: null }]);
    expect(subjects()).toEqual(['Hello']);
  });

  it('that refuses for good is not asked again', async () => {
    await queue();
    mailServer.refuse = () => '550 Unknown user';
    const worker = createWorker();
    await worker.sendDue();
    server.clock.advance({ days: 3 });
    await worker.sendDue();
    expect(await stored()).toMatchObject([
      { attempts: 1, failedAt: expect.any(Date), lastError: expect.stringMatching(/550/) },
    ]);
  });

  it('that never comes back is given up', async () => {
    await queue();
    mailServer.refuse = () => '451 Not now';
    const worker = createWorker();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await worker.sendDue();
      server.clock.advance({ seconds: (retryDelay(attempt) ?? 0) / 1000 });
    }
    expect(await stored()).toMatchObject([{ attempts: 7, failedAt: expect.any(Date) }]);
  });
});

describe('a worker', () => {
  it('that dies between sending and marking leaves a mail that is sent again, with the same id', async () => {
    await queue();
    mailServer.onTaken = () => new Promise(() => undefined);
    void createWorker().sendDue();
    await waitFor(() => expect(mailServer.received).toHaveLength(1));
    mailServer.onTaken = async () => undefined;
    const next = createWorker();
    await next.sendDue();
    expect(mailServer.received).toHaveLength(1);
    server.clock.advance({ seconds: 10 * 60 });
    await next.sendDue();
    expect(mailServer.received).toHaveLength(2);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await stored()).toMatchObject([{ attempts: 2, sentAt: server.clock.now() }]);
  });

  it('is woken by a commit and looks on its own', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const worker = createWorker();
      await queue({ subject: 'before the start' });
      worker.wake();
      expect(mailServer.received).toEqual([]);
      worker.start({ info: () => undefined, error: () => undefined });
      await worker.sendDue();
      await queue({ subject: 'woken' });
      worker.wake();
      await worker.sendDue();
      await queue({ subject: 'found' });
      vi.advanceTimersByTime(POLL_INTERVAL_MS);
      await waitFor(() => expect(subjects()).toEqual(['before the start', 'woken', 'found']));
      await worker.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('looks again when the mail of the last wake can no longer be taken back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    try {
      const worker = createWorker();
      const look = vi.spyOn(worker, 'sendDue').mockResolvedValue();
      worker.start({ info: () => undefined, error: () => undefined });
      vi.advanceTimersByTime(4_000);
      worker.wake();
      look.mockClear();
      vi.advanceTimersByTime(UNDO_MS);
      expect(look).not.toHaveBeenCalled();
      vi.advanceTimersByTime(500);
      expect(look).toHaveBeenCalledTimes(1);
      await worker.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('finishes the mails under way when it stops, the oldest, and takes no other', async () => {
    for (let count = 0; count < MAILS_AT_ONCE; count += 1) await queue({ subject: 'under way' });
    await queue({ subject: 'waiting' });
    const worker = createWorker();
    mailServer.onTaken = async () => void worker.stop();
    await worker.sendDue();
    await worker.sendDue();
    expect(subjects()).toEqual(Array.from({ length: MAILS_AT_ONCE }, () => 'under way'));
    expect((await stored()).at(-1)).toMatchObject({ subject: 'waiting', sentAt: null, attempts: 0 });
  });

  it('forgets what was sent a week ago', async () => {
    await queue({ subject: 'old' });
    await createWorker().sendDue();
    server.clock.advance({ days: 7, seconds: 1 });
    await queue({ subject: 'new' });
    await createWorker().sendDue();
    expect(await stored()).toMatchObject([{ subject: 'new' }]);
  });

  it('keeps nothing of what a mail said once it is sent, and all of it until then', async () => {
    const attachments = [{ fileName: 'a.ics', contentType: 'text/calendar' as const, content: 'BEGIN' }];
    await queue({ attachments });
    mailServer.refuse = () => '451 Not now';
    const worker = createWorker();
    await worker.sendDue();
    expect(await stored()).toMatchObject([{ text: 'Hello', html: '<p>Hello</p>', attachments }]);
    mailServer.refuse = () => undefined;
    server.clock.advance({ seconds: 60 });
    await worker.sendDue();
    expect(await stored()).toMatchObject([
      { recipient: 'zora@example.com', subject: 'Hello', text: '', html: '', attachments: [] },
    ]);
    expect(mailServer.received[0]).toMatchObject({
      text: expect.stringContaining('Hello'),
    });
  });
});

describe('forgetting', () => {
  const addOld = (count: number) =>
    server.database.db.execute(sql`
      INSERT INTO outbox (message_id, recipient, subject, text, html, due_at, sent_at, created_at)
      SELECT 'old-' || n, 'old@example.com', 'Old', '', '', moment, moment, moment
      FROM generate_series(1, ${count}) AS n, (SELECT ${server.clock.now().toISOString()}::timestamptz - interval '8 days') AS t (moment)`);

  it('takes small steps', async () => {
    await addOld(FORGET_AT_ONCE + 3);
    const forget = () => forgetMail(server.database.db, server.clock.now(), server.clock.now());
    expect([await forget(), await forget(), await forget()]).toEqual([FORGET_AT_ONCE, 3, 0]);
    await addOld(2 * FORGET_AT_ONCE + 3);
    await createWorker().sendDue();
    expect(await stored()).toEqual([]);
  });

  it('that fails stops no mail, and is tried again later', async () => {
    const { db } = server.database;
    await addOld(1);
    await db.execute(sql`
      CREATE FUNCTION refuse_to_forget() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''No.''; END'`);
    await db.execute(
      sql`CREATE TRIGGER refuse_to_forget BEFORE DELETE ON outbox FOR EACH ROW EXECUTE FUNCTION refuse_to_forget()`,
    );
    const worker = createWorker();
    try {
      for (const subject of ['first', 'second']) {
        await queue({ subject });
        await worker.sendDue();
      }
      expect(subjects()).toEqual(['first', 'second']);
    } finally {
      await db.execute(sql`DROP FUNCTION refuse_to_forget CASCADE`);
    }
    // The worker could forget now, but waits for its hour: a failed cleanup is not tried again at each look.
    await worker.sendDue();
    expect((await stored()).map(({ subject }) => subject)).toEqual(['Old', 'first', 'second']);
    server.clock.advance({ seconds: 60 * 60 });
    await worker.sendDue();
    expect((await stored()).map(({ subject }) => subject)).toEqual(['first', 'second']);
  });

  it.runIf(isPostgres)('leaves what somebody holds, and mail goes on', async () => {
    const { db } = server.database;
    await addOld(2);
    await queue();
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT id FROM outbox WHERE message_id = 'old-1' FOR UPDATE`);
      await createWorker().sendDue();
      expect(subjects()).toEqual(['Hello']);
      expect((await stored()).map(({ messageId }) => messageId)).not.toContain('old-2');
    });
    expect((await stored()).map(({ subject }) => subject)).toEqual(['Old', 'Hello']);
  });

  it.runIf(isPostgres)('goes by the clock of the database, which no process is ahead of', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-01') });
    try {
      expect((await createDatabaseClock(server.database.db).now()).getFullYear()).toBeLessThan(2040);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what is written', () => {
  it('has no line break in a header', async () => {
    await queue({
      subject: 'Hello\r\nBcc: all@example.com',
      replyTo: 'a@example.com\r\nBcc: all@example.com',
    });
    expect(await stored()).toMatchObject([
      { subject: 'Hello Bcc: all@example.com', replyTo: 'a@example.com Bcc: all@example.com' },
    ]);
    await createWorker().sendDue();
    expect(mailServer.received[0]?.bcc).toBeUndefined();
    expect(mailServer.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('comes from the business at the address of the platform', async () => {
    await queue({ fromName: 'Salón "Zora"\r\nvia Verandly' });
    await createWorker().sendDue();
    expect(mailServer.received[0]?.from).toEqual({
      name: 'Salón "Zora" via Verandly',
      address: 'no-reply@verandly.example',
    });
  });
});
