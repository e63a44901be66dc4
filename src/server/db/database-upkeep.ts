import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { HOUR_MS, MINUTE_MS } from '@/core/dates';
import type { DiskRoom } from '../kernel/disk-room';
import { withPatience } from '../kernel/watchdog';

const CHECK_INTERVAL_MS = 5_000;
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS;
/** A segment of the log has this size. What is older than the last checkpoint is removed, so pg_wal holds about two. */
const CHECKPOINT_AFTER_BYTES = 16 * 1024 * 1024;
const ERASE_EVERY_MS = HOUR_MS;
/** This pause keeps somebody who deletes one account after the other from holding up everybody else. */
const ERASE_PAUSE_MS = 30_000;
/** A larger index would take too long to be made anew. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;

/** Finds bloated tables as autovacuum does: by the number of dead rows and their share of the living ones. */
const BLOATED = `
  SELECT DISTINCT coalesce(owner.relname, tables.relname) AS name
  FROM pg_stat_all_tables AS tables
  LEFT JOIN pg_class AS owner ON owner.reltoastrelid = tables.relid
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup
    AND (tables.schemaname = 'public' OR owner.relnamespace = 'public'::regnamespace)`;
const TABLES = `SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public' ORDER BY relname`;
/** A page of an index that was split keeps copies of values as signposts, also of deleted ones. */
const TEXT_INDEXES = `
  SELECT relname AS name FROM pg_class AS index
  WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace
    AND pg_relation_size(oid) BETWEEN 3 * 8192 AND ${MAX_INDEX_BYTES}
    AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = index.oid AND atttypid = 'text'::regtype)`;

/**
 * Does for PGlite what a PostgreSQL server does by itself: it frees the space of dead rows and writes checkpoints. It
 * also removes deleted data from the files, hourly and whenever it is asked to. It takes one table at a time, since
 * all calls share one connection.
 */
export class DatabaseUpkeep {
  private timer: NodeJS.Timeout | null = null;
  private working: Promise<void> | null = null;
  private erasing: Promise<void> | null = null;
  private readonly stopping = new AbortController();
  /** Holds the length of the log and the time at the last checkpoint; opening a database ends with a checkpoint. */
  private checkpointAt: { bytes: number; ms: number } | null = null;
  private erasedAt = Number.NEGATIVE_INFINITY;
  private nextErasureAt: number;
  private hasLogRoom = false;

  constructor(
    private readonly client: PGlite,
    private readonly onError: (error: Error) => void,
    private readonly room?: Pick<DiskRoom, 'isShort' | 'hasUpkeepRoom'>,
  ) {
    this.nextErasureAt = performance.now() + ERASE_EVERY_MS;
  }

  start(): void {
    this.timer = setInterval(() => this.runDue().catch(this.onError), CHECK_INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.stopping.abort();
    await Promise.allSettled([this.working, this.erasing]);
  }

  /** Does what is due by now. */
  async runDue(): Promise<void> {
    if (performance.now() >= this.nextErasureAt) await this.erase();
    else await this.runInTurn(() => this.vacuumAndCheckpoint());
  }

  /** Removes from the files what was deleted. Calls that come soon after another one wait and share the next run. */
  erase(): Promise<void> {
    this.erasing ??= this.eraseAfterPause().finally(() => {
      this.erasing = null;
    });
    return this.erasing;
  }

  private async eraseAfterPause(): Promise<void> {
    const pause = this.erasedAt + ERASE_PAUSE_MS - performance.now();
    if (pause > 0)
      await wait(pause, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
    // The next run removes rows that are deleted from here on.
    this.erasing = null;
    this.erasedAt = performance.now();
    this.nextErasureAt = this.erasedAt + ERASE_EVERY_MS;
    await this.runInTurn(() => this.eraseNow());
  }

  private async eraseNow(): Promise<void> {
    // An index that is made anew needs room beside the old one.
    if (this.room?.isShort) return;
    for (const table of await this.listNames(TABLES)) await this.run(`VACUUM (INDEX_CLEANUP ON) "${table}"`);
    for (const index of await this.listNames(TEXT_INDEXES)) await this.run(`REINDEX INDEX "${index}"`);
    await this.run('SELECT pg_switch_wal()');
    await this.checkpoint();
  }

  private async vacuumAndCheckpoint(): Promise<void> {
    if (this.room?.isShort) return this.reserveLogRoom();
    this.hasLogRoom = false;
    await this.run('SELECT pg_stat_force_next_flush()');
    const bloated = await this.listNames(BLOATED);
    for (const table of bloated) await this.run(`VACUUM "${table}"`);
    const now = { bytes: await this.measureLog(), ms: performance.now() };
    this.checkpointAt ??= now;
    const grown = now.bytes - this.checkpointAt.bytes;
    const isDue = now.ms - this.checkpointAt.ms >= CHECKPOINT_EVERY_MS && grown > 0;
    if (isDue || grown >= CHECKPOINT_AFTER_BYTES) await this.checkpoint();
  }

  /** Even reading writes a little to the log. While the disk is short of room, a new segment for that is begun in time. */
  private async reserveLogRoom(): Promise<void> {
    if (this.hasLogRoom || !this.room?.hasUpkeepRoom) return;
    this.hasLogRoom = true;
    await this.run('SELECT pg_switch_wal()');
    await this.checkpoint();
  }

  private async checkpoint(): Promise<void> {
    await this.run('CHECKPOINT');
    this.checkpointAt = { bytes: await this.measureLog(), ms: performance.now() };
  }

  private async run(statement: string): Promise<void> {
    if (!this.stopping.signal.aborted) await withPatience(() => this.client.exec(statement));
  }

  private async listNames(query: string): Promise<string[]> {
    return (await this.client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  }

  private async measureLog(): Promise<number> {
    const query = `SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS bytes`;
    return (await this.client.query<{ bytes: number }>(query)).rows[0]?.bytes ?? 0;
  }

  /** Starts the work once the work before it has ended. */
  private runInTurn(work: () => Promise<void>): Promise<void> {
    const turn = (this.working ?? Promise.resolve()).catch(() => undefined).then(work);
    this.working = turn;
    return turn;
  }
}
