import { createTestStorage } from '@tests/support/test-storage';
import { expect, test } from 'vitest';
import { createBrowserCopies, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { stateWith, websiteOf } from '../state/editor-fixtures';
import { newWebsiteState } from '../state/editor-state';
import { formatBackup, getBackupFolder, listUnsavedWork, moveBackupsToNew } from './unsaved-work';

const at = (minute: number) => `2026-11-21T09:${minute}:00.000Z`;

function setUp() {
  const storage = createTestStorage();
  const browser = createBrowserCopies(() => storage);
  const keep = (
    writer: string,
    { description = '', minute = 41, version = 3, draftSavedAt = null as string | null, userId = 5 },
  ) => {
    const state = stateWith([]);
    const text = formatBackup(
      { ...state, version, page: { ...state.page, description } },
      at(minute),
      draftSavedAt,
    );
    browser.write(toBrowserCopyKey(userId, getBackupFolder(7), writer), text);
  };
  return { browser, keep };
}

const draftOf = (description: string, minute: number) => ({
  description,
  logoUrl: null,
  pageData: { sections: [] },
  baseVersion: 3,
  savedAt: at(minute),
});

test('copies of the owner and the draft, newest first', () => {
  const { browser, keep } = setUp();
  keep('a', { description: 'older', minute: 20 });
  keep('b', { description: 'newest', minute: 50, version: 2 });
  keep('c', { description: 'of somebody else', userId: 6 });
  const found = listUnsavedWork(websiteOf({ draft: draftOf('draft', 30) }), browser, 5);
  expect(found.map(({ page, isDraft, baseVersion }) => [page.description, isDraft, baseVersion])).toEqual([
    ['newest', false, 2],
    ['draft', true, 3],
    ['older', false, 3],
  ]);
});

test('work that went on after its draft stands for both', () => {
  const { browser, keep } = setUp();
  keep('a', { description: 'draft and more', minute: 20, draftSavedAt: at(30) });
  const found = listUnsavedWork(websiteOf({ draft: draftOf('draft', 30) }), browser, 5);
  expect(found).toMatchObject([{ page: { description: 'draft and more' }, isDraft: true }]);
});

test('the same page is offered once, with all the places where it lies', () => {
  const { browser, keep } = setUp();
  keep('a', { description: 'same', minute: 20, version: 2 });
  const found = listUnsavedWork(websiteOf({ draft: draftOf('same', 30) }), browser, 5);
  expect(found).toMatchObject([
    { savedAt: at(30), baseVersion: 3, isDraft: true, copyKeys: ['unsaved/5/7/a'] },
  ]);
});

test('what is saved already and what cannot be read is none, and goes', () => {
  const { browser, keep } = setUp();
  keep('a', {});
  browser.write(toBrowserCopyKey(5, '7', 'b'), '{"half":');
  browser.write(toBrowserCopyKey(5, '7', 'c'), '{"title":"Bakery","savedAt":"yesterday"}');
  expect(listUnsavedWork(websiteOf({ draft: draftOf('', 30) }), browser, 5)).toEqual([]);
  expect(browser.list(5, '7')).toEqual([]);
});

test('a text that a save would refuse is not lost', () => {
  const { browser, keep } = setUp();
  keep('a', { description: 'x'.repeat(10_000) });
  expect(listUnsavedWork(websiteOf(), browser, 5)).toHaveLength(1);
});

test('a website that is not created yet', () => {
  const { browser } = setUp();
  const text = formatBackup({ ...newWebsiteState, title: 'Bakery' }, at(41), null);
  browser.write(toBrowserCopyKey(5, getBackupFolder(null), 'a'), text);
  expect(listUnsavedWork(null, browser, 5)).toMatchObject([{ title: 'Bakery', baseVersion: 0 }]);
  expect(listUnsavedWork(websiteOf(), browser, 5)).toEqual([]);
});

test('of two copies that say the same the newest save counts', () => {
  const { browser, keep } = setUp();
  keep('a', { description: 'same', minute: 20, version: 3 });
  keep('b', { description: 'same', minute: 30, version: 2 });
  expect(listUnsavedWork(websiteOf({ version: 3 }), browser, 5)).toMatchObject([
    { savedAt: at(30), baseVersion: 3, copyKeys: ['unsaved/5/7/b', 'unsaved/5/7/a'] },
  ]);
});

test('two websites that are not created yet differ by their titles', () => {
  const { browser } = setUp();
  for (const title of ['Bakery', 'Salon']) {
    const text = formatBackup({ ...newWebsiteState, title }, at(41), null);
    browser.write(toBrowserCopyKey(5, getBackupFolder(null), title), text);
  }
  expect(listUnsavedWork(null, browser, 5).map(({ title }) => title)).toEqual(['Bakery', 'Salon']);
});

function setUpBackups(room?: number) {
  const storage = createTestStorage(room);
  const copies = createBrowserCopies(() => storage);
  const texts = (place: string) => copies.list(5, place).map(({ text }) => text);
  return { copies, texts };
}

test('copies of a website that is gone become copies of a new one, beside those that are there', () => {
  const { copies, texts } = setUpBackups();
  for (const [place, text] of [
    ['new', 'new work'],
    ['7', 'of one tab'],
    ['8', 'of another website'],
  ] as const) {
    copies.write(toBrowserCopyKey(5, place, `writer of ${place}`), text);
  }
  copies.write(toBrowserCopyKey(5, '7', 'another-writer'), 'of another tab');
  moveBackupsToNew(copies, 5, 7);
  expect(texts('7')).toEqual([]);
  expect(texts('8')).toEqual(['of another website']);
  expect(texts('new').sort()).toEqual(['new work', 'of another tab', 'of one tab']);
});

test('without room nothing is lost', () => {
  const { copies, texts } = setUpBackups(10);
  copies.write(toBrowserCopyKey(5, '7', 'a'), 'ten chars!');
  moveBackupsToNew(copies, 5, 7);
  expect(texts('7')).toEqual(['ten chars!']);
});
