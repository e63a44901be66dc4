/** When a connection has been busy for this long, the database is asked whether it is still there. */
const DOUBT_AFTER_MS = 1_500;
const CHECK_INTERVAL_MS = 250;

interface WatchParts {
  /** Asks the database over a connection of its own; rejects when there is no answer in time. */
  ask(): Promise<void>;
  /** Ends every connection at once, so that whoever waits on one of them hears of it. */
  giveUp(): void;
  log(message: string): void;
}

/**
 * Knows whether the database answers. A server that has gone without a word leaves its connections open: whoever waits
 * on one would wait for minutes. When a connection breaks, or is busy for two seconds, the database is asked; without
 * an answer everybody who waits is let go, and who comes meanwhile is refused at once. One line tells when it goes and one
 * when it is back.
 */
export class DatabaseWatch {
  private awaySince: number | null = null;
  private asking: Promise<void> | null = null;
  private isStopped = false;
  private readonly busySince = new Map<object, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly parts: WatchParts) {
    this.timer = setInterval(() => this.checkBusy(), CHECK_INTERVAL_MS).unref();
  }

  get isAway(): boolean {
    return this.awaySince !== null;
  }

  /** A connection has begun to work for somebody. */
  begin(connection: object): void {
    this.busySince.set(connection, performance.now());
  }

  end(connection: object): void {
    this.busySince.delete(connection);
  }

  /** A connection broke or could not be made. */
  doubt(reason: string): void {
    if (this.isAway || this.asking || this.isStopped) return;
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
    if (!this.isAway && stuck.length === 0) return;
    // A statement that takes its time is asked about every two seconds, not at every look.
    for (const [connection] of stuck) this.begin(connection);
    void this.askNow(null);
  }

  private async askNow(reason: string | null): Promise<void> {
    this.asking = this.parts.ask();
    try {
      await this.asking;
      if (this.awaySince !== null) {
        const seconds = Math.round((performance.now() - this.awaySince) / 1000);
        this.awaySince = null;
        this.parts.log(`The database is back after ${seconds} s.`);
      } else if (reason) this.parts.log(`A connection to the database broke and is made anew: ${reason}`);
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
}
