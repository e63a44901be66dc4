import { AppError } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { key, type MessageKey, phrase } from '@/core/messages';
import {
  type Answer,
  answerLine,
  changeAnswers,
  collectAnswers,
  type GivenAnswers,
  listAnswerErrors,
  listAskedByOwner,
  type Question,
} from '@/core/questions';
import { getTextsIn } from '../../kernel/text';
import { createValidationError } from '../../kernel/validation';
import type { Offer } from './get-service';

/**
 * Returns the answers that a booking keeps of a visitor. Throws VALIDATION, which names each question without a valid
 * answer, and CONFLICT for an answer to a question that the page does not ask.
 */
export function checkAnswers({ section: { questions = [] } }: Offer, given: GivenAnswers = {}): Answer[] {
  const errors = [...listAnswerErrors(questions, given)];
  if (errors.length === 0) return collectAnswers(questions, given);
  if (errors.some(([id]) => !Object.hasOwn(given, id)))
    throw new AppError('CONFLICT', phrase('errors.formChanged'));
  throw createAnswersError(errors);
}

/**
 * Returns the answers that a booking keeps when its owner writes some down, beside the earlier ones. The owner may
 * leave out any of them. Throws VALIDATION, which names each wrong answer, and CONFLICT for a question that the page no
 * longer asks.
 */
export function checkOwnAnswers(
  questions: readonly Question[] = [],
  given: GivenAnswers = {},
  kept: readonly Answer[] = [],
): Answer[] {
  const asked = listAskedByOwner(questions, given);
  if (asked.length < Object.keys(given).length) throw new AppError('CONFLICT', phrase('errors.formChanged'));
  const errors = listAnswerErrors(asked, given);
  // No answer is required here, so one of the wrong kind would pass for an empty one.
  for (const { id, kind } of asked)
    if ((typeof given[id] === 'boolean') !== (kind === 'tick')) errors.set(id, key('validation.invalid'));
  if (errors.size > 0) throw createAnswersError([...errors]);
  return changeAnswers(kept, questions, given);
}

function createAnswersError(errors: readonly (readonly [string, MessageKey])[]): AppError {
  return createValidationError(
    errors.map(([id, message]) => ({ path: `answers.${id}`, message: phrase(message) })),
  );
}

/** Writes the answers of a booking for a file, each in a line; null where nothing was asked. */
export function formatAnswers(answers: readonly Answer[], locale: Locale): string | null {
  return answers.map((answer) => answerLine(answer, getTickWords(locale))).join('\n') || null;
}

/** Returns the words for a tick and for a missing one. */
export function getTickWords(locale: Locale) {
  const t = getTextsIn(locale);
  return { yes: t('exports.yes'), no: t('exports.no') };
}
