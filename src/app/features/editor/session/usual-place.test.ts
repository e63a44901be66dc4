import { expect, it } from 'vitest';
import { definitions } from '@/sections/page/definitions';
import { sectionOf } from '../state/editor-fixtures';
import { usualPlace } from './usual-place';

const heading = sectionOf('heading-1');
const hero = { id: 'hero-1', order: 0, ...definitions.hero.create((key) => key) };

it('a section comes at the end', () => {
  expect(usualPlace('poll', [])).toBe(0);
  expect(usualPlace('poll', [hero, heading])).toBe(2);
});

it('a hero opens the page, unless another one does', () => {
  expect(usualPlace('hero', [heading, heading])).toBe(0);
  expect(usualPlace('hero', [hero, heading])).toBe(2);
});
