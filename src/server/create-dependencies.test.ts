import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureSessionSecret } from './create-dependencies';
import { readConfig } from './settings/config';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'session-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is made once, however many servers start at the same moment, and only its owner can read it', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const secrets = await Promise.all(Array.from({ length: 20 }, () => ensureSessionSecret(config)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await ensureSessionSecret(config)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['session-secret']);
  expect((await stat(path.join(folder, 'session-secret'))).mode & 0o777).toBe(0o600);
});

it('is the configured one where there is one', async () => {
  const secret = 'a configured secret of enough letters';
  expect(await ensureSessionSecret(readConfig({ DATA_DIR: folder, SESSION_SECRET: secret }))).toBe(secret);
});

it.each(['', 'abc', 'half of a secret that was cut'])('is replaced when it is too short: %j', async (cut) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = path.join(folder, 'session-secret');
  await writeFile(file, cut);
  const secret = await ensureSessionSecret(readConfig({ DATA_DIR: folder }));
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(await ensureSessionSecret(readConfig({ DATA_DIR: folder }))).toBe(secret);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`The session secret in ${file} was too short`)]]);
});
