import { expect, it } from 'vitest';
import { normalAddress } from './serve-pages';

it.each([
  ['/login/', '/login'],
  ['/LOGIN', '/login'],
  ['/Pub-Salon/', '/pub-salon'],
  ['/Editor/7//', '/editor/7'],
  ['/LOGIN?next=%2FAdmin', '/login?next=%2FAdmin'],
])('%s belongs to %s', (url, normal) => {
  expect(normalAddress(url)).toBe(normal);
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
  expect(normalAddress(url)).toBeNull();
});
