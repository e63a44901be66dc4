import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { getNetwork } from '@/core/network';
import type { CallCounts } from './call-counts';
import { hashNetwork, type KeyedHash } from './secrets';

/** An operator sees these when something was tried; a line never contains an email, a password or a text. */
type SecurityEvent =
  | 'login-failed'
  | 'login-refused'
  | 'many-failed-logins'
  | 'calls-refused'
  | 'password-failed'
  | 'password-refused'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'account-deleted';

/** These are logged as warnings: somebody should look. */
const WARNED: ReadonlySet<SecurityEvent> = new Set(['many-failed-logins']);

/** This many characters tell networks apart, but are too few to be looked up anywhere. */
const SHORT = 10;

type Caller = Pick<FastifyRequest, 'ip'>;

/**
 * Writes a line into the log for each event of security: which it was, whose account it concerns, and from which
 * network it came, as a hash that only this installation can make.
 */
export class SecurityLog {
  constructor(
    private readonly log: FastifyBaseLogger,
    private readonly keyedHash: KeyedHash,
    private readonly counts: CallCounts,
  ) {}

  note(event: SecurityEvent, caller: Caller, userId: number | null = null): void {
    const line = { event, userId, network: hashNetwork(this.keyedHash, caller).slice(0, SHORT) };
    this.log[WARNED.has(event) ? 'warn' : 'info'](line, 'Security event');
  }

  /** Logs an event once per window, so that one that happens a thousand times does not fill the log. */
  noteOnce(event: SecurityEvent, caller: Caller, windowMs: number, userId: number | null = null): void {
    const key = `noted:${event}:${userId}:${getNetwork(caller.ip)}`;
    if (this.counts.add(key, windowMs).calls === 1) this.note(event, caller, userId);
  }
}
