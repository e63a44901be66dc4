import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds what the browser tests open, unless that is done already. */
export async function setup(): Promise<void> {
  const script = path.resolve(import.meta.dirname, '../../scripts/build.mjs');
  await promisify(execFile)(process.execPath, [script, '--if-changed']);
}
