import { expect, it } from 'vitest';
import { type LogosContent, logos } from './definition';

const logo = (text: string, url = '') => ({ id: text, name: 'Mill', imageUrl: '', text, url });
const fitting = (content: LogosContent) =>
  logos.layouts?.filter(({ fits }) => fits?.(content, '') !== false).map(({ name }) => name);
const problems = (content: object) =>
  logos.content.saved
    .safeParse(content)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('stamps need a sentence each', () => {
  expect(fitting({ logos: [logo('Inspected'), logo('Insured')] })).toEqual(['row', 'stamps']);
  expect(fitting({ logos: [logo('Inspected'), logo(' ')] })).toEqual(['row']);
});

it('figures are short numbers with what they count, and nothing else', () => {
  const houses = { ...logo('built since 2004'), name: '163 houses' };
  const weeks = { ...logo('to the keys'), name: '38 weeks' };
  expect(fitting({ logos: [houses, weeks] })).toEqual(['row', 'figures', 'stamps']);
  expect(fitting({ logos: [houses] })).not.toContain('figures');
  for (const other of [
    { ...weeks, name: 'Fixed price' },
    { ...weeks, name: '38 weeks and two days' },
    { ...weeks, text: '' },
    { ...weeks, imageUrl: '/uploads/abcdefghijklmnop-800x400.jpg' },
    { ...weeks, url: 'example.com' },
  ]) {
    expect(fitting({ logos: [houses, other] })).not.toContain('figures');
  }
});

it('a logo has a name, and no link that would run', () => {
  const unnamed = { ...logo('', 'javascript:alert(1)'), id: '1', name: ' ' };
  expect(problems({ logos: [unnamed] })).toEqual([
    ['logos.0.name', 'validation.logoName'],
    ['logos.0.url', 'validation.link'],
  ]);
});

it('a section takes twenty-four of them', () => {
  const many = (length: number) => ({ logos: Array.from({ length }, (_, index) => logo(`${index}`)) });
  expect(problems(many(24))).toEqual([]);
  expect(problems(many(25))).toEqual([['logos', 'validation.tooManyLogos']]);
});
