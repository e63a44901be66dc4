import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('load-generator.mjs', import.meta.url));

/** Asks for an address over keep-alive connections for some seconds; returns the requests per second. */
export async function generateLoad(url: string, connections: number, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    PROGRAM,
    url,
    String(connections),
    String(seconds),
  ]);
  return Number(stdout);
}
