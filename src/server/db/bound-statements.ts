import type pg from 'pg';
import { DatabaseAway } from '../kernel/database-errors';
import { breakOff, getGivenPid } from './postgres-connection';

/** A call may also wait for a connection to be made; with both waits it is still answered within five seconds. */
const WAIT_FOR_LOCK_MS = 2_000;
/** No statement of a call takes this long; a rule that deletes much calls `allowTime`. */
const STATEMENT_MS = 4_000;
/** This process waits so much longer, so that the database ends a statement first where it can. */
const LATER_MS = 500;
const IDLE_IN_TRANSACTION_MS = 30_000;
const LIMITS = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: WAIT_FOR_LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};
const LIMITS_OF_TRANSACTION = Object.entries(LIMITS).map(([name, value]) => `SET LOCAL ${name} = ${value}`);
const HAS_WRITTEN = 'SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS "hasWritten"';
const WRITING = /^\s*(with\b.*\b)?(insert\s+into|update|delete\s+from|merge\s+into)\b/is;

export type Statement = string | pg.QueryConfig;

/** The transaction was rolled back, or the statement never sent, since no standby is there to acknowledge it. */
export class NotAcknowledged extends DatabaseAway {
  constructor() {
    super('No standby answers, so nothing that is written is acknowledged');
  }
}

/** A connection asks and tells its pool by these functions. */
interface CommitWatch {
  /** Is called when a commit begins: until the connection is returned, it may wait for a standby. */
  onCommit(): void;
  isStandbyAway(): boolean;
}

/** Returns true if a statement that stands alone changes rows, and so waits for a standby when it ends. */
export function isWriting(statement: Statement): boolean {
  return WRITING.test(typeof statement === 'string' ? statement : statement.text);
}

/**
 * Bounds the statements of a connection: by the database for as long as the connection lasts, or through a pooler in
 * the message that begins each transaction. The database cannot bound a commit, so this process bounds commits, and
 * single statements.
 */
export async function boundStatements(client: pg.PoolClient, watch: CommitWatch): Promise<void> {
  const isPooled = !(await limitSession(client));
  const send = client.query.bind(client) as (statement: object | string, ...rest: unknown[]) => unknown;
  const aloneMs = isPooled ? STATEMENT_MS : STATEMENT_MS + LATER_MS;
  let isInTransaction = false;
  /** Ends a transaction. While no standby answers, one that has written is rolled back, which waits for nobody. */
  const end = async (config: pg.QueryConfig, values: unknown[]) => {
    const isCommit = /^commit$/i.test(config.text);
    const late = setTimeout(() => breakOff(client), STATEMENT_MS);
    try {
      if (isCommit && watch.isStandbyAway()) {
        const { rows } = (await send(HAS_WRITTEN)) as pg.QueryResult<{ hasWritten: boolean }>;
        if (rows[0]?.hasWritten) {
          await send('ROLLBACK');
          throw new NotAcknowledged();
        }
      }
      if (isCommit) watch.onCommit();
      return await send(config, ...values);
    } finally {
      clearTimeout(late);
    }
  };
  const query = (statement: Statement, ...rest: unknown[]) => {
    const config = typeof statement === 'string' ? { text: statement } : statement;
    if (/^begin\b/i.test(config.text)) {
      isInTransaction = true;
      if (!isPooled) return send(config, ...rest);
      return send({ ...config, text: [config.text, ...LIMITS_OF_TRANSACTION].join('; ') }, ...rest);
    }
    if (/^(commit|rollback)$/i.test(config.text)) {
      isInTransaction = false;
      return end(config, rest);
    }
    if (isInTransaction) return send(config, ...rest);
    if (isWriting(config)) watch.onCommit();
    return send({ ...config, query_timeout: aloneMs }, ...rest);
  };
  client.query = query as typeof client.query;
}

/**
 * Bounds the statements of a connection for as long as it lasts. Returns false where the connection is a pooler's: the
 * next statement may go to another connection, and somebody else's to this one. A statement sets the bound after
 * connecting, because poolers refuse settings that they do not know.
 */
async function limitSession(client: pg.PoolClient): Promise<boolean> {
  const settings = Object.entries(LIMITS).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const { rowCount } = await client.query(
    `SELECT ${settings.join(', ')} WHERE pg_backend_pid() = ${getGivenPid(client)}`,
  );
  return rowCount === 1;
}
