import { expect, test } from 'vitest';
import { sectionOf, stateWith } from '../editor-fixtures';
import type { EditorState } from '../editor-state';
import { findSection } from '../find-section';
import { reduceEditor } from '../reduce-editor';
import { updateContent } from './update-content';

/** A picture that arrives for a section, into a list as galleries have one. */
const pictureFor = (id: string) => ({
  type: 'put-picture' as const,
  put(state: EditorState): EditorState {
    const content = findSection(state, id)?.content;
    if (!content) return state;
    const images = [...((content.images as string[] | undefined) ?? []), 'x.jpg'];
    return updateContent(state, { type: 'update-content', id, content: { ...content, images } });
  },
});
const contentOf = (state: EditorState, id: string) => findSection(state, id)?.content;
const steps = (state: EditorState, ...types: ('undo' | 'redo')[]) =>
  types.reduce((before, type) => reduceEditor(before, { type }, 1), state);

test('what was undone can be redone after it, and has the picture too', () => {
  const written = reduceEditor(
    stateWith(['a']),
    { type: 'update-content', id: 'a', content: { text: 'more' } },
    0,
  );
  const arrived = reduceEditor(steps(written, 'undo'), pictureFor('a'), 1);
  expect(contentOf(arrived, 'a')).toEqual({ text: 'text of a', images: ['x.jpg'] });
  expect(contentOf(steps(arrived, 'redo'), 'a')).toEqual({ text: 'more', images: ['x.jpg'] });
  expect(contentOf(steps(arrived, 'redo', 'undo', 'undo'), 'a')).toEqual({ text: 'text of a' });
  expect(contentOf(steps(arrived, 'undo', 'redo', 'redo'), 'a')).toEqual({
    text: 'more',
    images: ['x.jpg'],
  });
});

test('a place that was undone gets it when it is redone', () => {
  const before = stateWith([]);
  const page = { ...before.page, sections: [sectionOf('a')] };
  const undone = steps(reduceEditor(before, { type: 'restore', page }, 0), 'undo');
  const arrived = reduceEditor(undone, pictureFor('a'), 1);
  expect(arrived.page).toBe(undone.page);
  expect(arrived.history.past).toEqual(undone.history.past);
  expect(contentOf(steps(arrived, 'redo'), 'a')).toMatchObject({ images: ['x.jpg'] });
});

test('a place that is nowhere changes nothing', () => {
  const undone = steps(reduceEditor(stateWith(['a']), { type: 'remove-section', id: 'a' }, 0), 'undo');
  expect(reduceEditor(undone, pictureFor('b'), 1)).toBe(undone);
});

test('typing on right after it is a step of its own', () => {
  const typing = (text: string) => ({ type: 'update-content' as const, id: 'a', content: { text } });
  let state = reduceEditor(stateWith(['a', 'b']), typing('x'), 0);
  state = reduceEditor(state, pictureFor('b'), 0);
  state = reduceEditor(state, typing('xy'), 0);
  expect(state.history.past).toHaveLength(3);
});
