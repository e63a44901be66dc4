import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
/** Of the fields after the name of the program, which stands in parentheses: the time in the program and in the system. */
const [USER, SYSTEM] = [11, 12];

/** Returns how long a process has kept processors busy; null where the system has no such file. */
export async function readCpuMs(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}
