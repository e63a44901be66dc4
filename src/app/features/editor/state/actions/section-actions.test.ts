import { expect, test } from 'vitest';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';
import { idsOf, stateWith } from '../editor-fixtures';
import { noErrors } from '../editor-state';
import { reduceEditor } from './reduce-editor';
import {
  type AddSection,
  addSection,
  duplicateSection,
  type FillPage,
  fillPage,
  type LayOutSection,
  layOutSection,
  moveSection,
  orderMenu,
  removeSections,
  setMenuEntry,
  setSectionTitle,
  toggleSection,
  updateContent,
} from './section-actions';

const NOW_MS = 1_795_253_000_000;
const written = { type: 'heading' as const, content: { text: 'new' } };
const added = { type: 'heading' as const, title: '', content: { text: 'Hi' } };
const add: AddSection = { type: 'add-section', added };

test('a section is added at the end and opened; the others stay the same objects', () => {
  const before = stateWith(['a', 'b']);
  const after = addSection(before, add, NOW_MS);
  expect(idsOf(after)).toEqual(['a', 'b', `heading-${NOW_MS}`]);
  expect(after.page.sections[2]).toMatchObject({ type: 'heading', content: { text: 'Hi' }, order: 2 });
  expect(after.page.sections[0]).toBe(before.page.sections[0]);
  expect(after.openSectionId).toBe(`heading-${NOW_MS}`);
});

test('at a place the later ones are renumbered', () => {
  const after = addSection(stateWith(['a', 'b']), { ...add, index: 1 }, NOW_MS);
  expect(idsOf(after)).toEqual(['a', `heading-${NOW_MS}`, 'b']);
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1, 2]);
});

test('two in one millisecond have different ids', () => {
  const after = addSection(addSection(stateWith([]), add, NOW_MS), add, NOW_MS);
  expect(new Set(idsOf(after)).size).toBe(2);
});

test('a full page takes no more', () => {
  const full = stateWith(Array.from({ length: 200 }, (_, index) => `s${index}`));
  expect(addSection(full, add, NOW_MS)).toBe(full);
});

const copyId = `heading-${NOW_MS}`;

test('the copy stands right below with an id of its own, and is opened', () => {
  const before = { ...stateWith(['a', 'b']), openSectionId: 'a' };
  const after = duplicateSection(before, { type: 'duplicate-section', id: 'a' }, NOW_MS);
  expect(idsOf(after)).toEqual(['a', copyId, 'b']);
  expect(after.page.sections[1]).toMatchObject({ type: 'heading', content: { text: 'text of a' }, order: 1 });
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1, 2]);
  expect(after.page.sections[0]).toBe(before.page.sections[0]);
  expect(after.openSectionId).toBe(copyId);
});

test('a copy of a copy in the same millisecond has another id', () => {
  const once = duplicateSection(stateWith(['a']), { type: 'duplicate-section', id: 'a' }, NOW_MS);
  const twice = duplicateSection(once, { type: 'duplicate-section', id: copyId }, NOW_MS);
  expect(new Set(idsOf(twice)).size).toBe(3);
});

test('what visitors order in the copy is not what they order in the first one', () => {
  const { page, ...state } = stateWith([]);
  const service = { title: 'Cut', description: '', price: '' };
  const services = { services: [{ id: 'service-1', ...service }] };
  const list = { id: 'a', type: 'services' as const, title: '', content: services, order: 0 };
  const before = { ...state, page: { ...page, sections: [list] } };
  const after = duplicateSection(before, { type: 'duplicate-section', id: 'a' }, NOW_MS);
  expect(after.page.sections).toMatchObject([
    { content: services },
    { content: { services: [{ id: `service-${NOW_MS}`, ...service }] } },
  ]);
});

test('a section that is gone, or a full page, changes nothing', () => {
  const full = stateWith(Array.from({ length: 200 }, (_, index) => `s${index}`));
  expect(duplicateSection(full, { type: 'duplicate-section', id: 's3' }, NOW_MS)).toBe(full);
  const one = stateWith(['a']);
  expect(duplicateSection(one, { type: 'duplicate-section', id: 'gone' }, NOW_MS)).toBe(one);
});

const { salon } = allTemplates.en;
const { description } = salon;
const fill: FillPage = { type: 'fill-page', filled: { description, ...createTemplatePage(salon, NOW_MS) } };

