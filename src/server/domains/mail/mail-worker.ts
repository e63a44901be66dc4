import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/core/dates';
import type { Database } from '../../kernel/database';
import { getFailureReason } from '../../kernel/describe-failure';
import { inOneStatement } from '../../kernel/unit-of-work';
import { type Mailer, MailRefused } from '../../ports/mailer';
import {
  claimMails,
  FORGET_AT_ONCE,
  forgetMail,
  listKeptMail,
  markMail,
  markSent,
  type QueuedMail,
} from './queries';
import { UNDO_MS } from './queue-mail';

/** This look finds mails that are due again, that another process left, or that no wake announced. */
export const POLL_INTERVAL_MS = 15_000;
/** One statement claims this many mails, and a mail server gets this many at the same time. */
export const MAILS_AT_ONCE = 10;
/** No attempt takes this long: if a mail is still claimed then, its worker has died. */
const CLAIM_MS = 10 * MINUTE_MS;
/** A wake may announce mail that can be taken back for some seconds; a look after this time finds it. */
const LATER_LOOK_MS = UNDO_MS + 500;
const STOP_WITHIN_MS = 5_000;
const CLEANUP_INTERVAL_MS = HOUR_MS;
export const KEEP_SENT_MS = 7 * DAY_MS;
export const KEEP_FAILED_MS = 30 * DAY_MS;

interface MailWorkerParts {
  db: Database;
  /** All processes share this clock: a process that is minutes ahead would take a mail that another one is sending. */
  clock: { now(): Date | Promise<Date> };
  mailer: Mailer;
}

/** The worker writes its log here. */
interface MailLog {
  info(text: string): void;
  error(text: string): void;
}

/** Is told the outcome of a mail that has a topic: it has left, or was given up. */
export type HearOutcome = (about: string, hasLeft: boolean) => Promise<void>;

const silent: MailLog = { info: () => undefined, error: () => undefined };

/** Sends the mails of the outbox, each at least once; any number of workers can share an outbox. */
export class MailWorker {
  private log = silent;
  private timer: NodeJS.Timeout | null = null;
  private laterLook: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private isWanted = false;
  private forgetsAt = 0;
  private isStopped = false;
  private hearOutcome: HearOutcome = () => Promise.resolve();

  constructor(private readonly parts: MailWorkerParts) {}

  start(log: MailLog): void {
    this.log = log;
    this.timer = setInterval(() => this.sendDue(), POLL_INTERVAL_MS).unref();
    this.wake();
  }

  onOutcome(hear: HearOutcome): void {
    this.hearOutcome = hear;
  }

  /** Announces that mail was written; does nothing before `start`. */
  wake(): void {
    if (!this.timer) return;
    void this.sendDue();
    // Each wake starts this timer anew, because an earlier look would come before the last mail is due.
    if (this.laterLook) clearTimeout(this.laterLook);
    this.laterLook = setTimeout(() => void this.sendDue(), LATER_LOOK_MS).unref();
  }

  /** Sends the mails that are due, some at once; a call meanwhile causes one more look. */
  sendDue(): Promise<void> {
    this.isWanted = true;
    if (!this.isStopped) this.working ??= this.work();
    return this.working ?? Promise.resolve();
  }

  /** Finishes the mails under way, unless that takes too long; other mails wait for the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    if (this.laterLook) clearTimeout(this.laterLook);
    let limit: NodeJS.Timeout | undefined;
    const isLate = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, STOP_WITHIN_MS);
    });
    await Promise.race([this.working, isLate]);
    clearTimeout(limit);
    this.parts.mailer.close?.();
  }

  private async work(): Promise<void> {
    try {
      while (this.isWanted && !this.isStopped) {
        this.isWanted = false;
        while (!this.isStopped && (await this.sendSome()));
        await this.forgetOld();
      }
    } catch (error) {
      this.log.error(`Mail waits for the database: ${getFailureReason(error)}`);
    } finally {
      this.working = null;
    }
  }

  /**
   * Deletes old mails once nobody may ask any more whether they were sent. It goes in small steps, between which new
   * mail comes first. After a failure it waits for the next hour, and no mail is held up.
   */
  private async forgetOld(): Promise<void> {
    const now = (await this.parts.clock.now()).getTime();
    if (now < this.forgetsAt) return;
    const [sentBefore, failedBefore] = [new Date(now - KEEP_SENT_MS), new Date(now - KEEP_FAILED_MS)];
    try {
      let forgotten: number;
      do {
        if (this.isWanted || this.isStopped) return;
        forgotten = await forgetMail(this.parts.db, sentBefore, failedBefore);
      } while (forgotten >= FORGET_AT_ONCE);
      await this.removeForgotten();
    } catch (error) {
      this.log.error(`Old mail is forgotten later: ${getFailureReason(error)}`);
    }
    this.forgetsAt = now + CLEANUP_INTERVAL_MS;
  }

