import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { newWebsiteState } from '../editor-state';
import { reduceEditor } from '../reduce-editor';
import { setSlug } from './set-slug';
import { setTitle } from './set-title';

const named = setTitle(newWebsiteState, { type: 'set-title', title: 'Salón' });

test('another address stays while the page is edited and an edit is undone, and goes with another name', () => {
  const moved = setSlug(named, { type: 'set-slug', slug: 'salon-2' });
  expect(moved).toMatchObject({ title: 'Salón', slug: 'salon-2' });
  const described = reduceEditor(moved, { type: 'set-description', description: 'Vlasy' }, 0);
  expect(reduceEditor(described, { type: 'undo' }, 1)).toMatchObject({ slug: 'salon-2', page: moved.page });
  const renamed = reduceEditor(described, { type: 'set-title', title: 'Salón Eva' }, 2);
  expect(renamed.slug).toBe('salon-eva');
});

test('after creation the address stays', () => {
  const before = stateWith([]);
  expect(setSlug(before, { type: 'set-slug', slug: 'other' })).toBe(before);
});