test('an empty page gets sections with ids of their own, the description and the style', () => {
  const { page } = fillPage(stateWith([]), fill);
  expect(page.sections.map(({ type }) => type)).toEqual(salon.sections.map(({ type }) => type));
  expect(page.sections.map(({ order }) => order)).toEqual(page.sections.map((_, index) => index));
  expect(page.sections[0]?.id).toBe(`hero-${NOW_MS}`);
  expect(page).toMatchObject({ description: salon.description, theme: salon.theme });
});

test('what the owner has written and chosen stays', () => {
  const state = stateWith([]);
  const own = { description: 'Our own words', theme: { palette: 'night' } as const };
  const { page } = fillPage({ ...state, page: { ...state.page, ...own } }, fill);
  expect(page).toMatchObject(own);
  expect(page.theme).toEqual(own.theme);
});

test('a page with sections stays as it is', () => {
  const state = stateWith(['a']);
  expect(fillPage(state, fill)).toBe(state);
});

test('one undo empties the page again', () => {
  const before = stateWith([]);
  const filled = reduceEditor(before, fill, NOW_MS);
  expect(filled.page.sections).not.toEqual([]);
  expect(reduceEditor(filled, { type: 'undo' }, NOW_MS).page).toBe(before.page);
});

test('down: the sections between move up by one, all are numbered from 0', () => {
  const before = stateWith(['a', 'b', 'c', 'd']);
  const after = moveSection(before, { type: 'move-section', from: 0, to: 2 });
  expect(idsOf(after)).toEqual(['b', 'c', 'a', 'd']);
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  expect(after.page.sections[3]).toBe(before.page.sections[3]);
});

test('up: the same the other way', () => {
  expect(idsOf(moveSection(stateWith(['a', 'b', 'c']), { type: 'move-section', from: 2, to: 0 }))).toEqual([
    'c',
    'a',
    'b',
  ]);
});

test.each([
  [0, 0],
  [0, 3],
  [-1, 0],
  [0, -1],
])('from %i to %i changes nothing', (from, to) => {
  const before = stateWith(['a', 'b', 'c']);
  expect(moveSection(before, { type: 'move-section', from, to })).toBe(before);
});

test('a section goes with its errors, the later ones are renumbered, its editor closes', () => {
  const before = {
    ...stateWith(['a', 'b', 'c']),
    openSectionId: 'b',
    errors: { ...noErrors, sections: { b: { title: 'no' } } },
  };
  const after = removeSections(before, { type: 'remove-sections', ids: ['b'] });
  expect(idsOf(after)).toEqual(['a', 'c']);
  expect(after.page.sections[1]?.order).toBe(1);
  expect(after.openSectionId).toBeNull();
  expect(after.errors.sections).toEqual({});
});

test('another open section stays open', () => {
  const before = { ...stateWith(['a', 'b']), openSectionId: 'a' };
  expect(removeSections(before, { type: 'remove-sections', ids: ['b'] }).openSectionId).toBe('a');
});

test('an id that is not there changes nothing', () => {
  const before = stateWith(['a']);
  expect(removeSections(before, { type: 'remove-sections', ids: ['x'] })).toBe(before);
});

test('the title changes, the content stays the same object', () => {
  const before = stateWith(['a', 'b']);
  const after = setSectionTitle(before, { type: 'set-section-title', id: 'a', title: 'Prices' });
  expect(after.page.sections[0]).toEqual({ ...before.page.sections[0], title: 'Prices' });
  expect(after.page.sections[1]).toBe(before.page.sections[1]);
});

