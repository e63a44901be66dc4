import { AppError } from '@/core/app-error';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import {
  type Answer,
  answerLine,
  collectAnswers,
  findAnswerErrors,
  type GivenAnswers,
} from '@/core/questions';
import { textsIn } from '../../kernel/text';
import { validationError } from '../../kernel/validation';
import type { Offer } from './find-service';

/**
 * Returns what a booking keeps of a visitor's answers. VALIDATION names each question that lacks a right one; CONFLICT
 * where the form that the visitor has filled in did not ask it.
 */
export function checkAnswers({ section: { questions = [] } }: Offer, given: GivenAnswers = {}): Answer[] {
  const errors = [...findAnswerErrors(questions, given)];
  if (errors.length === 0) return collectAnswers(questions, given);
  if (errors.some(([id]) => !Object.hasOwn(given, id)))
    throw new AppError('CONFLICT', phrase('errors.formChanged'));
  throw validationError(errors.map(([id, message]) => ({ path: `answers.${id}`, message: phrase(message) })));
}

/** Writes the answers of a booking for a file, each in a line; null where nothing was asked. */
export function answersText(answers: readonly Answer[], locale: Locale): string | null {
  return answers.map((answer) => answerLine(answer, tickWords(locale))).join('\n') || null;
}

/** The words for a tick, and for none. */
export function tickWords(locale: Locale) {
  const t = textsIn(locale);
  return { yes: t('exports.yes'), no: t('exports.no') };
}
