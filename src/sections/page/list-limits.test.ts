import { expect, it } from 'vitest';
import { findDefinition, type SectionType } from './definitions';
import { sectionFixtures } from './fixtures';

it.each<[SectionType, string, number, string]>([
  ['services', 'services', 300, 'validation.tooManyServices'],
  ['gallery', 'images', 999, 'validation.tooManyImages'],
  ['booking', 'services', 100, 'validation.tooManyBookedServices'],
  ['products', 'products', 100, 'validation.tooManyProducts'],
  ['menu', 'categories', 40, 'validation.tooManyCategories'],
  ['rooms', 'rooms', 60, 'validation.tooManyRooms'],
  ['projects', 'projects', 40, 'validation.tooManyProjects'],
  ['downloads', 'files', 40, 'validation.tooManyDownloads'],
])('%s: the list %s takes %d and no more', (type, field, limit, message) => {
  const content = sectionFixtures[type].typical.content as Record<string, unknown>;
  const [item] = content[field] as unknown[];
  const problems = (count: number) =>
    findDefinition(type)
      ?.content.saved.safeParse({ ...content, [field]: Array(count).fill(item) })
      .error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];
  expect(problems(limit)).toEqual([]);
  expect(problems(limit + 1)).toEqual([[field, message]]);
});
