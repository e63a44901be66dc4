import { execFileSync } from 'node:child_process';

/** A machine may lack these; each has a function that tells. */
export type Needs = Record<string, () => boolean | Promise<boolean>>;

/** Lists those needs that the machine does not meet. */
export async function listMissing(needs: Needs, names = Object.keys(needs)): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) if (!(await needs[name]?.())) missing.push(name);
  return missing;
}

/** Returns true if a program is in one of these folders, in PATH or where root's programs lie. */
export function hasCommand(command: string, folders: string[] = []): boolean {
  return findCommand(command, folders) !== null;
}

/** Returns where a program lies: in one of these folders, in PATH or where root's programs lie. */
export function findCommand(command: string, folders: string[] = []): string | null {
  try {
    const places = [...folders, process.env.PATH, '/usr/sbin', '/sbin'].join(':');
    return execFileSync('sh', ['-c', `command -v ${command}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: places },
    }).trim();
  } catch {
    return null;
  }
}
