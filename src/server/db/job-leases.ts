import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../kernel/database';
import { isUnavailable } from '../kernel/database-errors';
import type { JobGuard, PeriodicTask } from '../kernel/run-every';
import { inOneStatement } from '../kernel/unit-of-work';
import { readMigrations } from './migrate';
import { jobs } from './tables/jobs';

/** A process that has said nothing for this long is taken for dead. */
export const LEASE_MS = 60_000;
const KEEP_EVERY_MS = 15_000;
/** A holder that could not renew its lease for this long stops, before another one begins. */
const STOP_AFTER_MS = 45_000;
/** Timers of several processes meet a little early or late. */
const EARLY_MS = 5_000;

interface LeaseParts {
  db: Database;
  /** Gives the time of the database's clock, which all processes share; tests bring another. */
  now?: () => SQL;
}

/** Tells how a shared task is doing, in whichever process it runs. */
export interface JobState {
  name: string;
  /** Counts the seconds since the last run began; null when the task is due at once. */
  secondsSinceStart: number | null;
  /** Is true if the last finished run failed. */
  hasFailed: boolean;
}

/**
 * Lets one of all processes run a task: a lease in the database is taken by one statement, kept while the task runs,
 * and given back. The lease of a process that died ends by itself, and a process that lost its lease is told to stop.
 */
export class JobLeases implements JobGuard {
  private readonly holder = randomUUID();
  private readonly version = readMigrations().at(-1)?.when ?? 0;
  private readonly db: Database;
  private readonly now: () => SQL;

  constructor({ db, now = () => sql`clock_timestamp()` }: LeaseParts) {
    this.db = db;
    this.now = now;
  }

  async runAlone(
    { name, everyMs, run }: Pick<PeriodicTask, 'name' | 'everyMs' | 'run'>,
    closing: AbortSignal,
  ): Promise<boolean> {
    if (!(await this.takeIfKnown(name, everyMs))) return false;
    const lost = new AbortController();
    let keptAt = performance.now();
    const keeper = setInterval(async () => {
      const isOurs = await this.keep(name).catch(() => null);
      if (isOurs) keptAt = performance.now();
      if (isOurs === false || performance.now() - keptAt > STOP_AFTER_MS) lost.abort();
    }, KEEP_EVERY_MS).unref();
    let result: 'done' | 'failed' = 'failed';
    try {
      await run(AbortSignal.any([closing, lost.signal]));
      result = 'done';
    } finally {
      clearInterval(keeper);
      // A run that was told to stop is not done, so the next process goes on at once. A lease that cannot be given back
      // ends by itself.
      await this.giveBack(name, closing.aborted ? null : result).catch(() => undefined);
    }
    return true;
  }

  /** Lists how each task is doing, by the database's clock. */
  async listStates(): Promise<JobState[]> {
    return this.db
      .select({
        name: jobs.name,
        secondsSinceStart: sql<number | null>`extract(epoch FROM ${this.now()} - ${jobs.startedAt})::float8`,
        hasFailed: sql<boolean>`coalesce(${jobs.result} = 'failed', false)`,
      })
      .from(jobs);
  }

  /** While the database is away nobody can tell who runs what; the outage itself is logged elsewhere. */
  private takeIfKnown(name: string, everyMs: number): Promise<boolean> {
    return this.take(name, everyMs).catch((error: unknown) => {
      if (isUnavailable(error)) return false;
      throw error;
    });
  }

  private async take(name: string, everyMs: number): Promise<boolean> {
    const pauseMs = everyMs - Math.min(EARLY_MS, everyMs / 10);
    const began = sql`excluded.started_at`;
    const isFree = sql`${jobs.leaseUntil} IS NULL AND (${jobs.startedAt} IS NULL
      OR ${jobs.startedAt} <= ${began} - ${toInterval(pauseMs)} OR ${jobs.version} < excluded.version)`;
    const taken = await inOneStatement(this.db, (tx) =>
      tx
        .insert(jobs)
        .values({
          name,
          holder: this.holder,
          leaseUntil: sql`${this.now()} + ${toInterval(LEASE_MS)}`,
          startedAt: this.now(),
          version: this.version,
        })
        .onConflictDoUpdate({
          target: jobs.name,
          set: {
            holder: this.holder,
            leaseUntil: sql`excluded.lease_until`,
            startedAt: began,
            version: sql`greatest(${jobs.version}, excluded.version)`,
          },
          setWhere: sql`${jobs.leaseUntil} <= ${began} OR (${isFree})`,
        })
        .returning({ name: jobs.name }),
    );
    return taken.length > 0;
  }

  private async keep(name: string): Promise<boolean> {
    const kept = await inOneStatement(this.db, (tx) =>
      tx
        .update(jobs)
        .set({ leaseUntil: sql`${this.now()} + ${toInterval(LEASE_MS)}` })
        .where(this.isOurs(name))
        .returning({ name: jobs.name }),
    );
    return kept.length > 0;
  }

  private async giveBack(name: string, result: 'done' | 'failed' | null): Promise<void> {
    const ended = result === null ? { startedAt: null } : { endedAt: this.now(), result };
    await inOneStatement(this.db, async (tx) => {
      await tx
        .update(jobs)
        .set({ holder: null, leaseUntil: null, ...ended })
        .where(this.isOurs(name));
    });
  }

  private isOurs(name: string) {
    return and(eq(jobs.name, name), eq(jobs.holder, this.holder));
  }
}

const toInterval = (ms: number) => sql`${ms}::float8 * interval '1 millisecond'`;
