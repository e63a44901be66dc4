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
  /** A visitor chooses from these. */
  options?: readonly string[];
  isRequired?: boolean;
}

/** A visitor has given this answer to the question as it was asked. */
export interface Answer {
  question: string;
  /** It is a text, or says for a tick box whether it was ticked. */
  answer: string | boolean;
}

/** A form gives its answers by the ids of the questions. */
export type GivenAnswers = Readonly<Record<string, string | boolean>>;

/** Returns what is wrong with the answers, by the ids of the questions. */
export function listAnswerErrors(
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

/** Returns the answers to keep of valid ones: empty ones are left out. */
export function collectAnswers(questions: readonly Question[], given: GivenAnswers): Answer[] {
  return questions.flatMap((question) => {
    const answer = readAnswer(question, given);
    return answer === '' ? [] : [{ question: question.label.trim(), answer }];
  });
}

/**
 * Returns the questions of a form that an owner asked on the phone, by the answers that came; the owner may leave out any.
 */
export function listAskedByOwner(questions: readonly Question[], given: GivenAnswers): Question[] {
  return questions
    .filter(({ id }) => Object.hasOwn(given, id))
    .map((question) => ({ ...question, isRequired: false }));
}

/**
 * Returns the answers of a booking after an owner has changed some of them, in the order of the form. The others stay as
 * they are, also those to questions that are no longer asked.
 */
export function changeAnswers(
  kept: readonly Answer[],
  questions: readonly Question[],
  given: GivenAnswers,
): Answer[] {
  const asked = listAskedByOwner(questions, given);
  const labels = questions.map(({ label }) => label.trim());
  const isAskedAnew = ({ question }: Answer) => asked.some(({ label }) => label.trim() === question);
  const getPlace = ({ question }: Answer) => {
    const index = labels.indexOf(question);
    return index < 0 ? labels.length : index;
  };
  return [...kept.filter((answer) => !isAskedAnew(answer)), ...collectAnswers(asked, given)].toSorted(
    (one, other) => getPlace(one) - getPlace(other),
  );
}

/**
 * Returns the part of an answer to a question of a form that is kept; undefined where there is none of the question's kind.
 */
export function findKeptAnswer(
  kept: readonly Answer[],
  { kind, label }: Question,
): Answer['answer'] | undefined {
  const found = kept.find(({ question }) => question === label.trim())?.answer;
  return (typeof found === 'boolean') === (kind === 'tick') ? found : undefined;
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
  return `${question}${/[?!.:…]$/.test(question) ? '' : ':'} ${formatAnswer(answer, words)}`;
}

export function formatAnswer(answer: Answer['answer'], { yes, no }: { yes: string; no: string }): string {
  if (typeof answer === 'string') return answer;
  return answer ? yes : no;
}
