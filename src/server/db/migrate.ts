import path from 'node:path';

/** Beside this file in the sources, beside the bundle in a build. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

/** Names the advisory lock under which one process migrates while the others wait. */
export const MIGRATION_LOCK = 7_269_341;
