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

/** The dependencies of a rule. A rule says what follows from it to its unit of work. */
export interface Deps extends WorkDeps {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  files: FileStore;
  /** These count how often something was done lately, in all processes where they share counts. */
  counts: SharedCounts;
  /** A line for each event of security. */
  security: SecurityLog;
  payments: Payments;
  doLater: DoLater;
  keyedHash: KeyedHash;
}
