import { expect, it } from 'vitest';
import { getVisiblePart, isUncut, leavesEnough, moveEdge, moveFocusIntoCrop, UNCUT } from './picture-crop';

it('moves an edge as far as something is left', () => {
  expect(moveEdge(UNCUT, 'left', 12.4)).toEqual({ ...UNCUT, left: 12 });
  expect(moveEdge(UNCUT, 'top', -5)).toEqual(UNCUT);
  expect(moveEdge({ ...UNCUT, right: 30 }, 'left', 80)).toEqual({ ...UNCUT, left: 60, right: 30 });
  expect(isUncut(UNCUT)).toBe(true);
  expect(isUncut({ ...UNCUT, bottom: 1 })).toBe(false);
});

it('says whether enough is left', () => {
  expect(leavesEnough(45, 45)).toBe(true);
  expect(leavesEnough(46, 45)).toBe(false);
});

it('takes the focus along', () => {
  expect(moveFocusIntoCrop({ x: 50, y: 50 }, UNCUT)).toEqual({ x: 50, y: 50 });
  expect(moveFocusIntoCrop({ x: 75, y: 10 }, { left: 50, top: 20, right: 0, bottom: 0 })).toEqual({
    x: 50,
    y: 0,
  });
});

it('says what a frame shows', () => {
  const middle = { x: 50, y: 50 };
  expect(getVisiblePart(1.5, UNCUT, middle, 1.5)).toEqual({ left: 0, top: 0, width: 100, height: 100 });
  expect(getVisiblePart(2, UNCUT, { x: 100, y: 0 }, 1)).toEqual({
    left: 50,
    top: 0,
    width: 50,
    height: 100,
  });
  expect(getVisiblePart(1, UNCUT, { x: 0, y: 100 }, 2)).toEqual({
    left: 0,
    top: 50,
    width: 100,
    height: 50,
  });
  const half = { ...UNCUT, left: 50 };
  expect(getVisiblePart(2, half, middle, 1)).toEqual({ left: 50, top: 0, width: 50, height: 100 });
});
