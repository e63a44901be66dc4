import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from './kernel/sync-files';
import type { Config } from './settings/config';

/** A shorter secret can be guessed, or was cut off by a power cut. */
const SHORTEST = 32;

/**
 * The configured secret, or the one that the data folder keeps; it is made at the first start. One that is too short
 * is replaced: everybody logs in again.
 */
export async function sessionSecret(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = path.join(config.dataDir, 'session-secret');
  const kept = await readSecret(file);
  if (kept !== null && kept.length >= SHORTEST) return kept;
  if (kept !== null) {
    console.warn(
      `The session secret in ${file} was too short and is replaced: everybody has to log in again.`,
    );
    await rm(file, { force: true });
  }
  // Servers that start together make one each; the first is everybody's.
  await writeDurably(file, randomBytes(48).toString('base64url'), { isNew: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

function readSecret(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
