import { expect, test } from 'vitest';
import { idsOf, sectionOf, stateWith } from '../editor-fixtures';
import { type EditorState, type EditStep, emptyEditorPage, noErrors, noHistory } from '../editor-state';
import { findSection } from '../section-list';
import { recordEdit, redo, reduceEditor, undo, withTitle } from './reduce-editor';
import { changeSection } from './section-actions';

const stepAt = (description: string): EditStep => ({ title: '', page: { ...emptyEditorPage, description } });

test('typing in one place is one step, a pause begins the next', () => {
  const first = recordEdit(noHistory, stepAt('a'), 'description', 0);
  const second = recordEdit(first, stepAt('ab'), 'description', 1000);
  expect(second.past).toEqual([stepAt('a')]);
  expect(recordEdit(second, stepAt('abc'), 'description', 2500).past).toEqual([stepAt('a'), stepAt('abc')]);
});

test('another place is another step', () => {
  const first = recordEdit(noHistory, stepAt('a'), 'description', 0);
  expect(recordEdit(first, stepAt('ab'), 'logo', 1).past).toHaveLength(2);
});

test('an edit forgets what was undone', () => {
  const history = { ...noHistory, future: [stepAt('x')] };
  expect(recordEdit(history, stepAt('a'), 'logo', 0).future).toEqual([]);
});

test('the oldest steps are forgotten', () => {
  let history = noHistory;
  for (let step = 0; step < 150; step += 1)
    history = recordEdit(history, stepAt(`${step}`), `place ${step}`, step);
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

test('a removed section comes back, with its content', () => {
  const before = stateWith(['a', 'b']);
  const removed = reduceEditor(before, { type: 'remove-sections', ids: ['a'] }, 0);
  const after = undo(removed);
  expect(idsOf(after)).toEqual(['a', 'b']);
  expect(after.page).toBe(before.page);
  expect(after.history.future).toHaveLength(1);
});

test('with nothing to undo nothing changes', () => {
  const before = stateWith(['a']);
  expect(undo(before)).toBe(before);
});

test('what is edited right after it is a step of its own', () => {
  let state = stateWith(['a']);
  for (const content of [{ text: 'x' }, { text: 'xy' }]) {
    state = reduceEditor(state, { type: 'update-content', id: 'a', next: { type: 'heading', content } }, 0);
  }
  state = reduceEditor(state, { type: 'set-logo', logoUrl: '/uploads/x.webp' }, 1);
  state = reduceEditor(undo(state), { type: 'set-logo', logoUrl: '/uploads/y.webp' }, 2);
  expect(undo(state).page).toMatchObject({ logoUrl: '', sections: [{ content: { text: 'xy' } }] });
});

test('errors of what is not there any more go', () => {
  const before = reduceEditor(stateWith(['a']), { type: 'set-description', description: 'x' }, 0);
  const errors = { settings: { description: 'refused' }, sections: {} };
  expect(undo({ ...before, errors }).errors).toEqual(noErrors);
});

test('the address of a created website stays, whatever its title would make of it', () => {
  const before = { ...stateWith(['a']), slug: 'an-older-address' };
  const edited = reduceEditor(before, { type: 'set-description', description: 'x' }, 0);
  expect(undo(edited)).toMatchObject({ title: 'Bakery', slug: 'an-older-address' });
});

test('what was undone is done again', () => {
  const removed = reduceEditor(stateWith(['a', 'b']), { type: 'remove-sections', ids: ['a'] }, 0);
  const undone = reduceEditor(removed, { type: 'undo' }, 1);
  const after = redo(undone);
  expect(idsOf(after)).toEqual(['b']);
  expect(after.history.past).toHaveLength(1);
  expect(after.history.future).toHaveLength(0);
});

test('with nothing to redo nothing changes', () => {
  const before = stateWith(['a']);
  expect(redo(before)).toBe(before);
});

test('errors of what is not there any more go', () => {
  const edited = reduceEditor(stateWith(['a']), { type: 'set-description', description: 'x' }, 0);
  const errors = { settings: { description: 'refused' }, sections: {} };
  expect(redo({ ...reduceEditor(edited, { type: 'undo' }, 1), errors }).errors).toEqual(noErrors);
});

/** Makes an action in which a picture arrives for a section; the title names the picture. */
const pictureFor = (id: string) => ({
  type: 'put-image' as const,
  put: (state: EditorState) => changeSection(state, id, (section) => ({ ...section, title: 'x.jpg' })),
});
const writing = (text: string) => ({
  ...{ type: 'update-content' as const, id: 'a' },
  next: { type: 'heading' as const, content: { text } },
});
const steps = (state: EditorState, ...types: ('undo' | 'redo')[]) =>
  types.reduce((before, type) => reduceEditor(before, { type }, 1), state);

test('what was undone can be redone after it, and has the picture too', () => {
  const written = reduceEditor(stateWith(['a']), writing('more'), 0);
  const [before, more] = [{ content: { text: 'text of a' } }, { content: { text: 'more' } }];
  const arrived = reduceEditor(steps(written, 'undo'), pictureFor('a'), 1);
  expect(findSection(arrived, 'a')).toMatchObject({ ...before, title: 'x.jpg' });
  expect(findSection(steps(arrived, 'redo'), 'a')).toMatchObject({ ...more, title: 'x.jpg' });
  expect(findSection(steps(arrived, 'redo', 'undo', 'undo'), 'a')).toMatchObject({ ...before, title: '' });
  expect(findSection(steps(arrived, 'undo', 'redo', 'redo'), 'a')).toMatchObject({
    ...more,
    title: 'x.jpg',
  });
});

test('a place that was undone gets it when it is redone', () => {
  const before = stateWith([]);
  const page = { ...before.page, sections: [sectionOf('a')] };
  const undone = steps(reduceEditor(before, { type: 'restore', page }, 0), 'undo');
  const arrived = reduceEditor(undone, pictureFor('a'), 1);
  expect(arrived.page).toBe(undone.page);
  expect(arrived.history.past).toEqual(undone.history.past);
  expect(findSection(steps(arrived, 'redo'), 'a')).toMatchObject({ title: 'x.jpg' });
});

test('a place that was removed has it when undo brings it back', () => {
  const removed = reduceEditor(stateWith(['a', 'b']), { type: 'remove-sections', ids: ['a'] }, 0);
  const arrived = reduceEditor(removed, pictureFor('a'), 1);
  expect(arrived.page).toBe(removed.page);
  expect(findSection(steps(arrived, 'undo'), 'a')).toMatchObject({ title: 'x.jpg' });
  expect(idsOf(steps(arrived, 'undo', 'redo'))).toEqual(['b']);
});

test('steps before its own are without it while it is on the page', () => {
  const written = reduceEditor(stateWith(['a']), writing('more'), 0);
  const arrived = reduceEditor(written, pictureFor('a'), 1);
  expect(findSection(steps(arrived, 'undo', 'undo'), 'a')).toMatchObject({ title: '' });
});

test('a place that is nowhere changes nothing', () => {
  const undone = steps(reduceEditor(stateWith(['a']), { type: 'remove-sections', ids: ['a'] }, 0), 'undo');
  expect(reduceEditor(undone, pictureFor('b'), 1)).toBe(undone);
});

test('typing on right after it is a step of its own', () => {
  let state = reduceEditor(stateWith(['a', 'b']), writing('x'), 0);
  state = reduceEditor(state, pictureFor('b'), 0);
  state = reduceEditor(state, writing('xy'), 0);
  expect(state.history.past).toHaveLength(3);
});
