import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import type { Website, WebsiteInput, WebsiteSave } from '@/contracts/websites';
import { toPageData } from '@/sections/page/page';
import { sectionOf, stateWith, websiteOf } from '../state/editor-fixtures';
import { isDirty } from '../state/editor-page';
import { newWebsiteState } from '../state/editor-state';
import { createEditorStore } from '../state/editor-store';
import { saveWebsite } from './save-website';

const calls = {
  read: vi.fn<(id: number) => Promise<Website>>(),
  create: vi.fn<(input: WebsiteInput) => Promise<Website>>(),
  save: vi.fn<(id: number, input: WebsiteSave) => Promise<Website>>(),
};

beforeEach(() => {
  calls.read.mockReset();
  calls.create.mockReset();
  calls.save.mockReset();
});

function setUp(state = stateWith(['heading-1'])) {
  const store = createEditorStore(state, () => 0);
  return {
    store,
    save: (isPublished = false) => saveWebsite({ store, calls, say: (p) => p.message }, isPublished),
  };
}

function failure(status: number, body: object) {
  return new ApiError(status, JSON.stringify(body));
}

test('a save sends everything with its version and is then the last save', async () => {
  const { store, save } = setUp();
  store.dispatch({ type: 'set-description', description: 'Fresh bread' });
  calls.save.mockResolvedValue(websiteOf({ version: 4, isPublished: true }));

  const outcome = await save(true);

  expect(calls.save).toHaveBeenCalledExactlyOnceWith(7, {
    title: 'Bakery',
    slug: 'bakery',
    description: 'Fresh bread',
    logoUrl: null,
    pageData: { sections: [sectionOf('heading-1')] },
    isPublished: true,
    version: 3,
  });
  expect(outcome).toMatchObject({ kind: 'saved', isNew: false });
  expect(store.getState()).toMatchObject({ version: 4, isPublished: true });
  expect(isDirty(store.getState())).toBe(false);
});

test('a new website is created and gets its id', async () => {
  const { store, save } = setUp({ ...newWebsiteState, title: 'Bakery', slug: 'bakery' });
  calls.create.mockResolvedValue(websiteOf({ id: 12, version: 1 }));
  expect(await save()).toMatchObject({ kind: 'saved', isNew: true });
  expect(calls.create.mock.calls[0]?.[0]).not.toHaveProperty('version');
  expect(store.getState()).toMatchObject({ websiteId: 12, version: 1 });
});

test('without title or address nothing is sent, and their fields say so', async () => {
  const { store, save } = setUp(newWebsiteState);
  expect(await save()).toEqual({ kind: 'incomplete' });
  const settings = { title: 'validation.websiteName', slug: 'validation.slugMin' };
  expect(store.getState().errors.settings).toEqual(settings);
  store.dispatch({ type: 'set-title', title: '!' });
  expect(await save()).toEqual({ kind: 'incomplete' });
  expect(store.getState().errors.settings).toEqual({ slug: settings.slug });
  expect(calls.create).not.toHaveBeenCalled();
});

test('a refused field is shown in its section, which opens; nothing is sent', async () => {
  const { store, save } = setUp({ ...stateWith([]) });
  const content = { title: '', content: 'text' };
  store.dispatch({ type: 'add-section', added: { type: 'article', title: '', content } });
  store.dispatch({ type: 'toggle-section', id: 'article-0' });

  expect(await save()).toEqual({ kind: 'refused' });

  expect(store.getState().openSectionId).toBe('article-0');
  expect(store.getState().errors.sections).toEqual({
    'article-0': { 'content.title': 'validation.articleTitle' },
  });
  expect(calls.save).not.toHaveBeenCalled();
});

test('a failed save keeps everything and toggles nothing', async () => {
  const { store, save } = setUp();
  store.dispatch({ type: 'set-description', description: 'typed' });
  const { lostSaves: _none, ...before } = store.getState();
  calls.save.mockRejectedValue(failure(500, { message: 'Something went wrong', code: 'INTERNAL' }));
  expect(await save(true)).toMatchObject({
    kind: 'failed',
    error: { serverMessage: 'Something went wrong' },
  });
  expect(store.getState()).toMatchObject(before);
});

