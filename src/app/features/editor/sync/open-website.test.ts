import { expect, test, vi } from 'vitest';
import { websiteOf } from '../state/editor-fixtures';
import { openWebsite, websiteCalls } from './editor-sync';

const stored = () => Response.json(websiteOf({ version: 4 }));

test.each([
  ['answered', async () => stored()],
  ['lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a website is opened after a save of it that is under way: %s', async (_how, end) => {
  const asked: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', (_path: string, { method = '' }: RequestInit) => {
    asked.push(method);
    return method === 'PUT' ? held.then(end) : Promise.resolve(stored());
  });
  const { title, slug, description, logoUrl, pageData, isPublished } = websiteOf();
  const input = { title, slug, description, logoUrl, pageData, isPublished, version: 3 };
  const save = websiteCalls.save(7, input).catch(() => null);
  const opened = openWebsite(7);
  await Promise.resolve();
  expect(asked).toEqual(['PUT']);
  letGo();
  expect((await opened).version).toBe(4);
  expect(asked).toEqual(['PUT', 'GET']);
  await save;
});
