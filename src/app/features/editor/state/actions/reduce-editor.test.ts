import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { newWebsiteState } from '../editor-state';
import { reduceEditor } from './reduce-editor';

test('edits are remembered, opening a section is not', () => {
  const opened = reduceEditor(stateWith(['a']), { type: 'toggle-section', id: 'a' }, 0);
  expect(opened.history.past).toHaveLength(0);
  const edited = reduceEditor(opened, { type: 'set-description', description: 'x' }, 0);
  expect(edited.history.past).toEqual([{ title: 'Bakery', page: opened.page }]);
});

test('an edit that changes nothing is no step', () => {
  const before = stateWith(['a']);
  expect(reduceEditor(before, { type: 'move-section', from: 0, to: 0 }, 0)).toBe(before);
});

test('two removals at once are two steps, two letters in one section are one', () => {
  let state = stateWith(['a', 'b', 'c']);
  for (const id of ['a', 'b']) state = reduceEditor(state, { type: 'remove-sections', ids: [id] }, 0);
  expect(state.history.past).toHaveLength(2);
  for (const text of ['x', 'xy']) {
    state = reduceEditor(
      state,
      { type: 'update-content', id: 'c', next: { type: 'heading', content: { text } } },
      1,
    );
  }
  expect(state.history.past).toHaveLength(3);
});

test('several sections that are left out, and a layout with its ground, are one step each', () => {
  const before = stateWith(['a', 'b', 'c']);
  const left = reduceEditor(before, { type: 'remove-sections', ids: ['a', 'c'] }, 0);
  expect(idsOf(left)).toEqual(['b']);
  const change = { layout: 'columns', ground: 'dark' } as const;
  const laidOut = reduceEditor(left, { type: 'lay-out-section', id: 'b', change }, 0);
  expect(laidOut.history.past.map(({ page }) => page)).toEqual([before.page, left.page]);
});

test('typing the description or the address of a logo is one step each', () => {
  let state = stateWith([]);
  for (const description of ['B', 'Br']) {
    state = reduceEditor(state, { type: 'set-description', description }, 0);
  }
  for (const logoUrl of ['h', 'ht']) state = reduceEditor(state, { type: 'set-logo', logoUrl }, 0);
  expect(state.history.past.map(({ page: { description, logoUrl } }) => [description, logoUrl])).toEqual([
    ['', ''],
    ['Br', ''],
  ]);
});

test('the title and the content of one section are two steps', () => {
  const titled = reduceEditor(stateWith(['a']), { type: 'set-section-title', id: 'a', title: 'T' }, 0);
  const written = reduceEditor(
    titled,
    { type: 'update-content', id: 'a', next: { type: 'heading', content: { text: 'x' } } },
    0,
  );
  expect(written.history.past).toHaveLength(2);
});

test('removing two items of a section one after the other are two steps', () => {
  let state = stateWith(['a']);
  for (const options of [['x', 'y', 'z'], ['y', 'z'], ['z']]) {
    state = reduceEditor(
      state,
      { type: 'update-content', id: 'a', next: { type: 'poll', content: { question: '', options } } },
      0,
    );
  }
  expect(state.history.past).toHaveLength(3);
  expect(reduceEditor(state, { type: 'undo' }, 1).page.sections[0]).toMatchObject({
    content: { options: ['y', 'z'] },
  });
});

test('typing in two fields of a section are two steps', () => {
  let state = stateWith(['a']);
  for (const content of [
    { text: 'text of a', note: 'n' },
    { text: 'text', note: 'n' },
    { text: 'te', note: 'n' },
  ]) {
    state = reduceEditor(state, { type: 'update-content', id: 'a', next: { type: 'heading', content } }, 0);
  }
  expect(state.history.past).toHaveLength(2);
});

test('naming a new website is undone in its turn, with its address', () => {
  let state = newWebsiteState;
  for (const title of ['B', 'Br']) state = reduceEditor(state, { type: 'set-title', title }, 0);
  state = reduceEditor(state, { type: 'set-description', description: 'x' }, 0);
  const unwritten = reduceEditor(state, { type: 'undo' }, 1);
  expect(unwritten).toMatchObject({ title: 'Br', slug: 'br', page: { description: '' } });
  const unnamed = reduceEditor(unwritten, { type: 'undo' }, 1);
  expect(unnamed).toMatchObject({ title: '', slug: '', history: { past: [] } });
  expect(reduceEditor(unnamed, { type: 'redo' }, 2)).toMatchObject({ title: 'Br', slug: 'br' });
});

test('a created website keeps its name, and naming it leaves no empty step', () => {
  let state = reduceEditor(newWebsiteState, { type: 'set-description', description: 'x' }, 0);
  state = reduceEditor(state, { type: 'set-title', title: 'Bread' }, 0);
  const { title, slug, page } = state;
  state = reduceEditor(state, { type: 'saved', websiteId: 7, version: 1, title, slug, page }, 1);
  state = reduceEditor(state, { type: 'undo' }, 2);
  expect(state).toMatchObject({
    title: 'Bread',
    slug: 'bread',
    page: { description: '' },
    history: { past: [] },
  });
});

test('a pasted menu is one step, whatever was typed before', () => {
  const dish = { id: 'd', name: 'Soup', description: '', price: '4 €', allergens: [] };
  const category = (id: string, name: string) => ({ id, name, dishes: [dish] });
  let state = stateWith(['a']);
  for (const categories of [
    [category('c1', 'S')],
    [category('c1', 'So')],
    [category('c1', 'So'), category('c2', 'Fish'), category('c3', 'Sweet')],
  ]) {
    state = reduceEditor(
      state,
      { type: 'update-content', id: 'a', next: { type: 'menu', content: { categories } } },
      0,
    );
  }
  const undone = reduceEditor(state, { type: 'undo' }, 0);
  expect(undone.page.sections[0]).toMatchObject({ content: { categories: [{ name: 'So' }] } });
});
