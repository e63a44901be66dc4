import { DAY_MS } from './day-ms';

/** In how many days an owner answers a booking: a choice of the section. */
export const ANSWER_DAYS = [1, 2, 3, 7] as const;
export type AnswerDays = (typeof ANSWER_DAYS)[number];
export const DEFAULT_ANSWER_DAYS: AnswerDays = 3;

/**
 * When a booking gives its time back that nobody has answered: never after the visit's beginning. Null for one that
 * lies in the past already, which an owner may write down.
 */
export function answerUntil(now: Date, days: AnswerDays, beginning: Date): Date | null {
  if (beginning <= now) return null;
  return new Date(Math.min(now.getTime() + days * DAY_MS, beginning.getTime()));
}
