import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { openArchive } from './backup/archive';
import { requestBackup } from './backup/backup-socket';
import { openStored } from './backup/database-state';
import { getBackupFileName, makeBackup, writeBackup } from './backup/make-backup';
import { PRIVATE_UMASK } from './kernel/data-dir';
import { openFileLocation } from './ports/file-location';
import { type Config, readConfig, resolveTypedPath } from './settings/config';

const USAGE = 'Say where to: npm run backup -- FILE (or an existing folder).';

/** Writes everything into one file. If a server runs on the folder, it makes the backup. */
async function run(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const config = readConfig();
  const now = new Date();
  const file = await chooseTarget(process.argv[2], now);
  const running = config.databaseUrl ? null : await requestBackup(config.dataDir);
  const size = running ? await receive(running, file) : await backUpItself(config, file, now);
  // The archive is read back, so that a faulty disk is found out now.
  const archive = await openArchive(file);
  archive.close();
  const { tables, files, missingFiles } = archive.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${file}: ${rows} rows, ${files} files, ${Math.ceil(size / 1024 ** 2)} MB, read back and whole.\n`,
  );
  if (missingFiles.length > 0)
    process.stdout.write(
      `${missingFiles.length} files are not in it, because they are not there: ${missingFiles[0]} …\n`,
    );
}

function receive(running: Readable, file: string): Promise<number> {
  return writeBackup(running, file).catch((error: Error) => {
    throw new Error(`The backup was broken off (${error.message}); the server's log may say why.`);
  });
}

async function backUpItself(config: Config, file: string, now: Date): Promise<number> {
  const database = await openStored(config, console.error);
  try {
    const fileLocation = await openFileLocation(config, console.error);
    return await writeBackup(makeBackup({ database, config, fileLocation, now }), file);
  } finally {
    await database.close();
  }
}

async function chooseTarget(name: string | undefined, now: Date): Promise<string> {
  if (!name) throw new Error(USAGE);
  const target = resolveTypedPath(name);
  const facts = await stat(target).catch(() => null);
  if (facts?.isDirectory()) return path.join(target, getBackupFileName(now));
  if (facts) throw new Error(`${target} exists already. Choose another name.`);
  return target;
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
