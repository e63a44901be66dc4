import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '@/core/brand';
import { serveBackups } from './backup/backup-socket';
import { startNightlyBackups } from './backup/nightly-backups';
import { buildServer } from './build-server';
import { createDependencies, type Dependencies } from './create-dependencies';
import { loadClientAssets } from './http/client-assets';
import { PRIVATE_UMASK } from './kernel/data-dir';
import { getFailureReason } from './kernel/describe-failure';
import { startWatchdog } from './kernel/watchdog';
import { type Config, readConfig } from './settings/config';
import { listUnsafeSettings } from './settings/unsafe-settings';

const CLOSE_WITHIN_MS = 10_000;

async function start(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env);
  // These warnings bypass the logger: whatever its level, nobody should miss them.
  for (const line of listUnsafeSettings(config, process.env)) console.error(`WARNING: ${line}`);
  const parts = await createDependencies(config);
  const assets = await loadClientAssets(path.join(import.meta.dirname, '../client'), config);
  const app = await buildServer({ ...parts, assets });
  serveBackups(app, parts);
  if (config.role !== 'web') startNightlyBackups(app, parts);
  closeOnSignal(app, parts);
  await listen(app, config);
  if (config.role !== 'web') parts.mail.start(app.log);
  startWatchdog();
  process.stdout.write(
    config.role === 'worker'
      ? `${PRODUCT_NAME} is ready: mail and periodic tasks, and /readyz at port ${config.port}\n`
      : `${PRODUCT_NAME} is ready: ${config.publicUrl}\n`,
  );
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.ready();
  try {
    await app.listen({ port, host });
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(
      `The server cannot listen on HOST=${host} PORT=${port} (${reason}). HOST must be an address of this machine, and nobody else may use the port.`,
    );
  }
}

/** Answers the calls and sends the mail under way, then closes the database; a second signal does not wait. */
function closeOnSignal(app: FastifyInstance, { mail, database }: Dependencies): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await app.drain();
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    // Keep-alive connections become idle one by one; close() alone would wait for their clients.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearInterval(idle);
    await mail.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

start().catch((error: Error) => {
  console.error(getFailureReason(error));
  process.exit(1);
});
