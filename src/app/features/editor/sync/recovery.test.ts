import { createTestStorage } from '@tests/support/test-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserCopies, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { emptyEditorPage } from '../state/editor-state';
import { createStoredWebsite, startTestSync, unreachable } from './start-test-sync';
import { formatBackup, getBackupFolder } from './unsaved-work';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Copy {
  description: string;
  title?: string;
  baseVersion?: number;
  /** True if the copy goes on from the draft that the server has. */
  isDraft?: boolean;
}

interface Left {
  /** The browser has these copies, newest first. */
  copies?: Copy[];
  /** The server's draft is older than all of them. */
  draft?: string;
  isNew?: boolean;
  room?: number;
}

const DRAFT_AT = '2026-11-21T08:00:00.000Z';

/** Opens an editor after an earlier visit left unsaved work. */
function open({ copies = [], draft, isNew = false, room }: Left) {
  const storage = createTestStorage(room);
  const backups = createBrowserCopies(() => storage);
  const website = createStoredWebsite(['a']);
  if (draft !== undefined) {
    const { pageData, logoUrl } = website;
    website.draft = { description: draft, logoUrl, pageData, baseVersion: 3, savedAt: DRAFT_AT };
  }
  copies.forEach(({ description, title = 'Bakery', baseVersion, isDraft }, index) => {
    const key = toBrowserCopyKey(5, getBackupFolder(isNew ? null : 7), `copy of ${description}`);
    const work = {
      title,
      version: baseVersion ?? (isNew ? 0 : 3),
      page: { ...emptyEditorPage, description },
    };
    const savedAt = new Date(Date.parse('2026-11-21T11:00:00.000Z') - index * 1000).toISOString();
    backups.write(key, formatBackup(work, savedAt, isDraft ? DRAFT_AT : null));
  });
  const opened = startTestSync({ website: isNew ? null : website, storage });
  const { sync } = opened;
  return {
    ...opened,
    offered: () => sync.getState().recovery.pending[0]?.page.description,
    keptTexts: (folder = '7') => opened.kept(folder).map((copy) => copy?.page.description),
  };
}

test('nothing happens before the owner decides', () => {
  const { store, offered, keptTexts } = open({ copies: [{ description: 'newest' }], draft: 'draft' });
  store.dispatch({ type: 'toggle-section', id: 'a' });
  expect(offered()).toBe('newest');
  expect(store.getState().page.description).toBe('');
  expect(keptTexts()).toEqual(['newest']);
});

test('restored work is in the editor, can be undone, and lies in the copy of this editor', () => {
  const { sync, store, offered, keptTexts, backups } = open({
    copies: [{ description: 'newest' }, { description: 'older' }],
  });
  sync.restore();
  expect(store.getState()).toMatchObject({ version: 3, page: { description: 'newest' } });
  expect(keptTexts().toSorted()).toEqual(['newest', 'older']);
  expect(backups.list(5, '7').map(({ key }) => key)).not.toContain('unsaved/5/7/copy of newest');
  expect(offered()).toBeUndefined();
  store.dispatch({ type: 'undo' });
  expect(store.getState().page.description).toBe('');
});

test('work on an older save stays work on that save', () => {
  const { sync, store } = open({ copies: [{ description: 'older', baseVersion: 2 }] });
  const { saved } = store.getState();
  sync.restore();
  expect(store.getState()).toMatchObject({ version: 2, page: { description: 'older' } });
  expect(store.getState().saved.page).toBe(saved.page);
});

test('a website that is not created yet gets its title and address back', () => {
  const { sync, store } = open({ copies: [{ description: 'new', title: 'Nová pekáreň' }], isNew: true });
  store.dispatch({ type: 'set-title', title: 'Typed here' });
  sync.restore();
  expect(store.getState()).toMatchObject({ title: 'Nová pekáreň', slug: 'nova-pekaren', version: 0 });
  // A name that was typed here before comes back with the page.
  store.dispatch({ type: 'undo' });
  expect(store.getState()).toMatchObject({ title: 'Typed here', slug: 'typed-here' });
});

