import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '@/core/brand';
import { buildServer } from './build-server';
import { readConfig } from './config';
import { PRIVATE_UMASK } from './data-dir';
import { loadClientAssets } from './http/client-assets';
import { type OpenParts, openParts } from './open-parts';

const CLOSE_WITHIN_MS = 10_000;

async function start(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env);
  const parts = await openParts(config);
  const assets = await loadClientAssets(path.join(import.meta.dirname, '../client'), config);
  const app = await buildServer({ ...parts, assets });
  closeOnSignal(app, parts);
  await app.listen({ port: config.port, host: config.host });
  parts.mail.start(app.log);
  process.stdout.write(`${PRODUCT_NAME} is ready: ${config.publicUrl}\n`);
}

/** Answers what is under way, finishes the mail under way, then closes the database; a second signal does not wait. */
function closeOnSignal(app: FastifyInstance, { mail, database }: OpenParts): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
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
  console.error(error.message);
  process.exit(1);
});
