import { expect, test, vi } from 'vitest';
import { websiteCalls } from '../api/website-calls';
import { stateWith, websiteOf } from '../state/editor-fixtures';
import { isDirty } from '../state/editor-page';
import { newWebsiteState } from '../state/editor-state';
import { createEditorStore } from '../state/editor-store';
import { findOtherCopy } from './find-other-copy';

test('another page is answered, and the one here stays as it is', async () => {
  const website = websiteOf({ version: 4, description: 'theirs' });
  vi.spyOn(websiteCalls, 'read').mockResolvedValue(website);
  const store = createEditorStore(stateWith([]), () => 0);
  const before = store.getState();
  expect(await findOtherCopy(store)).toBe(website);
  expect(store.getState()).toBe(before);
});

test('the same page is no other copy: the work grows from it', async () => {
  vi.spyOn(websiteCalls, 'read').mockResolvedValue(
    websiteOf({ version: 4, description: 'same', isPublished: true }),
  );
  const store = createEditorStore(stateWith([]), () => 0);
  store.dispatch({ type: 'set-description', description: 'same' });
  expect(await findOtherCopy(store)).toBeNull();
  expect(store.getState()).toMatchObject({ version: 4, isPublished: true });
  expect(isDirty(store.getState())).toBe(false);
});

test('a website that is not created yet has none', async () => {
  const read = vi.spyOn(websiteCalls, 'read');
  expect(await findOtherCopy(createEditorStore(newWebsiteState, () => 0))).toBeNull();
  expect(read).not.toHaveBeenCalled();
});
