// Writes a database of PGlite with all tables and no rows into the file of its first argument, by the migrations in the
// folder of its second. It runs in a process of its own, whose memory and compiler flags go with it.
import { writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';

// This code runs once, so the second, optimizing compiler is not worth its time.
setFlagsFromString('--liftoff-only');
const { PGlite } = await import('@electric-sql/pglite');
const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist');
const { drizzle } = await import('drizzle-orm/pglite');
const { migrate } = await import('drizzle-orm/pglite/migrator');

const [, , file, migrationsFolder] = process.argv;
const database = await PGlite.create({ extensions: { btree_gist } });
await migrate(drizzle(database), { migrationsFolder });
const image = await database.dumpDataDir('none');
await writeFile(file, Buffer.from(await image.arrayBuffer()));
process.exit(0);
