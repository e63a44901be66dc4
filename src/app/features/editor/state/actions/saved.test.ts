import { expect, test } from 'vitest';
import { stateWith } from '../editor-fixtures';
import { newWebsiteState, noErrors } from '../editor-state';
import { isDirty } from '../same-page';
import { saved } from './saved';

test('the work is no longer dirty and grows from the new version', () => {
  const before = stateWith(['a']);
  const page = { ...before.page, description: 'new' };
  const dirty = { ...before, page };
  expect(isDirty(dirty)).toBe(true);

  const after = saved(dirty, {
    type: 'saved',
    websiteId: 7,
    version: 4,
    title: 'Bakery',
    slug: 'bakery',
    page,
  });

  expect(after.version).toBe(4);
  expect(isDirty(after)).toBe(false);
});

test('what was typed during the save stays and is unsaved', () => {
  const before = stateWith(['a']);
  const sent = { ...before.page, description: 'sent' };
  const typedOn = { ...before, page: { ...sent, description: 'sent and more' } };

  const after = saved(typedOn, {
    type: 'saved',
    websiteId: 7,
    version: 4,
    title: 'Bakery',
    slug: 'bakery',
    page: sent,
  });

  expect(after.page.description).toBe('sent and more');
  expect(isDirty(after)).toBe(true);
});

test('a new website gets its id; its title is now the one that was sent', () => {
  const after = saved(
    { ...newWebsiteState, title: 'Bakery and more' },
    { type: 'saved', websiteId: 12, version: 1, title: 'Bakery', slug: 'bakery', page: newWebsiteState.page },
  );
  expect(after).toMatchObject({ websiteId: 12, version: 1, title: 'Bakery', slug: 'bakery' });
});

test('what was refused before is refused no more', () => {
  const { page, ...before } = stateWith(['a']);
  const errors = { settings: {}, sections: { a: { 'content.text': 'refused' } } };
  const after = saved(
    { ...before, page, errors },
    { type: 'saved', websiteId: 7, version: 4, title: 'Bakery', slug: 'bakery', page },
  );
  expect(after.errors).toEqual(noErrors);
});
