import { expect, it } from 'vitest';
import type { Section } from '@/contracts/page-data';
import { contentFor, readContent } from './read-content';
import type { ViewMode } from './section';

function section(type: string, content: Record<string, unknown>): Section {
  return { id: `${type}-1`, type, title: '', content, order: 0 };
}

it('fills in what an older page does not have', () => {
  const read = readContent(section('services', { services: [{ id: '1', title: 'Loaf' }] }));
  expect(read?.content).toEqual({ services: [{ id: '1', title: 'Loaf', description: '', price: '' }] });
});

it('keeps what cannot be saved yet, and fills in the rest', () => {
  const read = readContent(section('services', { services: [{ id: '1', title: '' }] }));
  expect(read?.content).toEqual({ services: [{ id: '1', title: '', description: '', price: '' }] });
  expect(readContent(section('article', { title: '', content: 'Text' }))?.content).toEqual({
    title: '',
    content: 'Text',
  });
});

it('reads neither unknown types nor content of a wrong shape', () => {
  expect(readContent(section('future', { text: 'Hello' }))).toBeNull();
  expect(readContent(section('services', { services: 'many' }))).toBeNull();
  expect(readContent(section('services', { services: [null] }))).toBeNull();
  expect(readContent(section('contact', { fields: ['name', 'salary'] }))).toBeNull();
});

it('reads the same section once', () => {
  const heading = section('heading', { text: 'Hello' });
  expect(readContent(heading)).toBe(readContent(heading));
});

it.each<[ViewMode, number]>([
  ['mobile', 4],
  ['desktop', 5],
  ['public', 5],
])('shows in mode %s %d of five pictures', (mode, count) => {
  const images = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `/uploads/${name}.jpg`, caption: name }));
  const read = readContent(section('gallery', { images }));
  expect(read && contentFor(mode, read)).toEqual({ images: images.slice(0, count) });
});
