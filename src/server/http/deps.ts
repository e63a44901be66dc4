import type { FastifyBaseLogger } from 'fastify';
import type { DoLater } from '../kernel/run-every';
import type { KeyedHash } from '../kernel/secrets';
import type { SecurityLog } from '../kernel/security-log';
import type { SharedCounts } from '../kernel/shared-counts';
import type { WorkDeps } from '../kernel/unit-of-work';
import type { Clock } from '../ports/clock';
import type { FileStore } from '../ports/file-store';
import type { Payments } from '../ports/payments/payments';
import type { Config } from '../settings/config';

/** Every rule gets these dependencies. It tells its unit of work what is to follow from it. */
export interface Deps extends WorkDeps {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  files: FileStore;
  /** Counts how often something was done lately, in all processes where they share counts. */
  counts: SharedCounts;
  /** Writes a line for each event that concerns security. */
  security: SecurityLog;
  payments: Payments;
  doLater: DoLater;
  keyedHash: KeyedHash;
}
