import { expect, it } from 'vitest';
import { namesLess } from './names-less';

const a = { images: [{ url: '/uploads/aaaa-10x10.jpg' }] };
const b = { imageUrl: '/uploads/bbbb-10x10-480.webp' };

it('looks for uploads that are gone, wherever they stand', () => {
  expect(namesLess([a, b], [b])).toBe(true);
  expect(namesLess([a, null], { text: `see ${a.images[0]?.url}`, b })).toBe(false);
  expect(namesLess([], [a])).toBe(false);
  expect(namesLess(['https://example.com/picture-1.jpg'], [])).toBe(false);
});
