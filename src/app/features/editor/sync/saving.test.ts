import { expect, test, vi } from 'vitest';
import { sectionOf, websiteOf } from '../state/editor-fixtures';
import { isDirty } from '../state/editor-page';
import {
  createFailure,
  createStoredWebsite,
  deferNext,
  SAVED_AT,
  stale,
  startTestSync,
  unreachable,
} from './start-test-sync';

test('a save sends everything with its version and is then the last save', async () => {
  const { sync, store, calls, type } = startTestSync();
  type('Fresh bread');
  const { outcome, isShared } = await sync.save(true);
  expect(calls.save).toHaveBeenCalledExactlyOnceWith(7, {
    title: 'Bakery',
    slug: 'bakery',
    description: 'Fresh bread',
    logoUrl: null,
    language: 'en',
    pageData: { sections: [sectionOf('a')] },
    isPublished: true,
    version: 3,
  });
  expect(outcome).toMatchObject({ kind: 'saved', isNew: false, wasPublished: false });
  expect(isShared).toBe(false);
  expect(store.getState()).toMatchObject({ version: 4, isPublished: true });
  expect(isDirty(store.getState())).toBe(false);
});

test('a new website is created with an id of the call, and gets its own', async () => {
  const { sync, store, calls } = startTestSync({ website: null });
  store.dispatch({ type: 'set-title', title: 'Bakery' });
  calls.create.mockResolvedValue(websiteOf({ id: 12, version: 1 }));
  expect(await sync.save()).toMatchObject({ outcome: { kind: 'saved', isNew: true, wasPublished: false } });
  expect(calls.create.mock.calls[0]?.[0]).not.toHaveProperty('version');
  expect(calls.create.mock.calls[0]?.[0]).toMatchObject({ requestId: 'request-1' });
  expect(store.getState()).toMatchObject({ websiteId: 12, version: 1 });
});

test('without title or address nothing is sent, and their fields say so', async () => {
  const { sync, store, calls } = startTestSync({ website: null });
  expect((await sync.save()).outcome).toEqual({ kind: 'incomplete' });
  const settings = { title: 'validation.websiteName', slug: 'validation.slugMin' };
  expect(store.getState().errors.settings).toEqual(settings);
  store.dispatch({ type: 'set-title', title: '!' });
  expect((await sync.save()).outcome).toEqual({ kind: 'incomplete' });
  expect(store.getState().errors.settings).toEqual({ slug: settings.slug });
  expect(calls.create).not.toHaveBeenCalled();
});

test('a refused field is shown in its section, which opens; nothing is sent', async () => {
  const { sync, store, calls } = startTestSync({ website: createStoredWebsite([]) });
  const content = { title: '', content: 'text' };
  store.dispatch({ type: 'add-section', added: { type: 'article', title: '', content } });
  const id = store.getState().openSectionId ?? '';
  store.dispatch({ type: 'toggle-section', id });
  expect((await sync.save()).outcome).toEqual({ kind: 'refused' });
  expect(store.getState()).toMatchObject({
    openSectionId: id,
    errors: { sections: { [id]: { 'content.title': 'validation.articleTitle' } } },
  });
  expect(calls.save).not.toHaveBeenCalled();
});

test('a failed save keeps everything and changes nothing', async () => {
  const { sync, store, calls, type } = startTestSync();
  type('typed');
  const { lostSaves: _none, ...before } = store.getState();
  calls.save.mockRejectedValue(createFailure(500, 'INTERNAL', { message: 'Something went wrong' }));
  expect(await sync.save(true)).toMatchObject({
    outcome: { kind: 'failed', error: { serverMessage: 'Something went wrong' } },
  });
  expect(store.getState()).toMatchObject(before);
});

test('fields that only the server refuses are shown too', async () => {
  const { sync, store, calls } = startTestSync();
  const fields = [{ path: 'pageData.sections.0.content.text', message: 'Not this' }];
  calls.save.mockRejectedValue(createFailure(400, 'VALIDATION', { fields }));
  expect((await sync.save()).outcome).toMatchObject({ kind: 'failed' });
  expect(store.getState().errors.sections).toEqual({ a: { 'content.text': 'Not this' } });
});

test('a stale version is answered with the other copy and overwrites nothing', async () => {
  const { sync, store, calls } = startTestSync();
  const current = websiteOf({ version: 9, description: 'Another tab' });
  calls.save.mockRejectedValue(stale);
  calls.get.mockResolvedValue(current);
  expect((await sync.save()).outcome).toEqual({ kind: 'stale', current });
  expect(store.getState().version).toBe(3);
});

test('a stale version whose other copy cannot be read is a failed save', async () => {
  const { sync, calls } = startTestSync();
  calls.save.mockRejectedValue(stale);
  calls.get.mockRejectedValue(unreachable);
  expect((await sync.save()).outcome).toEqual({ kind: 'failed', error: stale });
});

