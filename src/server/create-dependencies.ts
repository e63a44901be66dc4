import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerParts } from './build-server';
import { type MarkedFiles, ownsFiles } from './db/file-owner';
import { openDatabase } from './db/open-database';
import { assertSharedSecret } from './db/shared-secret';
import { MailWorker } from './domains/mail';
import { findKeptSecret, getSecretFile, prepareDataDir } from './kernel/data-dir';
import { createDatabaseClock, type Database, type Transaction } from './kernel/database';
import { DiskRoom, getFreeBytes } from './kernel/disk-room';
import { FilesAway } from './kernel/files-away';
import { createKeyedHash } from './kernel/secrets';
import { writeDurably } from './kernel/sync-files';
import { type Clock, systemClock } from './ports/clock';
import { createFeedReader } from './ports/feed-reader';
import { type FileLocation, openFileLocation } from './ports/file-location';
import { createFileMailer, createSmtpMailer, type Mailer } from './ports/mailer';
import type { Payments } from './ports/payments/payments';
import { createSandboxPayments } from './ports/payments/sandbox-payments';
import { createStripePayments } from './ports/payments/stripe-payments';
import { RedisLink } from './ports/redis';
import type { Config } from './settings/config';

export type Dependencies = Omit<ServerParts, 'assets'> & { fileLocation: FileLocation };

/** Opens everything that a server of this configuration needs, but for the built client. */
export async function createDependencies(config: Config): Promise<Dependencies> {
  await prepareDataDir(config.dataDir);
  // A problem with the folder or the bucket is reported before the database is open.
  const fileLocation = await openFileLocation(config, console.warn);
  const secret = await ensureSessionSecret(config);
  const room = new DiskRoom(() => getFreeBytes(config.dataDir));
  const database = await openDatabase(config, console.error, undefined, room);
  const isOwner = await isOwnerOfFiles(database.db, fileLocation);
  if (database.kind === 'postgres') await assertSharedSecret(database, secret, console.warn);
  return {
    database,
    config,
    payments: openPayments(config, database.db, systemClock),
    mail: new MailWorker({
      db: database.db,
      clock: createDatabaseClock(database.db),
      mailer: openMailer(config),
    }),
    sessionSecret: secret,
    redis: config.redisUrl
      ? new RedisLink({ url: config.redisUrl, keyedHash: createKeyedHash(secret), log: console.error })
      : null,
    clock: systemClock,
    files: fileLocation.files,
    assetStore: fileLocation.assets,
    fileLocation,
    feedReader: createFeedReader({ trustedOrigin: config.trustedFeedOrigin }),
    room,
    ownsFiles: isOwner,
  };
}

function isOwnerOfFiles(db: Transaction, files: MarkedFiles): Promise<boolean> {
  return ownsFiles(db, files, console.warn).catch((error: unknown) => {
    if (!(error instanceof FilesAway)) throw error;
    console.warn(
      `Whether ${files.location} is this database's own cannot be read: files that nothing shows stay until the next start.`,
    );
    return false;
  });
}

export function openPayments({ payments }: Config, db: Database, clock: Clock): Payments {
  return payments.provider === 'stripe'
    ? createStripePayments(payments, clock)
    : createSandboxPayments(db, clock);
}

function openMailer({ smtpUrl, mailFrom, dataDir }: Config): Mailer {
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl, mailFrom);
  return createFileMailer(path.join(dataDir, 'mail'), mailFrom);
}

/** A shorter secret can be guessed, or was cut off by a power cut. */
const SHORTEST = 32;

/**
 * Returns the configured secret, or the one that the data folder keeps, which is made at the first start. A secret
 * that is too short is replaced, and everybody has to log in again.
 */
export async function ensureSessionSecret(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = getSecretFile(config.dataDir);
  const kept = await findKeptSecret(config.dataDir);
  if (kept !== null && kept.length >= SHORTEST) return kept;
  if (kept !== null) {
    console.warn(
      `The session secret in ${file} was too short and is replaced: everybody has to log in again.`,
    );
    await rm(file, { force: true });
  }
  // Servers that start together make one each; all of them take the first.
  await writeDurably(file, randomBytes(48).toString('base64url'), { isNew: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}
