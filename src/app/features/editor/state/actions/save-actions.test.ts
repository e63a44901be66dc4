import { expect, test } from 'vitest';
import { idsOf, sectionOf, stateWith, websiteOf } from '../editor-fixtures';
import { isDirty } from '../editor-page';
import { emptyEditorPage, newWebsiteState, noErrors, noHistory } from '../editor-state';
import {
  acceptSave,
  convertToNew,
  load,
  rebase,
  reduceEditor,
  refuse,
  restore,
  setPublished,
} from './reduce-editor';

test('a stored website becomes the state: sections in order, nothing open, nothing dirty', () => {
  const before = { ...stateWith(['old']), openSectionId: 'old' };
  const website = websiteOf({
    version: 9,
    isPublished: true,
    logoUrl: null,
    pageData: { sections: [sectionOf('b', 5), sectionOf('a', 2)] },
  });

  const after = load(before, { type: 'load', website });

  expect(idsOf(after)).toEqual(['a', 'b']);
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1]);
  expect(after).toMatchObject({ websiteId: 7, version: 9, isPublished: true, openSectionId: null });
  expect(after.page.logoUrl).toBe('');
  expect(isDirty(after)).toBe(false);
});

const deleted = {
  ...stateWith(['a']),
  isPublished: true,
  title: 'Salón',
  slug: 'an-older-one',
  lostSaves: [{ title: '', slug: '', page: emptyEditorPage, isPublished: false }],
  errors: { ...noErrors, settings: { slug: 'refused' } },
};

test('the page and the name stay, and nothing of them is saved', () => {
  const kept = convertToNew(deleted);
  expect(kept).toEqual({
    websiteId: null,
    version: 0,
    isPublished: false,
    title: 'Salón',
    slug: 'salon',
    page: deleted.page,
    saved: { title: '', page: emptyEditorPage },
    lostSaves: [],
    openSectionId: null,
    errors: noErrors,
    history: noHistory,
  });
  expect(isDirty(kept)).toBe(true);
});

test('it can be named anew, and what was edited before can still be undone', () => {
  const edited = reduceEditor(deleted, { type: 'set-description', description: 'x' }, 0);
  const named = reduceEditor(convertToNew(edited), { type: 'set-title', title: 'Iný' }, 1);
  expect(named).toMatchObject({ title: 'Iný', slug: 'iny' });
  expect(reduceEditor(convertToNew(edited), { type: 'undo' }, 1).page).toBe(deleted.page);
});

test('the work stays; it differs from the other save', () => {
  const before = stateWith(['mine']);
  const savedPage = { ...before.page, sections: [sectionOf('theirs')] };
  const after = rebase(before, { type: 'rebase', version: 8, isPublished: true, savedPage });
  expect(after).toMatchObject({ version: 8, isPublished: true });
  expect(after.page).toBe(before.page);
  expect(isDirty(after)).toBe(true);
});

test('the first section with an error opens', () => {
  const errors = { settings: {}, sections: { c: { title: 'no' }, b: { title: 'no' } } };
  const after = refuse(stateWith(['a', 'b', 'c']), { type: 'refuse', errors });
  expect(after.openSectionId).toBe('b');
  expect(after.errors).toBe(errors);
});

test('an error of the settings is above them all: no other section opens', () => {
  const errors = { settings: { description: 'no' }, sections: { b: { title: 'no' } } };
  const before = { ...stateWith(['a', 'b']), openSectionId: 'a' };
  expect(refuse(before, { type: 'refuse', errors }).openSectionId).toBe('a');
});

test('the draft takes the place of the page and is unsaved work', () => {
  const before = { ...stateWith(['a']), openSectionId: 'a' };
  const page = { ...before.page, description: 'draft', sections: [sectionOf('b')] };
  const after = restore(before, { type: 'restore', page });
  expect(idsOf(after)).toEqual(['b']);
  expect(after.openSectionId).toBeNull();
  expect(after.saved).toBe(before.saved);
  expect(isDirty(after)).toBe(true);
});

test('a version that was restored and saved can be undone', () => {
  const before = stateWith(['a']);
  const page = { ...before.page, description: 'old', sections: [sectionOf('b')] };
  const restored = reduceEditor(before, { type: 'restore', page }, 0);
  const { title, slug } = restored;
  const stored = reduceEditor(
    restored,
    { type: 'saved', websiteId: 7, version: 4, title, slug, page: restored.page },
    1,
  );
  expect(isDirty(stored)).toBe(false);
  const undone = reduceEditor(stored, { type: 'undo' }, 2);
  expect(undone.page).toBe(before.page);
  expect(undone.version).toBe(4);
});

test('errors of the page that was there go', () => {
  const before = stateWith(['a']);
  const errors = { settings: {}, sections: { a: { title: 'refused' } } };
  expect(restore({ ...before, errors }, { type: 'restore', page: before.page }).errors).toEqual(noErrors);
});

test('the work is no longer dirty and grows from the new version', () => {
  const before = stateWith(['a']);
  const page = { ...before.page, description: 'new' };
  const dirty = { ...before, page };
  expect(isDirty(dirty)).toBe(true);

  const after = acceptSave(dirty, {
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

  const after = acceptSave(typedOn, {
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
  const after = acceptSave(
    { ...newWebsiteState, title: 'Bakery and more' },
    { type: 'saved', websiteId: 12, version: 1, title: 'Bakery', slug: 'bakery', page: newWebsiteState.page },
  );
  expect(after).toMatchObject({ websiteId: 12, version: 1, title: 'Bakery', slug: 'bakery' });
});

test('what was refused before is refused no more', () => {
  const { page, ...before } = stateWith(['a']);
  const errors = { settings: {}, sections: { a: { 'content.text': 'refused' } } };
  const after = acceptSave(
    { ...before, page, errors },
    { type: 'saved', websiteId: 7, version: 4, title: 'Bakery', slug: 'bakery', page },
  );
  expect(after.errors).toEqual(noErrors);
});

test('the website is published and taken back, its page stays', () => {
  const before = stateWith(['a']);
  const published = setPublished(before, { type: 'set-published', isPublished: true });
  expect(published).toEqual({ ...before, isPublished: true });
  expect(setPublished(published, { type: 'set-published', isPublished: false })).toEqual(before);
});
