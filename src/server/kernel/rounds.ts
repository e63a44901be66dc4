import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@/core/app-error';
import { isOverlap, isUnavailable } from './database-errors';

/**
 * A call in a round has got its answer, its failure, or nothing yet. 'again' waits for the next round, since
 * another call of this one stands in its way, and 'alone' is done by itself.
 */
export type Outcome<Result> = { result: Result } | { error: unknown } | 'again' | 'alone';

interface RoundParts<Deps, Call, Result> {
  /**
   * Does several calls in one transaction and says of each what became of it; the first of them is never to be done
   * again. When a rule refuses or the database is unavailable, all of them fail; after any other failure each is
   * done alone.
   */
  together(deps: Deps, key: string, calls: readonly Call[]): Promise<Outcome<Result>[]>;
  alone(deps: Deps, key: string, call: Call): Promise<Result>;
}

interface Waiting<Call, Result> {
  call: Call;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** A transaction of this many calls is over within some hundredths of a second. */
const MOST_CALLS = 25;

/**
 * Returns a function that does calls of one key in rounds: calls that come while one round is under way wait, and make
 * up the next one together. Nobody waits for calls that have not arrived.
 */
export function createRounds<Deps extends { db: object }, Call, Result>({
  together,
  alone,
}: RoundParts<Deps, Call, Result>): (deps: Deps, key: string, call: Call) => Promise<Result> {
  /** A server process has one database; tests have many. */
  const linesOf = new WeakMap<object, Map<string, Waiting<Call, Result>[]>>();

  async function doRound(deps: Deps, key: string, round: Waiting<Call, Result>[]) {
    const doAlone = ({ call, resolve, reject }: Waiting<Call, Result>) =>
      void alone(deps, key, call).then(resolve, reject);
    try {
      const calls = round.map(({ call }) => call);
      const outcomes = await together(deps, key, calls);
      return round.filter((waiting, index) => {
        const outcome = outcomes[index] ?? 'alone';
        if (outcome === 'again') return true;
        if (outcome === 'alone') doAlone(waiting);
        else if ('error' in outcome) waiting.reject(outcome.error);
        else waiting.resolve(outcome.result);
        return false;
      });
    } catch (error) {
      const isOfAll = error instanceof AppError || (isUnavailable(error) && !isOverlap(error));
      for (const waiting of round) isOfAll ? waiting.reject(error) : doAlone(waiting);
      return [];
    }
  }

  async function work(deps: Deps, key: string, lines: Map<string, Waiting<Call, Result>[]>) {
    for (let line = lines.get(key); line && line.length > 0; line = lines.get(key)) {
      // Calls that have arrived already are read first; without this, PGlite would answer one call after the other.
      await nextTurn();
      const again = await doRound(deps, key, line.splice(0, MOST_CALLS));
      line.unshift(...again);
    }
    lines.delete(key);
  }

  return (deps, key, call) =>
    new Promise((resolve, reject) => {
      const lines = linesOf.get(deps.db) ?? new Map<string, Waiting<Call, Result>[]>();
      linesOf.set(deps.db, lines);
      const line = lines.get(key);
      const waiting = { call, resolve, reject };
      if (line) {
        line.push(waiting);
        return;
      }
      lines.set(key, [waiting]);
      void work(deps, key, lines);
    });
}
