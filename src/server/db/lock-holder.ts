import { randomUUID } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Describes the process that has a data folder, and where it runs. */
export interface Holder {
  /** Is random, so that no other lock has the same. */
  token: string;
  pid: number;
  /** Says when the process began, so that another process with the same number is not taken for it. */
  startedAt: string;
  /** Names this start of the machine; both this and the namespace in which `pid` counts are empty without /proc. */
  boot: string;
  pidNamespace: string;
  host: string;
}

/** Returns what a lock says of this process. */
export async function describeThisProcess(): Promise<Holder> {
  return {
    token: randomUUID(),
    pid: process.pid,
    startedAt: await readProcessStart(process.pid),
    boot: await readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
      (id) => id.trim(),
      () => '',
    ),
    pidNamespace: await readlink('/proc/self/ns/pid').catch(() => ''),
    host: hostname(),
  };
}

/** Returns true if one process can look up the other. Locks of older versions name no system, and count as this one's. */
export function isSameSystem(holder: Holder, me: Holder): boolean {
  if (holder.token === undefined) return true;
  return holder.boot === me.boot && holder.pidNamespace === me.pidNamespace && holder.host === me.host;
}

/** Returns null where there is no lock, or only half of one that a power cut left. */
export async function readHolder(lockFile: string): Promise<Holder | null> {
  return parseHolder(await readFile(lockFile, 'utf8').catch(() => ''));
}

export function parseHolder(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/** Returns true if the process runs on this machine, and is the one that began at `startedAt`. */
export async function isAlive({ pid, startedAt }: Pick<Holder, 'pid' | 'startedAt'>): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await readProcessStart(pid)) === startedAt;
}

/** Reads the start time of a process as the kernel writes it; empty where there is no /proc. */
async function readProcessStart(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
