import { expect, test } from 'vitest';
import { remember, withTitle } from './edit-history';
import { type EditStep, emptyEditorPage, noHistory } from './editor-state';

const stepAt = (description: string): EditStep => ({ title: '', page: { ...emptyEditorPage, description } });

test('typing in one place is one step, a pause begins the next', () => {
  const first = remember(noHistory, stepAt('a'), 'description', 0);
  const second = remember(first, stepAt('ab'), 'description', 1000);
  expect(second.past).toEqual([stepAt('a')]);
  expect(remember(second, stepAt('abc'), 'description', 2500).past).toEqual([stepAt('a'), stepAt('abc')]);
});

test('another place is another step', () => {
  const first = remember(noHistory, stepAt('a'), 'description', 0);
  expect(remember(first, stepAt('ab'), 'logo', 1).past).toHaveLength(2);
});

test('an edit forgets what was undone', () => {
  const history = { ...noHistory, future: [stepAt('x')] };
  expect(remember(history, stepAt('a'), 'logo', 0).future).toEqual([]);
});

test('the oldest steps are forgotten', () => {
  let history = noHistory;
  for (let step = 0; step < 150; step += 1)
    history = remember(history, stepAt(`${step}`), `place ${step}`, step);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toEqual(stepAt('50'));
});

test('once a website is created its naming is no step any more', () => {
  const [before, typed] = [stepAt(''), stepAt('x')];
  const history = {
    past: [before, { ...before, title: 'B' }, { ...before, title: 'Br' }, { ...typed, title: 'Br' }],
    future: [
      { ...typed, title: 'Bread' },
      { ...typed, title: 'Bre' },
    ],
    latest: null,
  };
  expect(withTitle(history, { title: 'Bread', page: emptyEditorPage })).toEqual({
    past: [
      { ...before, title: 'Bread' },
      { ...typed, title: 'Bread' },
    ],
    future: [{ ...typed, title: 'Bread' }],
    latest: null,
  });
});
