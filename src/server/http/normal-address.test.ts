import { expect, it } from 'vitest';
import { findNormalAddress } from './serve-pages';

it.each([
  ['/login/', '/login'],
  ['/LOGIN', '/login'],
  ['/Pub-Salon/', '/pub-salon'],
  ['/Editor/7//', '/editor/7'],
  ['/LOGIN?next=%2FAdmin', '/login?next=%2FAdmin'],
])('%s belongs to %s', (url, normal) => {
  expect(findNormalAddress(url)).toBe(normal);
});

it.each([
  '/',
  '//',
  '/login',
  '/login?Next=/Admin/',
  '//Evil',
  '//Evil/',
  '//evil.example/',
  '/\\Evil',
  '/Evil.example/',
  '/uploads/Abc.webp',
  '/a//B',
  '/api/Websites',
  '/API/websites/',
  '/a/%2F/B',
  '/A\r\nset-cookie: x',
])('%s has no other form', (url) => {
  expect(findNormalAddress(url)).toBeNull();
});
