import type { TestProject } from 'vitest/node';
import { openPostgres } from '@/server/db/open-postgres';
import { createDatabase, dropCopies } from './postgres-database';
import { openPostgresServer } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Names a migrated database without rows; the database of each process is a copy of it. */
    postgresTemplate: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openPostgresServer();
  project.provide('postgresUrl', url);
  const template = await createDatabase(url);
  const database = await openPostgres({ url: template.url }, console.error);
  await database.close();
  project.provide('postgresTemplate', template.name);
  return async () => {
    await dropCopies(url, template.name);
    await template.drop();
    await stop();
  };
}
