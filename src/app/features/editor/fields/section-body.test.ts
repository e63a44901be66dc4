import { expect, it } from 'vitest';
import { sectionTypes } from '@/sections/page/definitions';
import { getEditor } from './section-body';

it.each(sectionTypes)('sections of type %s have an editor', (type) => {
  expect(getEditor(type).type).toBe(type);
});
