import { describeTables } from './db/migrate';
import { openDatabase } from './db/open-database';
import { PRIVATE_UMASK, prepareDataDir } from './kernel/data-dir';
import { readConfig } from './settings/config';

/** Brings the database to this version and ends, as a step of its own before the servers of a new version start. */
async function run(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const config = readConfig();
  if (!config.databaseUrl) await prepareDataDir(config.dataDir);
  const database = await openDatabase(config, console.error);
  try {
    process.stdout.write(`${await describeTables(database.db, database.appliedMigrations)}\n`);
  } finally {
    await database.close();
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
