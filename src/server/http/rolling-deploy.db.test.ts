import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDataDir } from '@tests/support/new-data-dir';
import { startS3Server } from '@tests/support/s3-server';
import { createTestAssets, startTestServer } from '@tests/support/test-server';
import { afterAll, expect, it } from 'vitest';
import { createS3Client } from '../ports/s3-client';
import { createS3FileStore } from '../ports/s3-file-store';
import { readConfig } from '../settings/config';

const folder = await createDataDir();
const bucket = await startS3Server();
afterAll(async () => {
  await rm(folder, { recursive: true });
  await bucket.stop();
});

/** Makes the parts of a server whose release has one script. */
async function release(name: string) {
  const client = path.join(folder, name);
  for (const part of ['assets', 'fonts', 'images']) await mkdir(path.join(client, part), { recursive: true });
  await writeFile(path.join(client, 'assets', `app-${name}.js`), `"${name}"`);
  const ask = createS3Client(bucket.settings, { retryMs: 1 });
  return {
    assets: { ...(await createTestAssets(readConfig({}))), folder: client },
    assetStore: createS3FileStore(ask, 'assets/'),
  };
}

const first = startTestServer({}, undefined, await release('RELEASE1'));
const second = startTestServer({}, () => first.database, await release('RELEASE2'));

/** On PGlite no other server can run. */
const isAlone = process.env.TEST_DATABASE === 'pglite';

it.runIf(isAlone)(
  'stores its scripts while it serves already, where nobody else can ask for them',
  async () => {
    expect(bucket.objects.size).toBe(0);
    await first.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => bucket.objects.size, { timeout: 20_000 }).toBe(2);
  },
);

it.skipIf(isAlone)(
  'serves scripts of the release before and after, and says 503 while it cannot look',
  async () => {
    for (const { app } of [first, second]) {
      for (const name of ['RELEASE1', 'RELEASE2']) {
        const answer = await app.inject(`/assets/app-${name}.js`);
        expect([answer.statusCode, answer.body]).toEqual([200, `"${name}"`]);
        expect(answer.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        expect(answer.headers['content-type']).toMatch(/^\w+\/javascript/);
      }
      expect((await app.inject('/assets/app-RELEASE3.js')).statusCode).toBe(404);
    }
    await bucket.stop();
    const away = await second.app.inject('/assets/app-RELEASE1.js');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
    expect((await second.app.inject('/assets/app-RELEASE2.js')).statusCode).toBe(200);
    await bucket.start();
  },
);
