import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { startTestServer } from '@tests/support/test-server';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openArchive } from './archive';
import { requestBackup, serveBackups } from './backup-socket';
import { writeBackup } from './make-backup';

const server = startTestServer();
let dataDir: string;
beforeEach(async () => {
  dataDir = await createDataDir();
});
afterEach(() => rm(dataDir, { recursive: true }));

async function serve() {
  const app = Fastify();
  const config = { dataDir, sessionSecret: null, hasNightlyBackups: false };
  const place = { folder: path.join(dataDir, 'uploads'), files: server.store };
  serveBackups(app, { database: server.database, config, fileLocation: place, clock: server.clock });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

it('is asked in vain where no server runs, also when one died there', async () => {
  expect(await requestBackup(dataDir)).toBeNull();
  await writeFile(path.join(dataDir, 'backup.sock'), '');
  expect(await requestBackup(dataDir)).toBeNull();
});

describe.runIf(process.env.TEST_DATABASE === 'pglite')('a server on PGlite', () => {
  it('hands out a whole backup to who may read its folder, and goes with the server', async () => {
    await server.owner('zora');
    await writeFile(path.join(dataDir, 'backup.sock'), 'left by a process that died');
    const app = await serve();
    const socket = path.join(dataDir, 'backup.sock');
    await expect.poll(async () => (await stat(socket)).mode & 0o777).toBe(0o600);
    const file = path.join(dataDir, 'backup.zip');
    const answer = await requestBackup(dataDir);
    if (!answer) throw new Error('Nobody answered');
    await writeBackup(answer, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const archive = await openArchive(file);
    archive.close();
    expect(archive.manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
    await app.close();
    expect(await requestBackup(dataDir)).toBeNull();
  });
});
