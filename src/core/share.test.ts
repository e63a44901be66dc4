import { expect, it } from 'vitest';
import { checkShare, keepFilledShare } from './share';

it('empty parts are no choice', () => {
  expect(keepFilledShare({ title: '', description: 'Bread', imageUrl: undefined })).toEqual({
    description: 'Bread',
  });
  expect(keepFilledShare()).toEqual({});
});

it('a save refuses what is too long, and an address of no picture', () => {
  expect(checkShare({ title: 'x'.repeat(70), description: 'x'.repeat(200), imageUrl: '' })).toEqual([]);
  const wrong = { title: 'x'.repeat(71), description: 'x'.repeat(201), imageUrl: 'javascript:alert(1)' };
  expect(checkShare(wrong)).toEqual([
    { path: 'title', message: 'validation.tooLong', values: { max: 70 } },
    { path: 'description', message: 'validation.tooLong', values: { max: 200 } },
    { path: 'imageUrl', message: 'validation.imageUrl' },
  ]);
});
