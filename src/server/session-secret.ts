import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config';

/** The configured secret, or the one that the data folder keeps; it is made at the first start. */
export async function sessionSecret(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = path.join(config.dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept;
  await mkdir(config.dataDir, { recursive: true });
  // Written whole under another name and then linked, so that servers that start together never read half of one.
  const ownFile = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(ownFile, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(ownFile, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(ownFile);
  return readFile(file, 'utf8');
}
