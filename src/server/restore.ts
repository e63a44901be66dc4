import { restoreBackup } from './backup/restore-backup';
import { PRIVATE_UMASK } from './kernel/data-dir';
import { readConfig, resolveTypedPath } from './settings/config';

/** Brings a backup into the empty place that the configuration names. */
async function run(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const [, , name] = process.argv;
  if (!name)
    throw new Error('Say which: npm run restore -- FILE, with an empty DATA_DIR (and DATABASE_URL).');
  const config = readConfig();
  const file = resolveTypedPath(name);
  const { createdAt, tables, files } = await restoreBackup(config, file, console.error);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored ${rows} rows and ${files} files of ${createdAt}. The server can be started.\n`,
  );
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
