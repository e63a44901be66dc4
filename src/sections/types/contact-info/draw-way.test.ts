import { expect, it } from 'vitest';
import { drawWay } from './draw-way';

const way = (...marks: string[]) => drawWay(marks.map((mark) => ({ mark })));

it('rises with the heights that are written', () => {
  expect(way('610 m', '1 020 m')).toBe(
    'M0 260C30 260 30 260 60 260C310 260 310 40 560 40C780 40 780 40 1000 40',
  );
});
it('goes down where the heights do', () => {
  expect(way('1.020 m', '610 m')).toContain('C310 40 310 260 560 260');
});
it('rises evenly where a height is missing', () => {
  expect(way('A', '20 min', 'B')).toBe(way('1', '2', '3'));
});
it('is level where all points are as high', () => {
  expect(way('5', '5')).toContain('M0 150');
});
it('is nothing without points', () => {
  expect(way()).toBe('');
});
