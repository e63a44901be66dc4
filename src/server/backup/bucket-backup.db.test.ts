import { dump, fail, RESTORE_MS, startBackupStage, withDatabase } from '@tests/support/backup-stage';
import { fillAccount } from '@tests/support/full-account';
import { startS3Server } from '@tests/support/s3-server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ownsFiles } from '../db/file-owner';
import { installation } from '../db/tables/installation';
import { openFileLocation } from '../ports/file-location';
import { makeBackup, writeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const [bucket, otherBucket] = [await startS3Server(), await startS3Server()];
const stage = await startBackupStage(bucket.settings);
const { server } = stage;
afterAll(async () => {
  await bucket.stop();
  await otherBucket.stop();
});
beforeEach(async () => {
  for (const { objects } of [bucket, otherBucket]) objects.clear();
  await server.database.db.delete(installation);
});

/** Returns the uploads of a bucket, in base64 by name. */
function readUploads({ objects }: typeof bucket): Record<string, string> {
  const uploads = [...objects].filter(([key]) => key.startsWith('uploads/'));
  return Object.fromEntries(
    uploads.map(([key, { content }]) => [key.slice('uploads/'.length), content.toString('base64')]).sort(),
  );
}

const openPlace = () => openFileLocation({ dataDir: '', bucket: bucket.settings }, fail);

it('has every picture of a bucket, and brings them into another one', {
  timeout: RESTORE_MS,
}, async () => {
  await fillAccount(server, stage.owner, 'salon');
  expect(await ownsFiles(server.database.db, await openPlace(), fail)).toBe(true);
  await stage.backUp();
  const [rows, pictures] = [await dump(server.database.db), readUploads(bucket)];
  expect(Object.keys(pictures).length).toBeGreaterThan(2);
  const other = { ...(await stage.newPlace()), bucket: otherBucket.settings };
  expect(await restoreBackup(other, stage.archive, fail)).toMatchObject({ missingFiles: [] });
  expect(readUploads(otherBucket)).toEqual(pictures);
  await withDatabase(other, async ({ db }) => {
    expect(await dump(db)).toEqual(rows);
    expect(await ownsFiles(db, await openFileLocation(other, fail), fail)).toBe(true);
  });
});

it('comes back beside a bucket that has outlived its database, and beside no other', {
  timeout: RESTORE_MS,
}, async () => {
  await fillAccount(server, stage.owner, 'salon');
  await ownsFiles(server.database.db, await openPlace(), fail);
  await stage.backUp();
  const pictures = readUploads(bucket);
  const [lost = ''] = Object.keys(pictures);
  bucket.objects.delete(`uploads/${lost}`);
  bucket.calls.length = 0;
  const place = { ...(await stage.newPlace()), bucket: bucket.settings };
  await restoreBackup(place, stage.archive, fail);
  expect(readUploads(bucket)).toEqual(pictures);
  const put = bucket.calls.filter(({ method, url }) => method === 'PUT' && url.includes('/uploads/'));
  expect(put.map(({ url }) => url)).toEqual([`/pictures/uploads/${lost}`]);

  const before = new Map(bucket.objects);
  await (await openPlace()).mark.write('5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77');
  const another = { ...(await stage.newPlace()), bucket: bucket.settings };
  await expect(restoreBackup(another, stage.archive, fail)).rejects.toThrow(
    'the bucket pictures holds the files of another database',
  );
  expect([...bucket.objects.keys()].sort()).toEqual([...before.keys()].sort());
});

it('reads the pictures before the rows: nobody can hold them, and somebody may delete them', async () => {
  const id = await fillAccount(server, stage.owner, 'salon');
  const { files } = await openPlace();
  const opened: string[] = [];
  const open = vi.fn(async (name: string) => {
    opened.push(name);
    return files.open(name);
  });
  let isDeleted = false;
  const fileLocation = {
    folder: null,
    files: {
      ...files,
      open,
      async *list() {
        yield* files.list();
        await stage.owner.delete(`/api/websites/${id}`);
        isDeleted = true;
      },
    },
  };
  const pictures = Object.keys(readUploads(bucket));
  const parts = {
    database: server.database,
    config: { dataDir: '', sessionSecret: 'x'.repeat(32) },
    fileLocation,
  };
  await writeBackup(makeBackup({ ...parts, now: server.clock.now() }), stage.archive);
  expect(isDeleted).toBe(true);
  expect(opened.sort()).toEqual(pictures.sort());
});