  /** Removes the files that the mailer keeps of mails that are no longer in the outbox. */
  async removeForgotten(): Promise<void> {
    const { db, mailer } = this.parts;
    await mailer.keepOnly?.((keys) => listKeptMail(db, keys));
  }

  /**
   * Sends some mails, and returns true if there may be more. Each step is a statement of its own: no transaction waits
   * for a mail server.
   */
  private async sendSome(): Promise<boolean> {
    const { db, clock } = this.parts;
    const now = await clock.now();
    const mails = await inOneStatement(db, (tx) =>
      claimMails(tx, now, new Date(now.getTime() + CLAIM_MS), MAILS_AT_ONCE),
    );
    const outcomes = await Promise.allSettled(mails.map((mail) => this.sendOne(mail, now)));
    // All attempts have ended, so that nothing is under way any more.
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return mails.length === MAILS_AT_ONCE;
  }

  /** Marks each mail as soon as it has left: if a worker dies, unmarked mails are sent again. */
  private async sendOne(mail: QueuedMail, claimedAt: Date): Promise<void> {
    const failure = await this.attempt(mail);
    if (failure === null) {
      await inOneStatement(this.parts.db, (tx) => markSent(tx, mail.id, claimedAt));
      await this.reportOutcome(mail, true);
    } else await this.putOff(mail, failure);
  }

  private async attempt(mail: QueuedMail): Promise<unknown> {
    const { mailer } = this.parts;
    // After so many attempts without an end, the mail must have made the process die each time.
    if (mail.attempts > MAX_ATTEMPTS) return new MailRefused('No attempt came to an end');
    try {
      const outgoing = { ...mail, to: mail.recipient, date: mail.createdAt };
      this.log.info(`Mail ${mail.messageId} is sent: ${await mailer.send(outgoing)}`);
      return null;
    } catch (error) {
      return error;
    }
  }

  private async reportOutcome({ about }: QueuedMail, hasLeft: boolean): Promise<void> {
    if (about !== null) await this.hearOutcome(about, hasLeft);
  }

  private async putOff(mail: QueuedMail, failure: unknown): Promise<void> {
    const { db, clock } = this.parts;
    const now = await clock.now();
    const lastError = failure instanceof Error ? failure.message : String(failure);
    const reason = getFailureReason(failure);
    const delay = failure instanceof MailRefused ? null : retryDelay(mail.attempts);
    if (delay === null) {
      await inOneStatement(db, (tx) => markMail(tx, mail.id, { failedAt: now, lastError }));
      this.log.error(`Mail ${mail.messageId} is given up: ${reason}`);
      await this.reportOutcome(mail, false);
    } else {
      const dueAt = new Date(now.getTime() + delay);
      await inOneStatement(db, (tx) => markMail(tx, mail.id, { dueAt, lastError }));
      this.log.info(`Mail ${mail.messageId} waits for attempt ${mail.attempts + 1}: ${reason}`);
    }
  }
}

const WAIT_MINUTES = [1, 5, 30, 2 * 60, 12 * 60, 24 * 60];
export const MAX_ATTEMPTS = WAIT_MINUTES.length + 1;

/** Returns the pause after a number of failed attempts, in milliseconds; null when it is time to give up. */
export function retryDelay(attempts: number): number | null {
  const minutes = WAIT_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}
