import { expect, test } from 'vitest';
import { idsOf, sectionOf, stateWith, websiteOf } from '../editor-fixtures';
import { isDirty } from '../same-page';
import { load } from './load';

test('a stored website becomes the state: sections in order, nothing open, nothing dirty', () => {
  const before = { ...stateWith(['old']), openSectionId: 'old' };
  const website = websiteOf({
    version: 9,
    isPublished: true,
    logoUrl: null,
    pageData: { sections: [sectionOf('b', 5), sectionOf('a', 2)] },
  });

  const after = load(before, { type: 'load', website });

  expect(idsOf(after)).toEqual(['a', 'b']);
  expect(after.page.sections.map(({ order }) => order)).toEqual([0, 1]);
  expect(after).toMatchObject({ websiteId: 7, version: 9, isPublished: true, openSectionId: null });
  expect(after.page.logoUrl).toBe('');
  expect(isDirty(after)).toBe(false);
});
