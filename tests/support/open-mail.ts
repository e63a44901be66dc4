import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Mail } from '@/server/domains/mail/mail';
import { createFileMailer } from '@/server/ports/mailer';

const DATE = new Date('2026-11-21T10:00:00Z');

/** Returns a mail as a mail program reads it. */
export async function openMail(mail: Mail, messageId = '<1@verandly.example>'): Promise<Email> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verandly-test-mail-'));
  try {
    const mailer = createFileMailer(folder, { name: 'Verandly', address: 'no-reply@verandly.example' });
    return await PostalMime.parse(await readFile(await mailer.send({ ...mail, messageId, date: DATE })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