test('fields that only the server refuses are shown too', async () => {
  const { store, save } = setUp();
  const fields = [{ path: 'pageData.sections.0.content.text', message: 'Not this' }];
  calls.save.mockRejectedValue(failure(400, { message: 'Not this', code: 'VALIDATION', fields }));
  expect(await save()).toMatchObject({ kind: 'failed' });
  expect(store.getState().errors.sections).toEqual({ 'heading-1': { 'content.text': 'Not this' } });
});

test('a stale version is answered with the other copy and overwrites nothing', async () => {
  const { store, save } = setUp();
  const current = websiteOf({ version: 9, description: 'Another tab' });
  calls.save.mockRejectedValue(failure(409, { message: 'Changed elsewhere', code: 'STALE_VERSION' }));
  calls.read.mockResolvedValue(current);
  expect(await save()).toEqual({ kind: 'stale', current });
  expect(store.getState().version).toBe(3);
});

test('a save whose answer was lost is saved when it is tried again', async () => {
  const { store, save } = setUp();
  store.dispatch({ type: 'set-description', description: 'Fresh bread' });
  const { description, sections } = store.getState().page;
  calls.save.mockRejectedValueOnce(new ApiError(0, 'The connection broke'));
  expect(await save()).toMatchObject({ kind: 'failed' });

  calls.save.mockRejectedValueOnce(failure(409, { message: 'Changed elsewhere', code: 'STALE_VERSION' }));
  calls.read.mockResolvedValue(websiteOf({ version: 4, description, pageData: toPageData({ sections }) }));
  expect(await save()).toMatchObject({ kind: 'saved' });
  expect(store.getState().version).toBe(4);
  expect(isDirty(store.getState())).toBe(false);
});

test('typed on since, it is saved over the one whose answer was lost, and over no other', async () => {
  const { store, save } = setUp();
  const lose = async (description: string) => {
    store.dispatch({ type: 'set-description', description });
    calls.save.mockRejectedValueOnce(new ApiError(0, 'The connection broke'));
    await save();
  };
  await lose('sent');
  await lose('never arrived');
  store.dispatch({ type: 'set-description', description: 'typed on' });
  const stale = failure(409, { message: 'Changed elsewhere', code: 'STALE_VERSION' });
  const { pageData } = websiteOf({ pageData: { sections: [sectionOf('heading-1')] } });
  calls.save.mockRejectedValueOnce(stale).mockResolvedValueOnce(websiteOf({ version: 5 }));
  calls.read.mockResolvedValue(websiteOf({ version: 4, description: 'sent', pageData }));
  expect(await save()).toMatchObject({ kind: 'saved' });
  expect(calls.save).toHaveBeenLastCalledWith(
    7,
    expect.objectContaining({ description: 'typed on', version: 4 }),
  );

  await lose('sent again');
  store.dispatch({ type: 'set-description', description: 'and on' });
  calls.save.mockRejectedValueOnce(stale);
  calls.read.mockResolvedValue(websiteOf({ version: 6, description: 'theirs', pageData }));
  expect(await save()).toMatchObject({ kind: 'stale' });
});

test('what is typed during a save stays unsaved', async () => {
  const { store, save } = setUp();
  calls.save.mockImplementation(async () => {
    store.dispatch({ type: 'set-description', description: 'later' });
    return websiteOf({ version: 4 });
  });
  await save();
  expect(store.getState().page.description).toBe('later');
  expect(isDirty(store.getState())).toBe(true);
});

test('the same page that somebody else saved without publishing it is no save of this one', async () => {
  const { store, save } = setUp();
  const current = websiteOf({ version: 4, pageData: { sections: [sectionOf('heading-1')] } });
  calls.save.mockRejectedValue(failure(409, { message: 'Changed elsewhere', code: 'STALE_VERSION' }));
  calls.read.mockResolvedValue(current);
  expect(await save(true)).toEqual({ kind: 'stale', current });
  expect(store.getState()).toMatchObject({ version: 3, isPublished: false });
});
