import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { requestId } from './fields';
import { createRequestId } from './request-id';

it.each([
  ['with https', {}],
  ['without https', { randomUUID: undefined }],
])('creates another UUID each time on a page %s', (_name, changes) => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const randomUUID = crypto.randomUUID.bind(crypto);
  vi.stubGlobal('crypto', { randomUUID, getRandomValues, ...changes });
  const ids = Array.from({ length: 200 }, createRequestId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(z.uuidv4().parse(id)).toBe(id);
    expect(requestId.parse(id)).toBe(id);
  }
});

it('writes each byte as two digits', () => {
  const getRandomValues = (bytes: Uint8Array) => bytes.map((_byte, index) => index);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(createRequestId()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
});