test('a layout and a ground are chosen and given back to the page, and typing keeps them', () => {
  const before = stateWith(['a', 'b']);
  const layOut = (state: typeof before, change: LayOutSection['change']) =>
    layOutSection(state, { type: 'lay-out-section', id: 'a', change });
  const onGround = layOut(layOut(before, { layout: 'columns' }), { ground: 'dark' });
  expect(onGround.page.sections[0]).toEqual({
    ...before.page.sections[0],
    layout: 'columns',
    ground: 'dark',
  });
  expect(onGround.page.sections[1]).toBe(before.page.sections[1]);
  const titled = setSectionTitle(onGround, { type: 'set-section-title', id: 'a', title: 'Prices' });
  expect(titled.page.sections[0]).toMatchObject({ layout: 'columns', ground: 'dark' });
  const [section] = titled.page.sections;
  if (section?.type !== 'heading') throw new Error('The page begins with another section');
  const next = { type: section.type, content: { text: 'Changed' } };
  const typed = updateContent(titled, { type: 'update-content', id: 'a', next });
  expect(typed.page.sections[0]).toMatchObject({
    content: { text: 'Changed' },
    layout: 'columns',
    ground: 'dark',
  });
  const plain = layOut(onGround, { layout: undefined, ground: undefined });
  // Their keys are removed, so that the page is as it was saved.
  expect(plain.page.sections[0]).toStrictEqual(before.page.sections[0]);
});

test('an entry of the menu is named, taken out and given back to the page', () => {
  const before = stateWith(['a', 'b']);
  const set = (state: typeof before, change: { label?: string; isHidden?: boolean }) =>
    setMenuEntry(state, { type: 'set-menu-entry', id: 'a', change });
  const named = set(before, { label: 'Prices' });
  expect(named.page.sections[0]?.menu).toEqual({ label: 'Prices' });
  expect(named.page.sections[1]).toBe(before.page.sections[1]);
  const hidden = set(named, { isHidden: true });
  expect(hidden.page.sections[0]?.menu).toEqual({ label: 'Prices', isHidden: true });
  const back = set(set(hidden, { isHidden: false }), { label: ' ' });
  expect(back.page.sections[0]).toStrictEqual(before.page.sections[0]);
});

test('typing the name of an entry is one step back, and taking it out another', () => {
  const start = stateWith(['a']);
  const typed = ['P', 'Pr', 'Pri'].reduce(
    (state, label, index) =>
      reduceEditor(state, { type: 'set-menu-entry', id: 'a', change: { label } }, NOW_MS + index),
    start,
  );
  const hidden = reduceEditor(
    typed,
    { type: 'set-menu-entry', id: 'a', change: { isHidden: true } },
    NOW_MS + 9,
  );
  const named = reduceEditor(hidden, { type: 'undo' }, NOW_MS + 10);
  expect(named.page.sections[0]?.menu).toEqual({ label: 'Pri' });
  expect(reduceEditor(named, { type: 'undo' }, NOW_MS + 11).page).toBe(start.page);
});

test('the menu is put in order, and in the order of the page again', () => {
  const before = stateWith(['a', 'b', 'c']);
  const moved = orderMenu(before, { type: 'order-menu', ids: ['c', 'a'] });
  expect(moved.page.sections.map(({ menu }) => menu?.place)).toEqual([1, undefined, 0]);
  expect(orderMenu(moved, { type: 'order-menu', ids: ['c', 'a'] })).toBe(moved);
  expect(orderMenu(moved, { type: 'order-menu', ids: [] }).page).toStrictEqual(before.page);
});

test('one section is open at a time', () => {
  const first = toggleSection(stateWith(['a', 'b']), { type: 'toggle-section', id: 'a' });
  expect(first.openSectionId).toBe('a');
  const second = toggleSection(first, { type: 'toggle-section', id: 'b' });
  expect(second.openSectionId).toBe('b');
  expect(toggleSection(second, { type: 'toggle-section', id: 'b' }).openSectionId).toBeNull();
});

test('one section gets new content, every other one stays the same object', () => {
  const before = stateWith(['a', 'b', 'c']);
  const after = updateContent(before, { type: 'update-content', id: 'b', next: written });
  expect(after.page.sections[1]).toEqual({ ...before.page.sections[1], content: { text: 'new' } });
  expect(after.page.sections[0]).toBe(before.page.sections[0]);
  expect(after.page.sections[2]).toBe(before.page.sections[2]);
});

test('the error of what changed goes', () => {
  const before = { ...stateWith(['a']), errors: { ...noErrors, sections: { a: { 'content.text': 'no' } } } };
  const after = updateContent(before, { type: 'update-content', id: 'a', next: written });
  expect(after.errors.sections).toEqual({});
});

test('an id that is not there changes nothing', () => {
  const before = stateWith(['a']);
  expect(updateContent(before, { type: 'update-content', id: 'x', next: written })).toBe(before);
});
