import { readFileSync, statSync } from 'node:fs';
import { type FileHandle, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  describeThisProcess,
  type Holder,
  isAlive,
  isSameSystem,
  parseHolder,
  readHolder,
} from './lock-holder';

const BEAT_MS = 5000;
/** A holder in another container or machine counts as gone when it has not touched its lock for this long. */
const STALE_MS = 30_000;
const POLL_INTERVAL_MS = 1000;

/** Tests replace these parts of the machine. */
interface Surroundings {
  thisProcess(): Promise<Holder>;
  isAlive(holder: Holder): Promise<boolean>;
  sleep(ms: number): Promise<unknown>;
  /** Calls `task` until the returned function is called. */
  every(ms: number, task: () => void): () => void;
  tell(line: string): void;
  /** Is called in a process that has lost the folder to another one. */
  onLost(line: string): void;
}

const machine: Surroundings = {
  thisProcess: describeThisProcess,
  isAlive,
  sleep,
  every(ms, task) {
    const timer = setInterval(task, ms).unref();
    return () => clearInterval(timer);
  },
  tell: (line) => console.warn(line),
  onLost(line) {
    console.error(line);
    process.exit(1);
  },
};

interface DataDirLock {
  /** Ends the process when the folder is no longer its own. It costs some microseconds, so call it before each change. */
  assertHeld(): void;
  /** Gives the folder back; the lock of another process stays. */
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process alone; throws when a living process has it. PGlite loses writes in silence
 * when two processes open one folder. A process of this machine is looked up by its number. One in another
 * container or on another machine cannot be seen: it shows that it lives by touching its lock, and ends itself when
 * it finds the lock of another process.
 */
export async function lockDataDir(
  dataDir: string,
  surroundings: Partial<Surroundings> = {},
): Promise<DataDirLock> {
  const around = { ...machine, ...surroundings };
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const me = await around.thisProcess();
  const lockFile = path.join(dataDir, 'server.lock');
  const ownFile = `${lockFile}.${me.token}`;
  const handle = await open(ownFile, 'wx', 0o600);
  try {
    await handle.writeFile(JSON.stringify(me));
    await take(dataDir, lockFile, ownFile, me, around);
  } catch (error) {
    await handle.close();
    throw error;
  } finally {
    await rm(ownFile, { force: true });
  }
  return hold(dataDir, lockFile, handle, me, around);
}

/** Gives the finished file the lock's name, so that nobody ever reads half of one. */
async function take(
  dataDir: string,
  lockFile: string,
  ownFile: string,
  me: Holder,
  around: Surroundings,
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await linkIfFree(ownFile, lockFile)) return;
    const holder = await readHolder(lockFile);
    const isGone =
      holder === null || isSameSystem(holder, me)
        ? holder === null || !(await around.isAlive(holder))
        : await watchUntilGone(dataDir, lockFile, ownFile, holder, around);
    if (!isGone) throw createInUseError(dataDir, holder, me);
    // Another process may have taken the folder meanwhile. When two replace the lock at once, the last one wins, and the
    // other notices before its first write.
    if ((await readHolder(lockFile))?.token !== holder?.token) continue;
    await rename(ownFile, lockFile);
    return;
  }
  throw new Error(`The data folder ${dataDir} could not be locked.`);
}

async function linkIfFree(ownFile: string, lockFile: string): Promise<boolean> {
  return link(ownFile, lockFile).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/**
 * Resolves to true when the lock is gone or was not touched for long. Its age is read from the file system, because the
 * clocks of machines differ.
 */
async function watchUntilGone(
  dataDir: string,
  lockFile: string,
  ownFile: string,
  holder: Holder,
  around: Surroundings,
): Promise<boolean> {
  const touchedAt = await findLastTouch(lockFile);
  if (touchedAt === null) return true;
  const ageMs = Math.max(0, ((await findLastTouch(ownFile)) ?? 0) - touchedAt);
  if (ageMs < STALE_MS) {
    around.tell(
      `The data folder ${dataDir} was in use a moment ago, in another container or on another machine (${holder.host}). ` +
        `The start waits up to ${STALE_MS / 1000} s to see whether that server still runs.`,
    );
  }
  for (let waitedMs = ageMs; waitedMs < STALE_MS; waitedMs += POLL_INTERVAL_MS) {
    await around.sleep(POLL_INTERVAL_MS);
    const now = await findLastTouch(lockFile);
    if (now !== touchedAt) return now === null;
  }
  return true;
}

async function findLastTouch(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

/** Another process, or this one, has the folder. */
export class DataDirInUse extends Error {
  constructor(
    dataDir: string,
    /** Says which, such as 'process 123'. */
    readonly holder: string,
  ) {
    super(
      `The data folder ${dataDir} is in use by ${holder}. Stop that process, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
}

function createInUseError(dataDir: string, holder: Holder | null, me: Holder): Error {
  const who =
    holder && !isSameSystem(holder, me)
      ? `a server in another container or on another machine (${holder.host})`
      : `process ${holder?.pid}`;
  return new DataDirInUse(dataDir, who);
}

async function hold(
  dataDir: string,
  lockFile: string,
  handle: FileHandle,
  me: Holder,
  around: Surroundings,
): Promise<DataDirLock> {
  const { ino } = await handle.stat({ bigint: true });
  const isHeld = () => {
    try {
      if (statSync(lockFile, { bigint: true }).ino === ino) return true;
      // Some network file systems give files new numbers, so the content of the lock decides.
      return parseHolder(readFileSync(lockFile, 'utf8'))?.token === me.token;
    } catch {
      return false;
    }
  };
  const assertHeld = () => {
    if (isHeld()) return;
    around.onLost(
      `The data folder ${dataDir} has been taken by another server: this one ends, so that nothing is lost.`,
    );
  };
  const stop = around.every(BEAT_MS, () => {
    assertHeld();
    // Writing the lock anew sets the time of the file system; a full disk may have room for nothing but the time.
    handle
      .write(JSON.stringify(me), 0)
      .catch(() => handle.utimes(new Date(), new Date()))
      .catch(() => undefined);
  });
  return {
    assertHeld,
    async release() {
      stop();
      if (isHeld()) await rm(lockFile, { force: true });
      await handle.close();
    },
  };
}