test('work of another website is not offered to the one that was just created, and stays', () => {
  const { store, offered, keptTexts } = open({ copies: [{ description: 'another' }], isNew: true });
  store.dispatch({ type: 'set-title', title: 'Bakery' });
  expect(offered()).toBe('another');
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 12, version: 1, title, slug, page });
  expect(offered()).toBeUndefined();
  expect(keptTexts('new')).toEqual(['another']);
});

test('earlier work on a website that was deleted is offered to the one that it is kept as', () => {
  const { sync, store, offered } = open({ copies: [{ description: 'newest' }] });
  store.dispatch({ type: 'keep-as-new' });
  expect(offered()).toBe('newest');
  sync.restore();
  expect(store.getState()).toMatchObject({
    websiteId: null,
    version: 0,
    slug: 'bakery',
    page: { description: 'newest' },
  });
});

test('discarded work is gone wherever it lies, and the next is offered', async () => {
  const { sync, calls, offered, keptTexts } = open({
    copies: [{ description: 'draft and more', isDraft: true }, { description: 'older' }],
    draft: 'draft',
  });
  await sync.discard();
  expect(calls.deleteDraft).toHaveBeenCalledExactlyOnceWith(7);
  expect(keptTexts()).toEqual(['older']);
  expect(offered()).toBe('older');
  await sync.discard();
  expect(calls.deleteDraft).toHaveBeenCalledOnce();
  expect(offered()).toBeUndefined();
});

test('work that could not be discarded is still offered', async () => {
  const { sync, calls, offered } = open({ draft: 'draft' });
  calls.deleteDraft.mockRejectedValueOnce(unreachable);
  await expect(sync.discard()).rejects.toBe(unreachable);
  expect(offered()).toBe('draft');
});

test('a draft that nobody decided about outlives the work that goes on', async () => {
  const { sync, calls, type, offered, keptTexts, kept } = open({ draft: 'draft' });
  type('typed on');
  type('typed on and on');
  expect(kept()).toMatchObject([{ savedAt: DRAFT_AT, baseVersion: 3, draftSavedAt: null }]);
  expect(keptTexts()).toEqual(['draft']);
  expect(offered()).toBe('draft');
  await sync.discard();
  // The server's draft is by now the text that was typed on.
  expect(calls.deleteDraft).not.toHaveBeenCalled();
  expect(keptTexts()).toEqual([]);
});

test('without room for it in the browser, discarding it spares the draft that has taken its place', async () => {
  const { sync, calls, type, offered, keptTexts } = open({ draft: 'draft', room: 10 });
  type('typed on');
  expect(offered()).toBe('draft');
  expect(keptTexts()).toEqual([]);
  expect(sync.getState().recovery.pending).toMatchObject([{ copyKeys: [], isDraft: false }]);
  await sync.discard();
  expect(calls.deleteDraft).not.toHaveBeenCalled();
  expect(offered()).toBeUndefined();
});

test('a draft outlives the restoring of newer work and a save', async () => {
  const restored = open({ copies: [{ description: 'newest' }], draft: 'draft' });
  restored.sync.restore();
  expect(restored.keptTexts().toSorted()).toEqual(['draft', 'newest']);
  const saved = open({ draft: 'draft' });
  await saved.sync.save();
  expect(saved.keptTexts()).toEqual(['draft']);
});

test('a draft that lies in the browser too is not written there again', async () => {
  const { sync, calls, type, keptTexts } = open({
    copies: [{ description: 'both', isDraft: true }],
    draft: 'draft',
  });
  type('typed on');
  expect(keptTexts()).toEqual(['both']);
  await sync.discard();
  expect(calls.deleteDraft).not.toHaveBeenCalled();
  expect(keptTexts()).toEqual([]);
});

test('after a logout elsewhere a draft is not written into the browser', () => {
  const { type, changeCopies, keptTexts, offered } = open({ draft: 'draft' });
  changeCopies({ forgotten: 5 });
  type('typed on');
  expect(keptTexts()).toEqual([]);
  expect(offered()).toBe('draft');
});
