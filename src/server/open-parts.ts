import path from 'node:path';
import type { ServerParts } from './build-server';
import { ownsFiles } from './db/file-owner';
import { openDatabase } from './db/open-database';
import { MailWorker } from './domains/mail';
import { prepareDataDir } from './kernel/data-dir';
import { databaseClock } from './kernel/database';
import { DiskRoom, freeBytesOf } from './kernel/disk-room';
import { systemClock } from './ports/clock/clock';
import { createDiskFileStore } from './ports/file-store/disk-file-store';
import { createFileMailer } from './ports/mailer/file-mailer';
import type { Mailer } from './ports/mailer/mailer';
import { createSmtpMailer } from './ports/mailer/smtp-mailer';
import { openPayments } from './ports/payments/open-payments';
import { sessionSecret } from './session-secret';
import type { Config } from './settings/config';

export type OpenParts = Omit<ServerParts, 'assets'>;

/** Opens all that a server of this configuration stands on, but for the built client. */
export async function openParts(config: Config): Promise<OpenParts> {
  await prepareDataDir(config.dataDir);
  // If something is wrong with the folder, it is said before the database is open.
  const uploads = path.join(config.dataDir, 'uploads');
  const files = await createDiskFileStore(uploads);
  const secret = await sessionSecret(config);
  const room = new DiskRoom(() => freeBytesOf(config.dataDir));
  const database = await openDatabase(config, console.error, undefined, room);
  return {
    database,
    config,
    payments: openPayments(config, database.db, systemClock),
    mail: new MailWorker({ db: database.db, clock: databaseClock(database.db), mailer: openMailer(config) }),
    sessionSecret: secret,
    clock: systemClock,
    files,
    room,
    ownsFiles: await ownsFiles(database.db, uploads, console.warn),
  };
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config): Mailer {
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl, mailFrom);
  return createFileMailer(path.join(dataDir, 'mail'), mailFrom);
}