test('a save whose answer was lost is saved when it is tried again', async () => {
  const { sync, store, calls, type } = startTestSync();
  type('Fresh bread');
  calls.save.mockRejectedValueOnce(unreachable);
  expect((await sync.save()).outcome).toMatchObject({ kind: 'failed' });
  calls.save.mockRejectedValueOnce(stale);
  calls.get.mockResolvedValue(createStoredWebsite(['a'], { version: 4, description: 'Fresh bread' }));
  expect((await sync.save()).outcome).toMatchObject({ kind: 'saved' });
  expect(store.getState().version).toBe(4);
  expect(isDirty(store.getState())).toBe(false);
});

test('typed on since, it is saved over the one whose answer was lost, and over no other', async () => {
  const { sync, calls, type } = startTestSync();
  const lose = async (description: string) => {
    type(description);
    calls.save.mockRejectedValueOnce(unreachable);
    await sync.save();
  };
  await lose('sent');
  await lose('never arrived');
  type('typed on');
  calls.save.mockRejectedValueOnce(stale).mockResolvedValueOnce(websiteOf({ version: 5 }));
  calls.get.mockResolvedValue(createStoredWebsite(['a'], { version: 4, description: 'sent' }));
  expect((await sync.save()).outcome).toMatchObject({ kind: 'saved' });
  expect(calls.save).toHaveBeenLastCalledWith(
    7,
    expect.objectContaining({ description: 'typed on', version: 4 }),
  );

  await lose('sent again');
  type('and on');
  calls.save.mockRejectedValueOnce(stale);
  calls.get.mockResolvedValue(createStoredWebsite(['a'], { version: 6, description: 'theirs' }));
  expect((await sync.save()).outcome).toMatchObject({ kind: 'stale' });
});

test('what is typed during a save stays unsaved', async () => {
  const { sync, store, calls, type } = startTestSync();
  const held = deferNext(calls.save);
  const saved = sync.save();
  type('later');
  held.answer(websiteOf({ version: 4 }));
  await saved;
  expect(store.getState().page.description).toBe('later');
  expect(isDirty(store.getState())).toBe(true);
});

test('what is typed while a website is created is its first unsaved work', async () => {
  const { sync, store, calls, type } = startTestSync({ website: null });
  store.dispatch({ type: 'set-title', title: 'Bakery' });
  const held = deferNext(calls.create);
  const saved = sync.save();
  type('typed meanwhile');
  // The name with which it is created is for good.
  store.dispatch({ type: 'set-title', title: 'Bakery at the mill' });
  held.answer(websiteOf({ id: 12, version: 1, title: 'Bakery' }));
  await saved;
  expect(store.getState()).toMatchObject({
    websiteId: 12,
    version: 1,
    title: 'Bakery',
    page: { description: 'typed meanwhile' },
  });
  expect(isDirty(store.getState())).toBe(true);
  await sync.save();
  const sent = { version: 1, title: 'Bakery', description: 'typed meanwhile' };
  expect(calls.save).toHaveBeenCalledExactlyOnceWith(12, expect.objectContaining(sent));
  expect(calls.create).toHaveBeenCalledOnce();
});

test('the same page that somebody else saved without publishing it is no save of this one', async () => {
  const { sync, store, calls } = startTestSync();
  const current = createStoredWebsite(['a'], { version: 4 });
  calls.save.mockRejectedValue(stale);
  calls.get.mockResolvedValue(current);
  expect((await sync.save(true)).outcome).toEqual({ kind: 'stale', current });
  expect(store.getState()).toMatchObject({ version: 3, isPublished: false });
});

test('a double press is one call', async () => {
  const { sync, calls } = startTestSync();
  const [first, second] = await Promise.all([sync.save(false), sync.save(false)]);
  expect(first).toMatchObject({ outcome: { kind: 'saved' }, isShared: false });
  expect(second).toEqual({ outcome: first.outcome, isShared: true });
  expect(calls.save).toHaveBeenCalledOnce();
});

test('who saves and leaves during a save leaves when all is saved, what was typed meanwhile as well', async () => {
  const { sync, store, calls, type } = startTestSync();
  calls.save.mockImplementationOnce(async () => {
    type('typed meanwhile');
    return websiteOf({ version: 4 });
  });
  const [, second, third] = await Promise.all([sync.save(), sync.save(), sync.save()]);
  expect(second).toMatchObject({ outcome: { kind: 'saved' }, isShared: false });
  expect(third.isShared).toBe(true);
  expect(calls.save.mock.calls.map(([, { description, version }]) => [description, version])).toEqual([
    ['', 3],
    ['typed meanwhile', 4],
  ]);
  expect(isDirty(store.getState())).toBe(false);
});

