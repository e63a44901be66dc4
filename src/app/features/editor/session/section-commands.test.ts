import { expect, it } from 'vitest';
import { definitions } from '@/sections/page/definitions';
import { sectionOf } from '../state/editor-fixtures';
import { getUsualIndex } from './section-commands';

const heading = sectionOf('heading-1');
const hero = { id: 'hero-1', order: 0, ...definitions.hero.create((key) => key) };

it('a section comes at the end', () => {
  expect(getUsualIndex('poll', [])).toBe(0);
  expect(getUsualIndex('poll', [hero, heading])).toBe(2);
});

it('a hero opens the page, unless another one does', () => {
  expect(getUsualIndex('hero', [heading, heading])).toBe(0);
  expect(getUsualIndex('hero', [hero, heading])).toBe(2);
});
