import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder; the caller removes it. */
export function createDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'verandly-test-data-'));
}
