import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, RESTORE_MS, startBackupStage } from '@tests/support/backup-stage';
import { fillAccount } from '@tests/support/full-account';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../db/migrate';
import { readConfig } from '../settings/config';
import { openArchive } from './archive';
import { restoreBackup } from './restore-backup';

const stage = await startBackupStage();
const { server } = stage;

describe('refused before anything is written', () => {
  const expectUntouched = async (file: string, told: string | RegExp) => {
    const place = { ...readConfig({}), dataDir: path.join(await stage.folder(), 'data') };
    await expect(restoreBackup(place, file, fail)).rejects.toThrow(told);
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT');
  };

  it(
    'is an archive that is cut off, changed anywhere, or none',
    async () => {
      await fillAccount(server, stage.owner, 'salon');
      await stage.backUp();
      const bytes = await readFile(stage.archive);
      const whole = await openArchive(stage.archive);
      whole.close();
      const broken = `${stage.archive}.broken`;
      for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
        await writeFile(broken, bytes.subarray(0, Math.floor(bytes.length * share)));
        await expectUntouched(broken, 'is not a whole backup');
      }
      let refused = 0;
      for (let turn = 0; turn < 60; turn += 1) {
        const changed = Buffer.from(bytes);
        const at = Math.floor((turn * bytes.length) / 60);
        changed[at] = (changed[at] ?? 0) ^ 0x41;
        await writeFile(broken, changed);
        const opened = await openArchive(broken).catch((error: Error) => {
          expect(error.message).toContain('is not a whole backup');
          refused += 1;
          return null;
        });
        // The changed byte was part of a time, or of something that an archive says twice.
        if (opened) expect([opened.names, opened.manifest]).toEqual([whole.names, whole.manifest]);
        opened?.close();
      }
      expect(refused).toBeGreaterThan(30);
      await writeFile(broken, 'no archive');
      await expectUntouched(broken, 'is not a whole backup');
      await expectUntouched(`${stage.archive}.none`, 'There is no file');
    },
    RESTORE_MS,
  );

  it('is an archive of a newer schema', async () => {
    const { db } = server.database;
    const when = (readMigrations().at(-1)?.when ?? 0) + 1;
    await db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', ${when})`,
    );
    await stage
      .backUp()
      .finally(() => db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`));
    await expectUntouched(stage.archive, 'made by a newer version');
  });
});
