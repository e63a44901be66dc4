import { expect, test } from 'vitest';
import {
  countAnswersSoFar,
  createEmptyRun,
  type FirstRun,
  getCountedAnswers,
  isAnswered,
  type RunAction,
  reduceRun,
} from './answers';

const all = () => true;
const after = (...actions: RunAction[]): FirstRun => actions.reduce(reduceRun, createEmptyRun('sk'));
const answer = (changes: Extract<RunAction, { type: 'answered' }>['changes']): RunAction => ({
  type: 'answered',
  changes,
});

test('an answer changes what was said before and nothing else', () => {
  const run = after(answer({ title: 'Zora', town: 'Lipová' }), answer({ title: 'Mirabelka' }));
  expect(run.answers).toMatchObject({ title: 'Mirabelka', town: 'Lipová', language: 'sk' });
});

test('a skipped question keeps what was typed, and it does not count until the owner goes on with it', () => {
  const typed = [answer({ title: 'Zora', town: 'Lipová', language: 'de' })];
  const skipped = after(...typed, { type: 'skipped', question: 'name' });
  expect(skipped.answers.title).toBe('Zora');
  expect(getCountedAnswers(skipped, all)).toMatchObject({ title: '', town: '', language: 'de' });
  const twice = reduceRun(skipped, { type: 'skipped', question: 'name' });
  expect(twice.skipped).toEqual(['name']);
  const back = reduceRun(twice, { type: 'continued', question: 'name' });
  expect(getCountedAnswers(back, all)).toMatchObject({ title: 'Zora', town: 'Lipová' });
});

test('what visitors can do is proposed by the kind until it is chosen', () => {
  const selling = after(answer({ kind: 'selling' }));
  expect(getCountedAnswers(selling, all).wishes).toEqual(['call', 'order']);
  const chosen = reduceRun(selling, answer({ wishes: ['find'] }));
  expect(getCountedAnswers(chosen, all).wishes).toEqual(['find']);
  const skippedKind = reduceRun(selling, { type: 'skipped', question: 'kind' });
  expect(getCountedAnswers(skippedKind, all).wishes).toEqual(['call', 'find']);
});

test('what the plan does not sell is not wished', () => {
  const run = after(answer({ kind: 'beauty', crew: 'one' }));
  expect(getCountedAnswers(run, (wish) => wish !== 'book')).toMatchObject({
    wishes: ['call', 'find'],
    crew: null,
  });
});

test('a field counts only with the wish that it stands below', () => {
  const typed = { phone: '1', crew: 'one', street: 'Dlhá 1', days: ['monday'], words: 'psy' } as const;
  const run = after(answer({ kind: 'beauty', ...typed, wishes: [] }));
  const nothing = { phone: '', crew: null, street: '', days: [], words: '', wishes: [] };
  expect(getCountedAnswers(run, all)).toMatchObject(nothing);
  expect(run.answers).toMatchObject(typed);
});

test('without the third question nobody has said what visitors can do', () => {
  const run = after(answer({ phone: '1' }), { type: 'skipped', question: 'visitors' });
  expect(getCountedAnswers(run, all)).toMatchObject({ wishes: null, phone: '' });
});

test('in the middle only what was said counts, and not what is proposed', () => {
  const untouched = countAnswersSoFar(createEmptyRun('de'), 'kind', all);
  expect(untouched).toMatchObject({ wishes: null, language: 'de' });
  expect(isAnswered(untouched)).toBe(false);

  const named = after(answer({ kind: 'beauty' }), answer({ title: 'Zora' }));
  const soFar = countAnswersSoFar(named, 'name', all);
  expect(soFar).toMatchObject({ kind: 'beauty', title: 'Zora', wishes: null });
  expect(isAnswered(soFar)).toBe(true);

  const calls = reduceRun(named, answer({ phone: '1' }));
  expect(countAnswersSoFar(calls, 'visitors', all)).toMatchObject({
    phone: '1',
    wishes: ['call', 'book', 'find'],
  });
  // To go past the last question is to agree to what it proposed.
  expect(countAnswersSoFar(named, 'pages', all).wishes).toEqual(['call', 'book', 'find']);
});

test('what was skipped does not count in the middle either', () => {
  const run = after(answer({ title: 'Zora' }), { type: 'skipped', question: 'name' });
  const soFar = countAnswersSoFar(run, 'visitors', all);
  expect(soFar.title).toBe('');
  expect(isAnswered(soFar)).toBe(false);
});
