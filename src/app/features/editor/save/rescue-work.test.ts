import { testStorage } from '@tests/support/test-storage';
import { expect, test } from 'vitest';
import { browserCopyKey, createBrowserCopies } from '@/app/lib/browser-copies';
import { rescueWork } from './rescue-work';

function setUp(room?: number) {
  const storage = testStorage(room);
  const copies = createBrowserCopies(() => storage);
  const texts = (place: string) => copies.list(5, place).map(({ text }) => text);
  return { copies, texts };
}

test('copies of a website that is gone become copies of a new one, beside those that are there', () => {
  const { copies, texts } = setUp();
  for (const [place, text] of [
    ['new', 'new work'],
    ['7', 'of one tab'],
    ['8', 'of another website'],
  ] as const) {
    copies.write(browserCopyKey(5, place, `writer of ${place}`), text);
  }
  copies.write(browserCopyKey(5, '7', 'another-writer'), 'of another tab');
  rescueWork(copies, 5, 7);
  expect(texts('7')).toEqual([]);
  expect(texts('8')).toEqual(['of another website']);
  expect(texts('new').sort()).toEqual(['new work', 'of another tab', 'of one tab']);
});

test('without room nothing is lost', () => {
  const { copies, texts } = setUp(10);
  copies.write(browserCopyKey(5, '7', 'a'), 'ten chars!');
  rescueWork(copies, 5, 7);
  expect(texts('7')).toEqual(['ten chars!']);
});
