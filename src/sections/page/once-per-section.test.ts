import { expect, it, vi } from 'vitest';
import { oncePerSection } from './once-per-section';
import type { Section } from './page';

const heading = (text: string): Section => ({
  id: 'heading-1',
  type: 'heading',
  title: '',
  content: { text },
  order: 0,
});

it('computes once for each object, also where nothing comes out, and anew for what replaces it', () => {
  const compute = vi.fn((section: Section) => (section.title === '' ? undefined : section.title));
  const findTitle = oncePerSection(compute);
  const section = heading('Vitajte');
  expect([findTitle(section), findTitle(section)]).toEqual([undefined, undefined]);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(findTitle({ ...section, title: 'Otvorené' })).toBe('Otvorené');
  expect(compute).toHaveBeenCalledTimes(2);
});
