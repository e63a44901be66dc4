import { expect, test } from 'vitest';
import { defaultTheme } from '@/core/theme';
import { stateWith } from '../editor-fixtures';
import { toStoredPage } from '../editor-page';
import { reduceEditor } from '../reduce-editor';
import { isDirty } from '../same-page';
import { setTheme } from './set-theme';

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
