import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { copyDataDir } from '@tests/support/fresh-data-dir';
import { type RunningProduct, startProduct } from '@tests/support/running-product';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';

/** The database and the built files take a part of these file descriptors. */
const OPEN_FILES = 600;
const IDLE_CONNECTIONS = 700;

let dataDir: string;
let product: RunningProduct;
const sockets: Socket[] = [];

beforeEach(async () => {
  dataDir = await copyDataDir(inject('freshDataDir'));
  const limited = ['sh', '-c', `ulimit -n ${OPEN_FILES} && exec "$0" "$@"`];
  product = await startProduct({ DATA_DIR: dataDir }, limited);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await product.stop();
  await rm(dataDir, { recursive: true });
});

async function openIdle(count: number): Promise<void> {
  const { port } = new URL(product.url);
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  }
}

it('survives more connections than it may open files, and serves who comes after them', async () => {
  await openIdle(IDLE_CONNECTIONS);
  // Silent connections are closed after some seconds, and then there is room, for files as well.
  await vi.waitFor(
    async () => {
      const page = await fetch(product.url);
      expect(page.status).toBe(200);
      const [, script] = /<script type="module" src="([^"]+)"/.exec(await page.text()) ?? [];
      const files = await Promise.all(Array.from({ length: 20 }, () => fetch(`${product.url}${script}`)));
      expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(product.process.exitCode).toBeNull();
});
