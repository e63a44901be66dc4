import { DrizzleQueryError } from 'drizzle-orm';
import { findPostgresError, isUnavailable } from './database-errors';

/** A log line may contain these facts of a failure. */
interface FailureFacts {
  [fact: string]: unknown;
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** Holds the statement without the values that it was sent with. */
  statement?: string;
  /** Is empty while the database is away: many calls fail then, and it is of no use where. */
  stack: string;
}

/**
 * Returns what a log may say of a failure. Logs live longer than rows and are read by more people, so no text that
 * people wrote, no address and no hash gets in: a statement stands without its parameters, and PostgreSQL's details,
 * which quote rows, are left out.
 */
export function describeFailure(error: unknown): FailureFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' };
  const said = findPostgresError(error);
  return withoutGaps({
    type: getCause(error).name,
    message: getFailureReason(error),
    code: said?.code ?? findCode(getCause(error)),
    constraint: said?.constraint,
    table: said?.table,
    column: said?.column,
    statement: findStatement(error),
    stack: isUnavailable(error) ? '' : listFrames(error),
  });
}

function withoutGaps<Facts extends object>(facts: Facts): FailureFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== undefined),
  ) as unknown as FailureFacts;
}

/** Returns one sentence for the log that says what failed. */
export function getFailureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const failure = getCause(error);
  const said = findPostgresError(failure);
  // PostgreSQL's sentence about a value that cannot be stored quotes the value.
  if (said === failure && said.code.startsWith('22')) return `PostgreSQL refused a value (${said.code})`;
  return failure.message.replace(EMAIL_ADDRESS, '[address]');
}

/** Matches addresses as mail servers, payment providers and PostgreSQL quote them. */
const EMAIL_ADDRESS = /[^\s<>()[\]"'`,;:=]{1,64}@[^\s<>()[\]"'`,;:=]{1,255}/g;

/** Returns the cause of a failed statement: its own message repeats the statement with its parameters. */
function getCause(error: Error): Error {
  let failure = error;
  while (failure instanceof DrizzleQueryError && failure.cause) failure = failure.cause;
  return failure;
}

function findStatement(error: Error): string | undefined {
  let current: unknown = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof DrizzleQueryError) return current.query;
    current = current.cause;
  }
  return undefined;
}

function findCode(error: Error): string | undefined {
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Lists the lines of a stack without the message that it begins with. */
function listFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
