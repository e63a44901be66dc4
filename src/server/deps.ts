import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database, DatabaseHandle } from './db/client';
import type { CallCounts } from './http/call-counts';
import type { DoLater } from './http/do-later';
import type { KeyedHash } from './http/keyed-hash';
import type { PageCache } from './http/page-cache';
import type { SecurityLog } from './http/security-log';
import type { SessionEnds } from './http/session-ends';
import type { WebsiteEvents } from './http/website-events';
import type { MailWorker } from './mail/mail-worker';
import type { Clock } from './ports/clock/clock';
import type { FileStore } from './ports/file-store/file-store';
import type { Payments } from './ports/payments/payments';

/** What every call may use. */
export interface Deps {
  db: Database;
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  files: FileStore;
  /** Rendered public pages; whoever changes one drops it here. */
  pages: PageCache;
  /** Tells the owners who look at their admin of what visitors send. */
  events: WebsiteEvents;
  /** What goes on only as long as a session does. */
  sessionEnds: SessionEnds;
  /** How often what was done lately, in this process. */
  counts: CallCounts;
  /** A line for each event of security. */
  security: SecurityLog;
  /** Sends what `queueMail` wrote; whoever did wakes it after the commit. */
  mail: Pick<MailWorker, 'wake' | 'removeForgotten'>;
  payments: Payments;
  /** Removes from the database's files, within a minute, what was deleted; nobody waits for it. */
  erase: DatabaseHandle['erase'];
  doLater: DoLater;
  keyedHash: KeyedHash;
}
