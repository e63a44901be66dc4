import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer } from '@tests/support/mail-server';
import { startTestServer } from '@tests/support/test-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from '../db/tables/outbox';
import { MailWorker } from '../domains/mail/mail-worker';
import { readConfig } from '../settings/config';
import { createFileMailer, createSmtpMailer, MailRefused } from './mailer';

const server = startTestServer();
const mailServer = startMailServer();
const { mailFrom } = readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' });

let folder: string;
let worker: MailWorker;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-mailer-'));
  const mailer = createFileMailer(path.join(folder, 'mail'), mailFrom);
  worker = new MailWorker({ db: server.database.db, clock: server.clock, mailer });
});
afterEach(() => rm(folder, { recursive: true }));

async function queue(messageId: string, recipient: string, ownerId?: number): Promise<void> {
  const now = server.clock.now();
  const mail = {
    messageId,
    recipient,
    ownerId,
    subject: 'Hello',
    text: 'Hello',
    html: '',
    dueAt: now,
    createdAt: now,
  };
  await server.database.db.insert(outbox).values(mail);
}

const listFiles = () => readdir(path.join(folder, 'mail'));

it('keeps a file for the server only, as long as the outbox keeps the mail', async () => {
  await queue('<a-1@verandly.example>', 'zora@example.com');
  await worker.sendDue();
  const [name] = await listFiles();
  expect(name).toMatch(/^\d{4}-\d\d-\d\d-a-1@verandly\.example\.eml$/);
  expect((await stat(path.join(folder, 'mail', String(name)))).mode & 0o777).toBe(0o600);
  server.clock.advance({ days: 6 });
  await queue('<b-2@verandly.example>', 'zora@example.com');
  await worker.sendDue();
  expect(await listFiles()).toHaveLength(2);
  server.clock.advance({ days: 1, seconds: 1 });
  await worker.sendDue();
  expect(await listFiles()).toMatchObject([expect.stringContaining('b-2')]);
});

const hello = {
  to: 'zora@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '',
  attachments: [],
  fromName: null,
  replyTo: null,
};

it.each([
  ['550 Unknown user', true],
  ['550 5.1.1 User unknown', true],
  ['552 5.2.2 Mailbox full', true],
  ['553 5.1.3 Bad address', true],
  ['554 5.7.1 Relay access denied', false],
  ['550 relay not permitted', false],
  ['530 Authentication required', false],
  ['550 5.7.26 Unauthenticated sender', false],
  ['554 Access denied', false],
  ['553 5.1.8 Sender domain not found', false],
  ['451 Not now', false],
])('is told %j of a mail, and gives it up: %s', async (answer, isFinal) => {
  mailServer.refuse = () => answer;
  const mailer = createSmtpMailer(mailServer.url, mailFrom);
  const mail = { ...hello, messageId: '<a-1@verandly.example>', date: server.clock.now() };
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  mailer.close?.();
  expect(failure).toMatchObject({ message: expect.stringContaining(answer) });
  expect(failure instanceof MailRefused).toBe(isFinal);
});

it('is one file for a mail that is sent twice, whatever its number says', async () => {
  const mailer = createFileMailer(path.join(folder, 'mail'), mailFrom);
  const sent = { ...hello, messageId: '<same/../1@x>', date: new Date('2026-11-21T10:00:00Z') };
  await mailer.send(sent);
  await mailer.send(sent);
  expect(await listFiles()).toEqual(['2026-11-21-same..1@x.eml']);
});

it('removes with the account what was written to its owner', async () => {
  const owner = await server.owner('zora');
  const { id } = (await owner.get('/api/auth/user')).json();
  await queue('<a-1@verandly.example>', 'zora@example.com', id);
  await queue('<b-2@verandly.example>', 'tibor@example.com');
  await worker.sendDue();
  const payload = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
  expect((await owner.call({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204);
  await worker.removeForgotten();
  expect(await listFiles()).toMatchObject([expect.stringContaining('b-2')]);
});
