import { readdir } from 'node:fs/promises';

/** Catches the failure of a read: returns null where there is no such file or folder, and throws any other failure. */
export function returnNullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Lists the names in a folder; none where there is no such folder. */
export async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(returnNullIfMissing)) ?? [];
}
