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
 * Returns what a booking keeps of a visitor's answers. VALIDATION names each question that lacks a right one; CONFLICT
 * where the form that the visitor has filled in did not ask it.
 */
export function checkAnswers({ section: { questions = [] } }: Offer, given: GivenAnswers = {}): Answer[] {
  const errors = [...listAnswerErrors(questions, given)];
  if (errors.length === 0) return collectAnswers(questions, given);
  if (errors.some(([id]) => !Object.hasOwn(given, id)))
    throw new AppError('CONFLICT', phrase('errors.formChanged'));
  throw createAnswersError(errors);
}

/**
 * Returns what a booking keeps of answers that its owner writes down, beside those that it has. The owner may leave out
 * any of them. VALIDATION names each that is wrong; CONFLICT where the form does not ask it any more.
 */
export function checkOwnAnswers(
  questions: readonly Question[] = [],
  given: GivenAnswers = {},
  kept: readonly Answer[] = [],
): Answer[] {
  const asked = listAskedByOwner(questions, given);
  if (asked.length < Object.keys(given).length) throw new AppError('CONFLICT', phrase('errors.formChanged'));
  const errors = listAnswerErrors(asked, given);
  // Nothing is required here, so an answer of the wrong kind would pass for an empty one.
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
