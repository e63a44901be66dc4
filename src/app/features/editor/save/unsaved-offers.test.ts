import { expect, test, vi } from 'vitest';
import { stateWith } from '../state/editor-fixtures';
import { emptyEditorPage, newWebsiteState } from '../state/editor-state';
import { createEditorStore } from '../state/editor-store';
import { createUnsavedOffers } from './unsaved-offers';
import type { UnsavedWork } from './unsaved-work';

const workOf = (description: string, changes: Partial<UnsavedWork> = {}): UnsavedWork => ({
  title: 'Bakery',
  page: { ...emptyEditorPage, description },
  baseVersion: 3,
  savedAt: '2026-11-21T09:41:00.000Z',
  copyKeys: [`copy of ${description}`],
  isDraft: false,
  ...changes,
});
const draftOf = (description: string) => workOf(description, { copyKeys: [], isDraft: true });

function setUp(found: UnsavedWork[], state = stateWith(['a'])) {
  const store = createEditorStore(state, () => 0);
  const keeper = { flush: vi.fn(), keepOther: vi.fn((): string | null => 'protected') };
  const copies = { remove: vi.fn() };
  const discardDraft = vi.fn(async () => {});
  const offers = createUnsavedOffers({ found, store, keeper, copies, discardDraft });
  offers.start();
  const offered = () => offers.getOffer()?.page.description;
  return { store, keeper, copies, discardDraft, offers, offered };
}

test('nothing happens before the owner decides', () => {
  const { store, copies, keeper, offered } = setUp([workOf('newest'), draftOf('draft')]);
  store.dispatch({ type: 'toggle-section', id: 'a' });
  expect(offered()).toBe('newest');
  expect(store.getState().page.description).toBe('');
  expect(copies.remove).not.toHaveBeenCalled();
  expect(keeper.keepOther).not.toHaveBeenCalled();
});

test('restored work is in the editor, can be undone, and lies in the copy of this editor', () => {
  const { store, copies, keeper, offers, offered } = setUp([workOf('newest'), workOf('older')]);
  offers.restore();
  expect(store.getState()).toMatchObject({ version: 3, page: { description: 'newest' } });
  expect(copies.remove).toHaveBeenCalledExactlyOnceWith(['copy of newest']);
  expect(keeper.flush).toHaveBeenCalledOnce();
  expect(offered()).toBeUndefined();
  store.dispatch({ type: 'undo' });
  expect(store.getState().page.description).toBe('');
});

test('work on an older save stays work on that save', () => {
  const { store, offers } = setUp([workOf('older', { baseVersion: 2 })]);
  const { saved } = store.getState();
  offers.restore();
  expect(store.getState()).toMatchObject({ version: 2, page: { description: 'older' }, saved });
});

test('a website that is not created yet gets its title and address back', () => {
  const { store, offers } = setUp(
    [workOf('new', { title: 'Nová pekáreň', baseVersion: 0 })],
    newWebsiteState,
  );
  store.dispatch({ type: 'set-title', title: 'Typed here' });
  offers.restore();
  expect(store.getState()).toMatchObject({ title: 'Nová pekáreň', slug: 'nova-pekaren', version: 0 });
  // A name that was typed here before comes back with the page.
  store.dispatch({ type: 'undo' });
  expect(store.getState()).toMatchObject({ title: 'Typed here', slug: 'typed-here' });
});

test('work of another website is not offered to the one that was just created, and stays', () => {
  const { store, copies, offers, offered } = setUp([workOf('another', { baseVersion: 0 })], newWebsiteState);
  const told = vi.fn();
  offers.subscribe(told);
  store.dispatch({ type: 'set-title', title: 'Bakery' });
  expect(offered()).toBe('another');
  const { title, slug, page } = store.getState();
  store.dispatch({ type: 'saved', websiteId: 12, version: 1, title, slug, page });
  expect(offered()).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  expect(copies.remove).not.toHaveBeenCalled();
});

test('earlier work on a website that was deleted is offered to the one that it is kept as', () => {
  const { store, offers, offered } = setUp([workOf('newest')]);
  store.dispatch({ type: 'keep-as-new' });
  expect(offered()).toBe('newest');
  offers.restore();
  expect(store.getState()).toMatchObject({
    websiteId: null,
    version: 0,
    slug: 'bakery',
    page: { description: 'newest' },
  });
});

test('discarded work is gone wherever it lies, and the next is offered', async () => {
  const both = workOf('draft', { isDraft: true });
  const { copies, discardDraft, offers, offered } = setUp([both, workOf('older')]);
  await offers.discard();
  expect(discardDraft).toHaveBeenCalledExactlyOnceWith(7);
  expect(copies.remove).toHaveBeenCalledExactlyOnceWith(['copy of draft']);
  expect(offered()).toBe('older');
  expect([offers.getNumber(), offers.found.length]).toEqual([2, 2]);
  await offers.discard();
  expect(discardDraft).toHaveBeenCalledOnce();
  expect(offered()).toBeUndefined();
});

test('what could not be discarded is still offered', async () => {
  const { discardDraft, offers, offered } = setUp([draftOf('draft')]);
  discardDraft.mockRejectedValueOnce(new Error('offline'));
  await expect(offers.discard()).rejects.toThrow('offline');
  expect(offered()).toBe('draft');
});

test('a draft that nobody decided about outlives the work that goes on', async () => {
  const draft = draftOf('draft');
  const { store, keeper, copies, discardDraft, offers, offered } = setUp([draft]);
  store.dispatch({ type: 'set-description', description: 'typed on' });
  store.dispatch({ type: 'set-description', description: 'typed on and on' });
  expect(keeper.keepOther).toHaveBeenCalledExactlyOnceWith(draft);
  expect(offered()).toBe('draft');
  await offers.discard();
  // The draft that the server has by now is what was typed on.
  expect(discardDraft).not.toHaveBeenCalled();
  expect(copies.remove).toHaveBeenCalledExactlyOnceWith(['protected']);
});

test('without room for it in the browser, discarding it spares the draft that has taken its place', async () => {
  const { store, keeper, copies, discardDraft, offers, offered } = setUp([draftOf('draft')]);
  keeper.keepOther.mockReturnValue(null);
  store.dispatch({ type: 'set-description', description: 'typed on' });
  expect(offered()).toBe('draft');
  await offers.discard();
  expect(discardDraft).not.toHaveBeenCalled();
  expect(copies.remove).toHaveBeenCalledExactlyOnceWith([]);
  expect(offered()).toBeUndefined();
});

test('a draft outlives the restoring of newer work and a save', () => {
  const restored = setUp([workOf('newest'), draftOf('draft')]);
  restored.offers.restore();
  expect(restored.keeper.keepOther).toHaveBeenCalledOnce();
  const saved = setUp([draftOf('draft')]);
  const { title, slug, page } = saved.store.getState();
  saved.store.dispatch({ type: 'saved', websiteId: 7, version: 4, title, slug, page });
  expect(saved.keeper.keepOther).toHaveBeenCalledOnce();
});

test('a draft that lies in the browser too is not written there again', async () => {
  const { store, keeper, copies, discardDraft, offers } = setUp([workOf('both', { isDraft: true })]);
  store.dispatch({ type: 'set-description', description: 'typed on' });
  expect(keeper.keepOther).not.toHaveBeenCalled();
  await offers.discard();
  expect(discardDraft).not.toHaveBeenCalled();
  expect(copies.remove).toHaveBeenCalledExactlyOnceWith(['copy of both']);
});