test('a page that is published during a save, or saved while it is published, ends up published', async () => {
  const publishing = startTestSync();
  await Promise.all([publishing.sync.save(), publishing.sync.save(true)]);
  expect(publishing.store.getState().isPublished).toBe(true);
  const saving = startTestSync();
  await Promise.all([saving.sync.save(true), saving.sync.save()]);
  expect(saving.calls.save).toHaveBeenCalledOnce();
  expect(saving.store.getState().isPublished).toBe(true);
});

test('a save that failed is not repeated by a press that came meanwhile', async () => {
  const { sync, calls } = startTestSync();
  calls.save.mockRejectedValueOnce(unreachable);
  expect(await Promise.all([sync.save(), sync.save(true)])).toMatchObject([
    { outcome: { kind: 'failed' } },
    { outcome: { kind: 'failed' }, isShared: true },
  ]);
  expect(calls.save).toHaveBeenCalledOnce();
});

test('a save that does not find its website shows that it is gone', async () => {
  const { sync, calls } = startTestSync();
  calls.save.mockRejectedValueOnce(createFailure(404, 'NOT_FOUND'));
  expect(await sync.save()).toMatchObject({ outcome: { kind: 'failed' } });
  expect(sync.getState().status).toBe('gone');
});

test.each(['an error', 'an answer without a website'])(
  'a save that breaks by %s can be tried again',
  async (how) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { sync, calls, store, type } = startTestSync();
    type('typed');
    if (how === 'an error') calls.save.mockRejectedValueOnce(new Error('a fault of ours'));
    else calls.save.mockResolvedValueOnce(JSON.parse('null'));
    expect(await sync.save()).toEqual({ outcome: { kind: 'broken' }, isShared: false });
    expect(complain).toHaveBeenCalledOnce();
    expect(isDirty(store.getState())).toBe(true);
    expect(await sync.save()).toMatchObject({ outcome: { kind: 'saved' } });
  },
);

/** Saves 'sent' without getting an answer; then 'typed on' is typed. */
async function loseSave(storedDescription: string) {
  const opened = startTestSync();
  const { sync, calls, type } = opened;
  type('sent');
  calls.save.mockRejectedValueOnce(unreachable);
  await sync.save();
  type('typed on');
  calls.saveDraft.mockRejectedValueOnce(stale);
  const current = createStoredWebsite(['a'], { version: 4, description: storedDescription });
  calls.get.mockResolvedValue(current);
  return { ...opened, current };
}

test('a draft after an own save that was not answered grows from it', async () => {
  const { sync, store, calls } = await loseSave('sent');
  expect(await sync.flushDraft()).toBe(true);
  expect(calls.saveDraft.mock.calls.map(([, { baseVersion }]) => baseVersion)).toEqual([3, 4]);
  expect(store.getState()).toMatchObject({
    version: 4,
    page: { description: 'typed on' },
    saved: { page: { description: 'sent' } },
  });
  expect(sync.getState()).toMatchObject({ status: 'drafted', draftSavedAt: SAVED_AT });
});

test('a draft meets what somebody else has saved, or could not find out', async () => {
  const theirs = await loseSave('theirs');
  expect(await theirs.sync.flushDraft()).toBe(false);
  expect(theirs.sync.getState()).toMatchObject({ status: 'conflicted', editor: { version: 3 } });
  expect(theirs.calls.saveDraft).toHaveBeenCalledOnce();
  const offline = await loseSave('sent');
  offline.calls.get.mockRejectedValueOnce(unreachable);
  expect(await offline.sync.flushDraft()).toBe(false);
  expect(offline.sync.getState().status).toBe('offline');
});

test('comparing shows what somebody else has saved, and the page here stays as it is', async () => {
  const { sync, store, current } = await loseSave('theirs');
  const before = store.getState();
  expect(await sync.findConflict()).toBe(current);
  expect(store.getState()).toBe(before);
});

test('the own save and a page that says the same are no other copy: the work grows from them', async () => {
  const own = await loseSave('sent');
  expect(await own.sync.findConflict()).toBeNull();
  expect(own.store.getState()).toMatchObject({ version: 4, page: { description: 'typed on' } });
  const same = startTestSync();
  same.type('same');
  same.calls.get.mockResolvedValue(
    createStoredWebsite(['a'], { version: 4, description: 'same', isPublished: true }),
  );
  expect(await same.sync.findConflict()).toBeNull();
  expect(same.store.getState()).toMatchObject({ version: 4, isPublished: true });
  expect(isDirty(same.store.getState())).toBe(false);
});

test('a website that is not created yet has no other copy', async () => {
  const { sync, calls } = startTestSync({ website: null });
  expect(await sync.findConflict()).toBeNull();
  expect(calls.get).not.toHaveBeenCalled();
});
