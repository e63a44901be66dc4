import { expect, it } from 'vitest';
import { imageFileName, parseImageUrl } from './image-file';

const file = { id: 'a1B2c3D4e5F6g7H8', width: 320, height: 80, needsPlate: true };

it('carries its facts in its name', () => {
  expect(imageFileName(file)).toBe('a1B2c3D4e5F6g7H8-320x80-p.webp');
  expect(parseImageUrl(`/uploads/${imageFileName(file)}`)).toEqual(file);
  expect(parseImageUrl(`/uploads/${imageFileName({ ...file, needsPlate: false })}`)?.needsPlate).toBe(false);
});

it('knows nothing of other addresses', () => {
  expect(parseImageUrl('https://example.com/uploads/x.webp')).toBeNull();
  expect(parseImageUrl('/uploads/../../etc/passwd')).toBeNull();
});
