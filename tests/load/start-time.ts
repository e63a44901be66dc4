import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureFirstAnswer } from './npm-start';
import { printTable } from './print-table';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git']);

/**
 * Measures the time from `npm start` to the first answer in a copy of the sources: first without a build, then with it.
 */
export async function measureStart(): Promise<void> {
  const copy = await copySources();
  try {
    const withoutBuild = await measureFirstAnswer(copy);
    const withBuild = await measureFirstAnswer(copy);
    printTable('From npm start to the first answer, on PGlite', [
      { start: 'the first one: no build, no data', seconds: withoutBuild.toFixed(1) },
      { start: 'the next one: built, with data', seconds: withBuild.toFixed(1) },
    ]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function copySources(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'verandly-bench-'));
  await cp(ROOT, copy, { recursive: true, filter: (file) => !LEFT_OUT.has(path.relative(ROOT, file)) });
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
