import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoyHash: Promise<string> | null = null;

/** Returns true if the password is the one that was hashed; takes as long when there is no hash, so that nobody learns it from the time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoyHash), password);
  return matches && passwordHash !== null;
}
