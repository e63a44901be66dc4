import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallResult } from '../../visitor-kit/visitor-call';

/** Says that what was asked about is not offered any more, so that asking again is of no use. */
export interface Gone {
  /** They are the server's own words. */
  text: string;
  /** Names what is gone, if that is one of several to choose from, as `serviceId` or `personId`. */
  field?: string | undefined;
}

const GONE_STATUSES = [403, 404];

/** Returns null for a call that may be answered another time. */
export function findGone(result: CallResult<unknown>): Gone | null {
  if (result.kind !== 'refused' || !GONE_STATUSES.includes(result.status)) return null;
  const { message, field } = result.body;
  return message ? { text: message, field } : null;
}

type ByMonth<Answer> = Readonly<Record<string, Answer>>;

/**
 * Keeps the server's answers by month; each month is asked for once, when it is first needed. `subject` names what is asked
 * for: an answer about one service, or from before somebody else booked, says nothing about another. `ask` has to stay the
 * same as long as the subject does.
 */
export function useMonths<Answer>(
  subject: string,
  months: readonly string[],
  ask: (month: string) => Promise<CallResult<Answer>>,
) {
  const [attempt, setAttempt] = useState(0);
  const round = `${attempt} ${subject}`;
  const [known, setKnown] = useState<{ round: string; answers: ByMonth<Answer> }>({ round, answers: {} });
  const [failed, setFailed] = useState<{ round: string; gone: Gone | null } | null>(null);
  const asked = useRef({ round, months: new Set<string>() });
  const needed = months.join(' ');

  useEffect(() => {
    if (asked.current.round !== round) asked.current = { round, months: new Set() };
    const { months: done } = asked.current;
    for (const month of needed.split(' ').filter((text) => text !== '' && !done.has(text))) {
      done.add(month);
      ask(month).then((result) => {
        if (asked.current.round !== round) return;
        if (result.kind !== 'done') return setFailed({ round, gone: findGone(result) });
        setKnown((before) => ({
          round,
          answers: { ...(before.round === round ? before.answers : {}), [month]: result.answer },
        }));
      });
    }
  }, [ask, round, needed]);

  /** Asks anew after a failure, or when somebody else was faster. */
  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  return {
    answers: known.round === round ? known.answers : {},
    hasFailed: failed?.round === round,
    gone: failed?.round === round ? failed.gone : null,
    refresh,
  };
}
