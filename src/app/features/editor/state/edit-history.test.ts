import { expect, test } from 'vitest';
import { remember } from './edit-history';
import { type EditorPage, emptyEditorPage, noHistory } from './editor-state';

const pageOf = (description: string): EditorPage => ({ ...emptyEditorPage, description });

test('typing in one place is one step, a pause begins the next', () => {
  const first = remember(noHistory, pageOf('a'), 'description', 0);
  const second = remember(first, pageOf('ab'), 'description', 1000);
  expect(second.past).toEqual([pageOf('a')]);
  expect(remember(second, pageOf('abc'), 'description', 2500).past).toEqual([pageOf('a'), pageOf('abc')]);
});

test('another place is another step', () => {
  const first = remember(noHistory, pageOf('a'), 'description', 0);
  expect(remember(first, pageOf('ab'), 'logo', 1).past).toHaveLength(2);
});

test('an edit forgets what was undone', () => {
  const history = { ...noHistory, future: [pageOf('x')] };
  expect(remember(history, pageOf('a'), 'logo', 0).future).toEqual([]);
});

test('the oldest steps are forgotten', () => {
  let history = noHistory;
  for (let step = 0; step < 150; step += 1)
    history = remember(history, pageOf(`${step}`), `place ${step}`, step);
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toEqual(pageOf('50'));
});
