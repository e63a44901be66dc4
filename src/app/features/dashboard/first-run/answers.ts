import type { Locale } from '@/core/locale/locale';
import type { Weekday } from '@/core/locale/weekdays';
import type { OpenInterval } from '@/core/opening-hours';
import { type Trade, trades } from '@/core/trades';
import { type Question, type Step, steps } from './steps';

export const kinds = [...trades, 'selling', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Returns true for a kind that has templates of its own. */
export function isTrade(kind: Kind): kind is Trade {
  return kind !== 'selling' && kind !== 'other';
}

/** Visitors should be able to do these. */
export const wishes = ['call', 'book', 'order', 'find'] as const;
export type Wish = (typeof wishes)[number];

/** Longer answers have no room on a page. */
export const LENGTHS = { words: 40, town: 60, street: 120 } as const;

export interface Answers {
  /** It is null while nothing is chosen. */
  kind: Kind | null;
  /** The owner says here what the business is, if no kind fits. */
  words: string;
  title: string;
  slug: string;
  isSlugEdited: boolean;
  town: string;
  language: Locale;
  /** It is null until the owner has chosen; until then the wishes of the kind are proposed. */
  wishes: readonly Wish[] | null;
  phone: string;
  /** Says whether one person takes bookings or several do; null while the owner has not said it. */
  crew: 'one' | 'several' | null;
  street: string;
  days: readonly Weekday[];
  /** Each of the days has these opening hours. */
  intervals: readonly OpenInterval[];
}

/** An owner can skip each question: what was typed there is kept, and does not count. */
export interface FirstRun {
  answers: Answers;
  skipped: readonly Question[];
}

export function createEmptyRun(language: Locale): FirstRun {
  return { answers: { ...createBlankAnswers(), language }, skipped: [] };
}

const createBlankAnswers = (): Omit<Answers, 'language'> => ({
  kind: null,
  words: '',
  title: '',
  slug: '',
  isSlugEdited: false,
  town: '',
  wishes: null,
  phone: '',
  crew: null,
  street: '',
  days: [],
  intervals: [{ start: '09:00', end: '17:00' }],
});

export type RunAction =
  | { type: 'answered'; changes: Partial<Answers> }
  | { type: 'skipped'; question: Question }
  | { type: 'continued'; question: Question };

export function reduceRun(run: FirstRun, action: RunAction): FirstRun {
  switch (action.type) {
    case 'answered':
      return { ...run, answers: { ...run.answers, ...action.changes } };
    case 'skipped':
      return { ...run, skipped: [...without(run.skipped, action.question), action.question] };
    case 'continued':
      return { ...run, skipped: without(run.skipped, action.question) };
  }
}

const without = (skipped: readonly Question[], question: Question) =>
  skipped.filter((one) => one !== question);

const asked: Record<Question, readonly (keyof Omit<Answers, 'language'>)[]> = {
  kind: ['kind', 'words'],
  name: ['title', 'slug', 'isSlugEdited', 'town'],
  visitors: ['wishes', 'phone', 'crew', 'street', 'days'],
};

const questions = ['kind', 'name', 'visitors'] as const satisfies Question[];

const proposed: Record<Kind, readonly Wish[]> = {
  beauty: ['call', 'book', 'find'],
  food: ['call', 'book', 'find'],
  building: ['call', 'find'],
  stays: ['call', 'book', 'find'],
  selling: ['call', 'order'],
  other: ['call', 'find'],
};

/** Returns what visitors should be able to do, as far as the plan sells it: the owner's choice, else that of the kind. */
export function listChosenWishes({ wishes: own, kind }: Answers, isSold: (wish: Wish) => boolean): Wish[] {
  return [...(own ?? proposed[kind ?? 'other'])].filter(isSold);
}

/** Returns the answers that count: nothing of a skipped question, and nothing below a wish that is not chosen. */
export function getCountedAnswers({ answers, skipped }: FirstRun, isSold: (wish: Wish) => boolean): Answers {
  const nothing = createBlankAnswers();
  const counted: Answers = { ...answers };
  const forget = (...keys: (keyof typeof nothing)[]) => {
    for (const key of keys) Object.assign(counted, { [key]: nothing[key] });
  };
  for (const question of skipped) forget(...asked[question]);
  if (!skipped.includes('visitors')) counted.wishes = listChosenWishes(counted, isSold);
  const lacks = (wish: Wish) => !counted.wishes?.includes(wish);
  if (counted.kind !== 'other') forget('words');
  if (lacks('call')) forget('phone');
  if (lacks('book')) forget('crew');
  if (lacks('find')) forget('street', 'days');
  return counted;
}

/**
 * Returns the answers of an owner who goes on without the other questions. A question that was not reached yet, and
 * in which nothing was said, counts as skipped: what it proposes does not count.
 */
export function countAnswersSoFar(run: FirstRun, step: Step, isSold: (wish: Wish) => boolean): Answers {
  const nothing = createBlankAnswers();
  const isOpen = (question: Question) =>
    steps.indexOf(question) >= steps.indexOf(step) &&
    asked[question].every((key) => isSame(run.answers[key], nothing[key]));
  const open = questions.filter((question) => isOpen(question) && !run.skipped.includes(question));
  return getCountedAnswers({ ...run, skipped: [...run.skipped, ...open] }, isSold);
}

/** Returns true if anything was said that a page can have. */
export function isAnswered(answers: Answers): boolean {
  const nothing = createBlankAnswers();
  return questions.some((question) => asked[question].some((key) => !isSame(answers[key], nothing[key])));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
