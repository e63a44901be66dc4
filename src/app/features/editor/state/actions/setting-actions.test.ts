import { expect, test } from 'vitest';
import { defaultTheme } from '@/core/theme';
import { stateWith } from '../editor-fixtures';
import { isDirty, toStoredPage } from '../editor-page';
import { newWebsiteState, noErrors } from '../editor-state';
import { reduceEditor } from './reduce-editor';
import {
  setDescription,
  setLanguage,
  setLogo,
  setShare,
  setSlug,
  setTheme,
  setTitle,
} from './setting-actions';

test('while creating, the address follows the title', () => {
  const after = setTitle(newWebsiteState, { type: 'set-title', title: 'Salón Mirabelka' });
  expect(after).toMatchObject({ title: 'Salón Mirabelka', slug: 'salon-mirabelka' });
});

test('the errors of both go', () => {
  const before = { ...newWebsiteState, errors: { ...noErrors, settings: { title: 'no', slug: 'no' } } };
  expect(setTitle(before, { type: 'set-title', title: 'A' }).errors.settings).toEqual({});
});

test('after creation the title stays', () => {
  const before = stateWith([]);
  expect(setTitle(before, { type: 'set-title', title: 'Other' })).toBe(before);
});

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

test('the description changes, the sections stay the same objects, its error goes', () => {
  const before = { ...stateWith(['a']), errors: { ...noErrors, settings: { description: 'refused' } } };
  const after = setDescription(before, { type: 'set-description', description: '/uploads/x.webp' });
  expect(after.page.description).toBe('/uploads/x.webp');
  expect(after.page.sections).toBe(before.page.sections);
  expect(after.errors.settings).toEqual({});
});

test('the same description again changes nothing', () => {
  const before = stateWith(['a']);
  expect(setDescription(before, { type: 'set-description', description: '' })).toBe(before);
});

test('the language changes, and the same again changes nothing', () => {
  const after = setLanguage(stateWith(['a']), { type: 'set-language', language: 'sk' });
  expect(after.page.language).toBe('sk');
  expect(setLanguage(after, { type: 'set-language', language: 'sk' })).toBe(after);
  expect(isDirty(after)).toBe(true);
});

test('the logo changes, the sections stay the same objects, its error goes', () => {
  const before = { ...stateWith(['a']), errors: { ...noErrors, settings: { logoUrl: 'refused' } } };
  const after = setLogo(before, { type: 'set-logo', logoUrl: '/uploads/x.webp' });
  expect(after.page.logoUrl).toBe('/uploads/x.webp');
  expect(after.page.sections).toBe(before.page.sections);
  expect(after.errors.settings).toEqual({});
});

test('the same logo again changes nothing', () => {
  const before = stateWith(['a']);
  expect(setLogo(before, { type: 'set-logo', logoUrl: '' })).toBe(before);
});

test('a part changes, the other parts and the sections stay', () => {
  const before = setTheme(stateWith(['a']), { type: 'set-theme', change: { fonts: 'studio' } });
  const after = setTheme(before, { type: 'set-theme', change: { palette: 'mallow' } });
  expect(after.page.theme).toEqual({ fonts: 'studio', palette: 'mallow' });
  expect(after.page.sections).toBe(before.page.sections);
  expect(toStoredPage(after.page).pageData.theme).toEqual({ fonts: 'studio', palette: 'mallow' });
});

test('the default again leaves nothing to save', () => {
  const before = setTheme(stateWith(['a']), { type: 'set-theme', change: { palette: 'night' } });
  expect(isDirty(before)).toBe(true);
  const after = setTheme(before, { type: 'set-theme', change: defaultTheme });
  expect(isDirty(after)).toBe(false);
  expect(toStoredPage(after.page).pageData).not.toHaveProperty('theme');
});

test('the same choice again changes nothing', () => {
  const before = stateWith(['a']);
  expect(setTheme(before, { type: 'set-theme', change: { palette: 'pine' } })).toBe(before);
});

test('going through the choices of one part is undone as one, another part by itself', () => {
  let state = stateWith(['a']);
  for (const palette of ['dusk', 'signal'] as const) {
    state = reduceEditor(state, { type: 'set-theme', change: { palette } }, 0);
  }
  state = reduceEditor(state, { type: 'set-theme', change: { corners: 'round' } }, 1);
  expect(reduceEditor(state, { type: 'undo' }, 2).page.theme).toEqual({ palette: 'signal' });
  expect(state.history.past).toHaveLength(2);
});

test('what is said in search results is one part each, empty parts are none, and its error goes', () => {
  const path = 'pageData.share.title';
  const before = { ...stateWith(['a']), errors: { ...noErrors, settings: { [path]: 'too long' } } };
  const titled = setShare(before, { type: 'set-share', change: { title: 'Bread' } });
  expect(titled.page.share).toEqual({ title: 'Bread' });
  expect(titled.errors.settings).toEqual({});
  expect(toStoredPage(titled.page).pageData.share).toEqual({ title: 'Bread' });
  expect(setShare(titled, { type: 'set-share', change: { title: 'Bread' } })).toBe(titled);
  const emptied = setShare(titled, { type: 'set-share', change: { title: '' } });
  expect(emptied.page.share).toEqual({});
  expect(isDirty(emptied)).toBe(false);
});

test('typing in one of its fields is undone together', () => {
  const type = (state: ReturnType<typeof stateWith>, title: string, atMs: number) =>
    reduceEditor(state, { type: 'set-share', change: { title } }, atMs);
  const typed = type(type(stateWith([]), 'B', 0), 'Br', 100);
  const described = reduceEditor(typed, { type: 'set-share', change: { description: 'x' } }, 200);
  const once = reduceEditor(described, { type: 'undo' }, 300);
  expect(once.page.share).toEqual({ title: 'Br' });
  expect(reduceEditor(once, { type: 'undo' }, 400).page.share).toEqual({});
});
