import * as en from '@messages/en';
import { expect, it } from 'vitest';
import { sectionTypes } from '@/sections/page/definitions';
import { listLayouts } from '@/site/style/choose-layouts';
import { getEditor } from './section-body';

const names: Record<string, string> = en.sections.layouts;

it('every name of a layout is used', () => {
  const used = new Set(sectionTypes.flatMap((type) => listLayouts(type).map(({ name }) => name)));
  expect(Object.keys(names).filter((name) => !used.has(name))).toEqual([]);
});

it.each(sectionTypes.filter((type) => listLayouts(type).length > 1))(
  'each layout of %s has a name and a drawing',
  (type) => {
    const { drawings } = getEditor(type);
    for (const { name } of listLayouts(type)) {
      expect.soft(names[name], name).toBeDefined();
      expect.soft(drawings[name]?.length, name).toBeGreaterThan(0);
    }
  },
);
