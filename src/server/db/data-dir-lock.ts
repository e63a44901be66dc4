import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Holder {
  pid: number;
  /** When the process began, so that another process with the same number is not taken for it. */
  startedAt: string;
}

/**
 * Takes the data folder for this process alone; throws when a living process has it. PGlite loses writes in silence
 * when two processes open one folder. Returns what gives the folder back.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const lockFile = path.join(dataDir, 'server.lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createLock(lockFile)) return () => rm(lockFile, { force: true });
    const holder = await readHolder(lockFile);
    if (holder && (await isAlive(holder))) throw inUse(dataDir, holder);
    await removeStaleLock(dataDir, lockFile);
  }
  throw new Error(`The data folder ${dataDir} could not be locked.`);
}

/** Writes the lock under another name and links it, so that nobody ever reads half of one. */
async function createLock(lockFile: string): Promise<boolean> {
  const holder: Holder = { pid: process.pid, startedAt: await processStart(process.pid) };
  const ownFile = `${lockFile}.${process.pid}`;
  await writeFile(ownFile, JSON.stringify(holder));
  try {
    await link(ownFile, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(ownFile, { force: true });
  }
}

/** Moves the lock away before it is judged a second time: another process may have put its own there meanwhile. */
async function removeStaleLock(dataDir: string, lockFile: string): Promise<void> {
  const movedFile = `${lockFile}.${process.pid}.stale`;
  const isMoved = await rename(lockFile, movedFile).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  const holder = await readHolder(movedFile);
  if (holder && (await isAlive(holder))) {
    await link(movedFile, lockFile).catch(() => undefined);
    await rm(movedFile, { force: true });
    throw inUse(dataDir, holder);
  }
  await rm(movedFile, { force: true });
}

function inUse(dataDir: string, { pid }: Holder): Error {
  return new Error(
    `The data folder ${dataDir} is in use by process ${pid}. Stop that process, choose another DATA_DIR, or set DATABASE_URL.`,
  );
}

async function readHolder(lockFile: string): Promise<Holder | null> {
  const text = await readFile(lockFile, 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await processStart(pid)) === startedAt;
}

/** The start time of a process in the kernel's own words; empty where there is no /proc. */
async function processStart(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
