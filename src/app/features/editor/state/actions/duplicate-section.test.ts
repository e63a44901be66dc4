import { expect, test } from 'vitest';
import { idsOf, stateWith } from '../editor-fixtures';
import { duplicateSection } from './duplicate-section';

const NOW_MS = 1_795_253_000_000;
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
  const { page, ...state } = stateWith(['a']);
  const products = { title: '', products: [{ id: 'product-1', name: 'Honey' }] };
  const sections = page.sections.map((section) => ({ ...section, content: products }));
  const before = { ...state, page: { ...page, sections } };
  const after = duplicateSection(before, { type: 'duplicate-section', id: 'a' }, NOW_MS);
  expect(after.page.sections.map(({ content }) => content)).toEqual([
    products,
    { title: '', products: [{ id: `product-${NOW_MS}`, name: 'Honey' }] },
  ]);
});

test('a section that is gone, or a full page, changes nothing', () => {
  const full = stateWith(Array.from({ length: 200 }, (_, index) => `s${index}`));
  expect(duplicateSection(full, { type: 'duplicate-section', id: 's3' }, NOW_MS)).toBe(full);
  const one = stateWith(['a']);
  expect(duplicateSection(one, { type: 'duplicate-section', id: 'gone' }, NOW_MS)).toBe(one);
});
