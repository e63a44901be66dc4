import { beforeEach, expect, it, vi } from 'vitest';
import { isOfType } from '@/sections/definition/define-section';
import type { PlaceImage } from '@/sections/editor-kit/host';
import { definitions } from '@/sections/page/definitions';
import { createStoredWebsite, startTestSync } from './start-test-sync';
import { createSessionUploads } from './uploads';

const file = new File(['x'], 'a.png');
const photo = { id: 3, websiteId: 7 };

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

function open() {
  const { store } = startTestSync({ website: createStoredWebsite(['a', 'b']) });
  const send = vi.fn(async () => ({ url: '/uploads/a.jpg', photo }));
  const remove = vi.fn();
  return { store, send, remove, uploads: createSessionUploads(store, send, remove) };
}

const place: PlaceImage = (section, url) =>
  isOfType(definitions.heading, section) ? { ...section, content: { text: url } } : null;
const photoFor = (sectionId: string) => ({ sectionId, files: [file], kind: 'photo' as const, place });

it('ends in the section as it is at that moment', async () => {
  const { store, uploads, send } = open();
  uploads.start(photoFor('b'));
  expect(uploads.list('b')).toHaveLength(1);
  expect(['a', 'b'].filter(uploads.isSendingTo)).toEqual(['b']);
  store.dispatch({ type: 'move-section', from: 1, to: 0 });
  expect(await uploads.whenIdle()).toBe(true);
  expect(uploads.isSendingTo('b')).toBe(false);
  expect(store.getState().page.sections[0]).toMatchObject({ content: { text: '/uploads/a.jpg' } });
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ file }),
    expect.objectContaining({ websiteId: 7 }),
    expect.any(String),
    expect.anything(),
  );
});

it('removes a photo whose section, or whose place in it, is nowhere', async () => {
  const { store, uploads, remove } = open();
  const { page } = store.getState();
  uploads.start(photoFor('gone'));
  await uploads.whenIdle();
  expect(remove).toHaveBeenCalledExactlyOnceWith(photo);
  uploads.start({ ...photoFor('a'), place: () => null });
  await uploads.whenIdle();
  expect(remove).toHaveBeenCalledTimes(2);
  expect(store.getState().page).toBe(page);
});

it('tells the places of a section apart', async () => {
  const { uploads } = open();
  uploads.start({ ...photoFor('a'), kind: 'product', slot: '1 2' });
  expect([
    uploads.list('a', '1 2').length,
    uploads.list('a').length,
    uploads.list('a', '1 1').length,
  ]).toEqual([1, 0, 0]);
  await uploads.whenIdle();
});

it('makes a picture the logo', async () => {
  const { store, uploads } = open();
  uploads.startLogo(file);
  expect(uploads.listLogo()).toMatchObject([{ fileName: 'a.png' }]);
  await uploads.whenIdle();
  expect(store.getState().page.logoUrl).toBe('/uploads/a.jpg');
});

it('leaves what was undone meanwhile to be redone, with the picture', async () => {
  const { store, uploads } = open();
  store.dispatch({ type: 'set-description', description: 'x' });
  uploads.start(photoFor('a'));
  uploads.startLogo(file);
  store.dispatch({ type: 'undo' });
  await uploads.whenIdle();
  store.dispatch({ type: 'redo' });
  expect(store.getState().page).toMatchObject({
    description: 'x',
    logoUrl: '/uploads/a.jpg',
    sections: [{ content: { text: '/uploads/a.jpg' } }, {}],
  });
});

it('keeps a photo whose section can be redone', async () => {
  const { store, uploads, remove } = open();
  store.dispatch({ type: 'add-section', added: { type: 'heading', title: '', content: { text: '' } } });
  uploads.start(photoFor(store.getState().openSectionId ?? ''));
  store.dispatch({ type: 'undo' });
  await uploads.whenIdle();
  expect(remove).not.toHaveBeenCalled();
  store.dispatch({ type: 'redo' });
  expect(store.getState().page.sections[2]).toMatchObject({ content: { text: '/uploads/a.jpg' } });
});

it('keeps a photo whose section was removed and can be brought back', async () => {
  const { store, uploads, remove } = open();
  uploads.start(photoFor('b'));
  store.dispatch({ type: 'remove-sections', ids: ['b'] });
  await uploads.whenIdle();
  expect(remove).not.toHaveBeenCalled();
  expect(store.getState().page.sections).toHaveLength(1);
  store.dispatch({ type: 'undo' });
  expect(store.getState().page.sections[1]).toMatchObject({ content: { text: '/uploads/a.jpg' } });
});
