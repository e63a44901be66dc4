/** When a connection has been busy for this long, the database is asked whether it is still there. */
const DOUBT_AFTER_MS = 1_500;
const CHECK_INTERVAL_MS = 250;
/** While a standby is away, the database is asked this often whether it is back. */
const ASK_FOR_STANDBY_MS = 1_000;

interface WatchParts {
  /**
   * Asks the database over a connection of its own; rejects when there is no answer in time. Returns true if commits wait
   * there for a standby.
   */
  ask(): Promise<boolean>;
  /** Ends every connection at once, so that whoever waits on one of them hears of it. */
  giveUp(): void;
  /** Ends the connections whose commits wait for a standby. */
  letCommitsGo(): void;
  log(message: string): void;
}

/**
 * Knows whether the database answers. A server that has gone without a word leaves its connections open, and callers
 * would wait on them for minutes. When a connection breaks, or is busy for two seconds, the database is asked; without
 * an answer all callers that wait are let go, and new ones are refused at once. A database that answers may still
 * acknowledge nothing, because its standby has gone: callers that wait for that are let go as well. One line of the
 * log tells when either goes and one when it is back.
 */
export class DatabaseWatch {
  private awaySince: number | null = null;
  private standbyAwaySince: number | null = null;
  private askedAt = 0;
  private asking: Promise<boolean> | null = null;
  private isStopped = false;
  private readonly busySince = new Map<object, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly parts: WatchParts) {
    this.timer = setInterval(() => this.checkBusy(), CHECK_INTERVAL_MS).unref();
  }

  get isAway(): boolean {
    return this.awaySince !== null;
  }

  /** Is true while writes would be acknowledged to nobody; reads go on. */
  get isStandbyAway(): boolean {
    return this.standbyAwaySince !== null;
  }

  /** Notes that a connection has begun to work for somebody. */
  begin(connection: object): void {
    this.busySince.set(connection, performance.now());
  }

  end(connection: object): void {
    this.busySince.delete(connection);
  }

  /**
   * Asks the database whether it is there, after a connection broke or could not be made. While it is away, the watch
   * asks anyway.
   */
  checkNow(reason: string): void {
    if (this.isAway || this.isStandbyAway || this.asking || this.isStopped) return;
    void this.askNow(reason);
  }

  /** Ends the watch: a statement that fails from then on says nothing about the database. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private checkBusy(): void {
    if (this.asking) return;
    const doubtful = performance.now() - DOUBT_AFTER_MS;
    const stuck = Array.from(this.busySince).filter(([, since]) => since < doubtful);
    const isStandbyDue = this.isStandbyAway && performance.now() - this.askedAt > ASK_FOR_STANDBY_MS;
    if (!this.isAway && !isStandbyDue && stuck.length === 0) return;
    // A long statement leads to a question every two seconds, and not at every look.
    for (const [connection] of stuck) this.begin(connection);
    void this.askNow(null);
  }

  private async askNow(reason: string | null): Promise<void> {
    this.askedAt = performance.now();
    this.asking = this.parts.ask();
    try {
      const doCommitsWait = await this.asking;
      if (this.awaySince !== null) {
        const seconds = Math.round((performance.now() - this.awaySince) / 1000);
        this.awaySince = null;
        this.parts.log(`The database is back after ${seconds} s.`);
      } else if (reason) this.parts.log(`A connection to the database broke and is made anew: ${reason}`);
      this.noteStandby(doCommitsWait);
    } catch (error) {
      if (this.awaySince === null) {
        this.awaySince = performance.now();
        this.parts.log(`The database is away: ${(error as Error).message}`);
      }
      this.busySince.clear();
      this.parts.giveUp();
    } finally {
      this.asking = null;
    }
  }

  private noteStandby(doCommitsWait: boolean): void {
    if (doCommitsWait) {
      if (this.standbyAwaySince === null) {
        this.standbyAwaySince = performance.now();
        this.parts.log('No standby answers the database: nothing that is written is acknowledged.');
      }
      this.parts.letCommitsGo();
    } else if (this.standbyAwaySince !== null) {
      const seconds = Math.round((performance.now() - this.standbyAwaySince) / 1000);
      this.standbyAwaySince = null;
      this.parts.log(`The database acknowledges again after ${seconds} s.`);
    }
  }
}
