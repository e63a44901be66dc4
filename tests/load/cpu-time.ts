import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;
/** These fields, counted after the program's name in parentheses, are the time in the program and in the system. */
const [USER, SYSTEM] = [11, 12];

/** Returns how many milliseconds of processor time a process has used; null where the system has no such file. */
export async function readCpuMs(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}
