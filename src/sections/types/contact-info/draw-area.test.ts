import { expect, it } from 'vitest';
import { drawArea } from './draw-area';

const place = (km: number, direction?: 'n' | 'e' | 's') => ({ id: `${km}`, name: 'Rabča', km, direction });

it('draws two rings around the farthest place', () => {
  expect(drawArea([place(37), place(8)]).rings).toEqual([
    { km: 20, radius: 95 },
    { km: 40, radius: 190 },
  ]);
});
it('places each as far as it is, in its direction', () => {
  expect(drawArea([place(20, 'n'), place(10, 'e'), place(40, 's')]).dots).toEqual([
    { x: 0, y: -95 },
    { x: 48, y: 0 },
    { x: 0, y: 190 },
  ]);
});
it('spreads what lies in one direction', () => {
  const [first, second] = drawArea([place(20, 'n'), place(20, 'n')]).dots;
  expect(first?.x).toBe(-(second?.x ?? 0));
  expect(first?.y).toBe(second?.y);
});
it('goes round where no direction is said', () => {
  const { dots } = drawArea([place(20), place(20), place(20)]);
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
});
it('stands at the start at no distance', () => {
  const [dot] = drawArea([place(0), place(5)]).dots;
  expect([Math.abs(dot?.x ?? 1), Math.abs(dot?.y ?? 1)]).toEqual([0, 0]);
});
