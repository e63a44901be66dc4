import { DrizzleQueryError } from 'drizzle-orm';
import { FilesAway } from './files-away';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const EXCLUSION_VIOLATION = '23P01';
const DEADLOCK = '40P01';
const DISK_FULL = '53100';

/** An SQLSTATE has five digits and letters; EPIPE, which the system says, has no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** PostgreSQL cannot hold such values: NUL or broken characters, dates and numbers out of range. */
const BAD_VALUE_STATES = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '22001']);

/**
 * The server cannot serve the call at the moment: it starts, stops or has changed places (57P01 to 57P05, 25006),
 * has no connection or memory left (53), the way to it broke (08), the statement waited too long (57014, 25P03, 55P03) or
 * met another one (40).
 */
const UNAVAILABLE_STATE = /^(08|40001|40P01|53[023]|57P|57014|25006|25P03|55P03)/;

/** Neither the database nor the product is at fault: the machine has no file handle left for the moment. */
const OUT_OF_HANDLES = new Set(['EMFILE', 'ENFILE']);

/** The database cannot be reached. The call is not at fault, and a later one may succeed. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

interface PostgresError extends Error {
  code: string;
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
}

/** Returns true if this failure, or what caused it, is the violation of the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const found = findPostgresError(error);
  return found?.code === UNIQUE_VIOLATION && found.constraint === index;
}

/** Returns true if two bookings would overlap: the constraint says so, or both waited for each other. */
export function isOverlap(error: unknown): boolean {
  const code = findPostgresError(error)?.code;
  return code === EXCLUSION_VIOLATION || code === DEADLOCK;
}

/** Returns true if the record that a new one belongs to was deleted meanwhile. */
export function isParentGone(error: unknown): boolean {
  return findPostgresError(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** Returns true if the disk had no room for what was to be stored, in the database or in a file. */
export function isDiskFull(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || findPostgresError(error)?.code === DISK_FULL;
}

/** Returns true if the database refused a value, which is the caller's mistake and not ours. */
export function isBadValue(error: unknown): boolean {
  const found = findPostgresError(error);
  return found !== null && BAD_VALUE_STATES.has(found.code);
}

/** Returns true if the database, the bucket or the machine cannot answer for the moment: the same call may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  const causes = listCauses(error);
  const isAway = (cause: Error) => cause instanceof DatabaseAway || cause instanceof FilesAway;
  if (causes.some((cause) => isAway(cause) || OUT_OF_HANDLES.has(getCode(cause)))) return true;
  const said = findPostgresError(error);
  if (said) return UNAVAILABLE_STATE.test(said.code);
  // A statement that fails without an SQLSTATE has lost its connection, unless the driver could not write its values.
  const failed = causes.find((cause) => cause instanceof DrizzleQueryError)?.cause;
  return failed instanceof Error && !(failed instanceof TypeError);
}

/** These of the states above are about one statement, which waited too long or met another one: others succeed. */
const HELD_UP_STATE = /^(40|57014|25P03|55P03)/;

/** Returns true if the database is there, and only what was asked of it took too long or met something else. */
export function isHeldUp(error: unknown): boolean {
  return HELD_UP_STATE.test(findPostgresError(error)?.code ?? '');
}

/** Returns PostgreSQL's own error behind a failure; null if there is none. */
export function findPostgresError(error: unknown): PostgresError | null {
  const found = listCauses(error).find((cause) => SQLSTATE.test(getCode(cause)));
  return (found as PostgresError | undefined) ?? null;
}

/** Lists a failure and what caused it, up to five steps back. */
function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error && causes.length < 5; current = current.cause) {
    causes.push(current);
  }
  return causes;
}

function getCode(error: Error): string {
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : '';
}
