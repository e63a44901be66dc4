import { chmod, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { type BackupParts, makeBackup } from './make-backup';
import type { NightlyParts } from './nightly-backups';

const PATH = '/backup';
/** A backup is broken off when its reader takes nothing for this long. */
const IDLE_MS = 60_000;
/** The kernel accepts no longer path for a socket. */
const MAX_SOCKET_PATH = 100;

const getSocketPath = (dataDir: string) => path.join(dataDir, 'backup.sock');

/**
 * Lets `npm run backup` ask the server that has locked PGlite's folder for a backup, since no other process can read
 * the folder meanwhile. Whoever may read the folder may open the socket.
 */
export function serveBackups(
  app: FastifyInstance,
  parts: Pick<NightlyParts, 'database' | 'config' | 'clock' | 'fileLocation'>,
): void {
  const { database, config, clock, fileLocation } = parts;
  if (database.kind !== 'pglite') return;
  const socket = getSocketPath(config.dataDir);
  const server = createServer(async (incoming, answer) => {
    if (incoming.url !== PATH) return answer.writeHead(404).end();
    answer.setTimeout(IDLE_MS, () => answer.destroy());
    const archive = makeBackup({ database, config, fileLocation, now: clock.now() } satisfies BackupParts);
    await pipeline(archive, answer).catch((error) =>
      app.log.error({ err: error }, 'A backup was broken off'),
    );
  });
  app.addHook('onListen', async () => {
    if (socket.length > MAX_SOCKET_PATH) {
      app.log.warn(
        `The path of ${socket} is too long for a socket: backups by command need the server stopped`,
      );
      return;
    }
    // This process has locked the folder, so an existing socket was left by one that died.
    await rm(socket, { force: true });
    server.once('error', (error) =>
      app.log.error({ err: error }, `Backups cannot be asked for at ${socket}`),
    );
    server.listen(socket, () => {
      chmod(socket, 0o600).catch((error) => app.log.error({ err: error }, `${socket} is open to others`));
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** Returns a backup made by the server that runs on a folder; null when none runs. */
export function requestBackup(dataDir: string): Promise<Readable | null> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: getSocketPath(dataDir), path: PATH, agent: false }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`The server refused with ${answer.statusCode}.`));
    });
    asking.once('error', (error: NodeJS.ErrnoException) => {
      const isNobodyThere = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL'].includes(error.code ?? '');
      if (isNobodyThere) resolve(null);
      else reject(error);
    });
    asking.end();
  });
}
