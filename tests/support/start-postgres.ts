import type { TestProject } from 'vitest/node';
import { openPostgresServer } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openPostgresServer();
  project.provide('postgresUrl', url);
  return stop;
}
