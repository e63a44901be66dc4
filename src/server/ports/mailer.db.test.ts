import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer } from '@tests/support/test-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from '../db/tables/outbox';
import { MailWorker } from '../domains/mail/mail-worker';
import { readConfig } from '../settings/config';
import { createFileMailer } from './mailer';

const server = startTestServer();
const { mailFrom } = readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' });

let folder: string;
let worker: MailWorker;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-mailer-'));
  const mailer = createFileMailer(path.join(folder, 'mail'), mailFrom);
  worker = new MailWorker({ db: server.database.db, clock: server.clock, mailer });
});
afterEach(() => rm(folder, { recursive: true }));

async function queue(messageId: string, recipient: string): Promise<void> {
  const now = server.clock.now();
  const mail = {
    messageId,
    recipient,
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

it('is one file for a mail that is sent twice, whatever its number says', async () => {
  const mailer = createFileMailer(path.join(folder, 'mail'), mailFrom);
  const mail = {
    to: 'zora@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '',
    attachments: [],
    fromName: null,
    replyTo: null,
  };
  const sent = { ...mail, messageId: '<same/../1@x>', date: new Date('2026-11-21T10:00:00Z') };
  await mailer.send(sent);
  await mailer.send(sent);
  expect(await listFiles()).toEqual(['2026-11-21-same..1@x.eml']);
});

it('removes with the account what was written to its owner', async () => {
  const owner = await server.owner('zora');
  await queue('<a-1@verandly.example>', 'zora@example.com');
  await queue('<b-2@verandly.example>', 'tibor@example.com');
  await worker.sendDue();
  const payload = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
  expect((await owner.call({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204);
  await worker.removeForgotten();
  expect(await listFiles()).toMatchObject([expect.stringContaining('b-2')]);
});
