import { expect, test } from 'vitest';
import { fromLines } from '@/core/text-lines';
import { findTypedField } from './find-typed-field';

const cut = { id: '1', title: 'Cut', price: '20 €' };
const shave = { id: '2', title: 'Shave', price: '15 €' };
const content = { title: 'Price list', services: [cut, shave], duration: 60, isShared: true };

test('a text or a number that is typed has its place', () => {
  expect(findTypedField(content, { ...content, title: 'Prices' })).toBe('title');
  const retitled = { ...content, services: [cut, { ...shave, title: 'Shaving' }] };
  expect(findTypedField(content, retitled)).toBe('services.1.title');
  expect(findTypedField(content, { ...content, duration: 45 })).toBe('duration');
});

test('a text that is left out while it is empty has its place from the first letter on', () => {
  const picture = { url: '/a.webp', caption: '' };
  expect(findTypedField(picture, { ...picture, alt: 'A' })).toBe('alt');
  expect(findTypedField({ ...picture, alt: 'A' }, picture)).toBe('alt');
});

test('a formatting changes along with its text, and alone it is nothing that was typed', () => {
  const { text, format } = fromLines([{ kind: 'bullet', runs: [{ text: 'Rolls' }] }]);
  const longer = fromLines([{ kind: 'bullet', runs: [{ text: 'Rolls!' }] }]);
  const list = { text, textFormat: format };
  expect(findTypedField(list, { text: longer.text, textFormat: longer.format })).toBe('text');
  expect(findTypedField(list, { text: 'Rolls!' })).toBe('text');
  expect(findTypedField({ text }, list)).toBeNull();
  expect(findTypedField(list, { text })).toBeNull();
  const numbered = fromLines([{ kind: 'number', runs: [{ text }] }]);
  expect(findTypedField(list, { text, textFormat: numbered.format })).toBeNull();
});

test('adding, removing and moving items, switches, and several texts at once have none', () => {
  const withServices = (...services: object[]) => ({ ...content, services });
  expect(findTypedField(content, withServices(cut))).toBeNull();
  expect(findTypedField(content, withServices(cut, shave, { ...cut, id: '3' }))).toBeNull();
  expect(findTypedField(content, withServices(shave, cut))).toBeNull();
  expect(findTypedField({ options: ['a', 'b'] }, { options: ['a'] })).toBeNull();
  expect(findTypedField({ options: ['a', 'b'] }, { options: ['b', 'a'] })).toBeNull();
  expect(findTypedField(content, { ...content, isShared: false })).toBeNull();
  expect(findTypedField(content, { ...content, title: 'Prices', duration: 45 })).toBeNull();
  expect(findTypedField({ image: null }, { image: { url: '/a.webp' } })).toBeNull();
  expect(findTypedField(content, content)).toBeNull();
});
