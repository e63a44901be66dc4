import { startMailServer } from '@tests/support/mail-server';
import { startTestServer } from '@tests/support/test-server';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { outbox } from '../db/tables/outbox';
import { createSmtpMailer } from '../ports/mailer/smtp-mailer';
import type { Mail } from './mail';
import { LOOK_EVERY_MS, MailWorker } from './mail-worker';
import { queueMail, VISITOR_MAILS_PER_DAY } from './queue-mail';
import { MAX_ATTEMPTS, retryDelay } from './retry-delay';

const server = startTestServer();
const mailServer = startMailServer();
const config = readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' });
const hello: Mail = {
  audience: 'owner',
  to: 'zora@example.com',
  replyTo: 'tibor@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
};

const queue = (change: Partial<Mail> = {}) =>
  queueMail(server.database.db, { clock: server.clock, config }, { ...hello, ...change });
const newWorker = () =>
  new MailWorker({
    db: server.database.db,
    clock: server.clock,
    mailer: createSmtpMailer(mailServer.url, config.mailFrom),
  });
const stored = () => server.database.db.select().from(outbox).orderBy(outbox.id);
const subjects = () => mailServer.received.map(({ subject }) => subject);

describe('sending', () => {
  it('hands each mail to the mail server once, the oldest first', async () => {
    for (const subject of ['a', 'b', 'c']) await queue({ subject });
    const worker = newWorker();
    await worker.sendDue();
    await worker.sendDue();
    expect(subjects()).toEqual(['a', 'b', 'c']);
    expect(mailServer.received[0]).toMatchObject({
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
    await Promise.all([newWorker(), newWorker(), newWorker()].map((worker) => worker.sendDue()));
    expect(subjects().sort()).toEqual(names.sort());
  });

  it('holds no transaction while a mail server thinks', async () => {
    await queue();
    let seen = 0;
    mailServer.onTaken = async () => {
      seen = (await stored()).length;
    };
    await newWorker().sendDue();
    expect(seen).toBe(1);
  });

  it('writes mail only if what it tells of is stored', async () => {
    const { db } = server.database;
    const broken = db.transaction(async (tx) => {
      await queueMail(tx, { clock: server.clock, config }, hello);
      throw new Error('The booking collides');
    });
    await expect(broken).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that refuses for a while gets the mail later, after longer and longer waits', async () => {
    await queue();
    const worker = newWorker();
    mailServer.refuse = () => 451;
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
    mailServer.refuse = () => 550;
    const worker = newWorker();
    await worker.sendDue();
    server.clock.advance({ days: 3 });
    await worker.sendDue();
    expect(await stored()).toMatchObject([
      { attempts: 1, failedAt: expect.any(Date), lastError: expect.stringMatching(/550/) },
    ]);
  });

  it('that never comes back is given up', async () => {
    await queue();
    mailServer.refuse = () => 451;
    const worker = newWorker();
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
    void newWorker().sendDue();
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1));
    mailServer.onTaken = async () => undefined;
    const next = newWorker();
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
      const worker = newWorker();
      await queue({ subject: 'before the start' });
      worker.wake();
      expect(mailServer.received).toEqual([]);
      worker.start({ info: () => undefined, error: () => undefined });
      await worker.sendDue();
      await queue({ subject: 'woken' });
      worker.wake();
      await worker.sendDue();
      await queue({ subject: 'found' });
      vi.advanceTimersByTime(LOOK_EVERY_MS);
      await vi.waitFor(() => expect(subjects()).toEqual(['before the start', 'woken', 'found']));
      await worker.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('finishes the mail under way when it stops, and takes no other', async () => {
    await queue({ subject: 'under way' });
    await queue({ subject: 'waiting' });
    const worker = newWorker();
    mailServer.onTaken = async () => void worker.stop();
    await worker.sendDue();
    await worker.sendDue();
    expect(subjects()).toEqual(['under way']);
    expect(await stored()).toMatchObject([{ sentAt: expect.any(Date) }, { sentAt: null, attempts: 0 }]);
  });

  it('forgets what was sent a week ago', async () => {
    await queue({ subject: 'old' });
    await newWorker().sendDue();
    server.clock.advance({ days: 7, seconds: 1 });
    await queue({ subject: 'new' });
    await newWorker().sendDue();
    expect(await stored()).toMatchObject([{ subject: 'new' }]);
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
    await newWorker().sendDue();
    expect(mailServer.received[0]?.bcc).toBeUndefined();
    expect(mailServer.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('reaches an address that a visitor typed no oftener than a person wants, and an owner always', async () => {
    for (let sent = 0; sent < VISITOR_MAILS_PER_DAY + 5; sent += 1) {
      await queue({ audience: 'visitor', to: sent % 2 ? 'Eva@example.com' : 'eva@example.com' });
    }
    expect(await stored()).toHaveLength(VISITOR_MAILS_PER_DAY);
    await queue({ audience: 'visitor', to: 'iva@example.com' });
    for (let sent = 0; sent < VISITOR_MAILS_PER_DAY + 5; sent += 1) await queue({ audience: 'owner' });
    expect(await stored()).toHaveLength(2 * VISITOR_MAILS_PER_DAY + 6);
    server.clock.advance({ days: 1 });
    await queue({ audience: 'visitor', to: 'eva@example.com' });
    expect(await stored()).toHaveLength(2 * VISITOR_MAILS_PER_DAY + 7);
  });
});
