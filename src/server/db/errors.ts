const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';

/** Values that PostgreSQL cannot hold: NUL or broken characters, dates and numbers out of range. */
const BAD_VALUE_STATES = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '22001']);

interface PostgresError {
  code: string;
  constraint?: string;
}

/** Whether this failure, or what caused it, is the violation of the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const found = postgresError(error);
  return found?.code === UNIQUE_VIOLATION && found.constraint === index;
}

/** Whether two bookings would overlap: the constraint says so, or both waited for each other. */
export function isOverlap(error: unknown): boolean {
  const code = postgresError(error)?.code;
  return code === EXCLUSION_VIOLATION || code === DEADLOCK;
}

/** Whether the record that a new one belongs to was deleted meanwhile. */
export function isParentGone(error: unknown): boolean {
  return postgresError(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** Whether the database refused a value, which is the caller's mistake and not ours. */
export function isBadValue(error: unknown): boolean {
  const found = postgresError(error);
  return found !== null && BAD_VALUE_STATES.has(found.code);
}

function postgresError(error: unknown): PostgresError | null {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    const { code } = current as Error & { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return current as unknown as PostgresError;
    current = current.cause;
  }
  return null;
}
