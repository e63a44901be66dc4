import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDataDir } from '@tests/support/new-data-dir';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabaseFolder as open } from './open-database-folder';

const openDatabaseFolder = (folder: string) => open(folder, () => undefined);
const MAKE_EMPTY_DATABASE = path.join(import.meta.dirname, 'make-empty-database.mjs');

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('the folder of a database', () => {
  let dataDir: string;
  let folder: string;
  beforeAll(async () => {
    dataDir = await createDataDir();
    folder = path.join(dataDir, 'database');
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('is made whole beside its place, whatever a start that was cut off left there', async () => {
    await mkdir(`${folder}.new-abc`);
    await writeFile(path.join(`${folder}.new-abc`, 'PG_VERSION'), '18\n');
    const database = await openDatabaseFolder(folder);
    await database.exec('CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)');
    await database.close();
    expect(await readdir(dataDir)).toEqual(['database']);
    const again = await openDatabaseFolder(folder);
    expect((await again.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }]);
    const settings = await again.query(
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'wal_sync_method') ORDER BY 1",
    );
    expect(settings.rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
    await again.close();
  });

  it('asks before each change, and again before a commit counts', async () => {
    const asked = vi.fn();
    const database = await open(folder, asked);
    asked.mockClear();
    await database.query('SELECT 1');
    expect(asked).toHaveBeenCalledTimes(0);
    await database.exec('INSERT INTO kept VALUES (2)');
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
    await database.close();
  });

  it.each([
    ['PG_VERSION', 'its file PG_VERSION is empty or missing'],
    ['global/pg_control', 'could not read file "global/pg_control"'],
  ])('says what is wrong and what to do when %s is empty', async (name, reason) => {
    const kept = await readFile(path.join(folder, name));
    await truncate(path.join(folder, name));
    const opened = openDatabaseFolder(folder);
    await expect(opened).rejects.toThrow(`The database in ${folder} does not open: ${reason}`);
    await expect(opened).rejects.toThrow('npm run restore');
    await writeFile(path.join(folder, name), kept);
    await (await openDatabaseFolder(folder)).close();
  });

  it('says so when the log is gone', async () => {
    await rm(path.join(folder, 'pg_wal'), { recursive: true });
    await expect(openDatabaseFolder(folder)).rejects.toThrow(`The database in ${folder} does not open: `);
  });

  it.runIf(process.platform === 'linux')('is made with less memory than a small machine has', async () => {
    const made = path.join(dataDir, 'made');
    await mkdir(made);
    // The kernel counts this, because `resourceUsage` begins with the memory of the process that started this one.
    const tell = `import { readFileSync } from 'node:fs';
      process.on('exit', () => console.log(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]));`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      `data:text/javascript,${encodeURIComponent(tell)}`,
      MAKE_EMPTY_DATABASE,
      made,
    ]);
    // It takes about 290 MB, on a busy machine some more; 80 more with the optimizing compiler.
    expect(Number(stdout) / 1024).toBeLessThan(340);
  });
});
