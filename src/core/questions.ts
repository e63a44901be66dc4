import { key, type MessageKey } from './messages';

/** Visitors answer with a line of their own, by one of some options, or with a tick. */
export const QUESTION_KINDS = ['text', 'choice', 'tick'] as const;
export const MAX_QUESTIONS = 10;
export const MAX_QUESTION_LENGTH = 200;
export const MAX_OPTIONS = 20;
export const MAX_ANSWER_LENGTH = 500;

/** An owner asks visitors who book these questions. */
export interface Question {
  id: string;
  kind: (typeof QUESTION_KINDS)[number];
  label: string;
  /** Of a choice. */
  options?: readonly string[];
  isRequired?: boolean;
}

/** A visitor has answered this, with the question as it was asked. */
export interface Answer {
  question: string;
  /** A text, or whether it was ticked. */
  answer: string | boolean;
}

/** The answers of a form, by the ids of the questions. */
export type GivenAnswers = Readonly<Record<string, string | boolean>>;

/** Returns what is wrong with the answers, by the ids of the questions. */
export function findAnswerErrors(
  questions: readonly Question[],
  given: GivenAnswers,
): Map<string, MessageKey> {
  const errors = new Map<string, MessageKey>();
  for (const question of questions) {
    const problem = findProblem(question, readAnswer(question, given));
    if (problem) errors.set(question.id, problem);
  }
  return errors;
}

/** Returns what is kept of right answers: what was left empty is not. */
export function collectAnswers(questions: readonly Question[], given: GivenAnswers): Answer[] {
  return questions.flatMap((question) => {
    const answer = readAnswer(question, given);
    return answer === '' ? [] : [{ question: question.label.trim(), answer }];
  });
}

/** A tick that is left out is a no; a text that is left out is no answer. */
function readAnswer({ id, kind }: Question, given: GivenAnswers): string | boolean {
  const answer = Object.hasOwn(given, id) ? given[id] : undefined;
  if (kind === 'tick') return answer === true;
  return typeof answer === 'string' ? answer.trim() : '';
}

function findProblem({ kind, options, isRequired }: Question, answer: string | boolean): MessageKey | null {
  if (answer === false) return isRequired ? key('validation.tick') : null;
  if (answer === '') return isRequired ? key('validation.required') : null;
  if (typeof answer === 'string' && answer.length > MAX_ANSWER_LENGTH) return key('validation.tooLong');
  if (kind !== 'choice' || options?.some((option) => option.trim() === answer)) return null;
  return key('validation.optionGone');
}

/** Writes an answer behind its question, in one line. */
export function answerLine({ question, answer }: Answer, words: { yes: string; no: string }): string {
  return `${question}${/[?!.:…]$/.test(question) ? '' : ':'} ${answerText(answer, words)}`;
}

export function answerText(answer: Answer['answer'], { yes, no }: { yes: string; no: string }): string {
  if (typeof answer === 'string') return answer;
  return answer ? yes : no;
}
