import type { PictureFocus } from './picture-focus';

/** A picture is cut off at each edge by this per cent of its width or height. */
export interface PictureCrop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const UNCUT: PictureCrop = { left: 0, top: 0, right: 0, bottom: 0 };

/** A smaller rest would no longer be the picture. */
const MIN_REST_PERCENT = 10;

/** Returns true if two opposite edges leave enough between them. */
export function leavesEnough(one: number, other: number): boolean {
  return one + other <= 100 - MIN_REST_PERCENT;
}

const OPPOSITE = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** Moves one edge, as far as the opposite one lets it. */
export function moveEdge(crop: PictureCrop, edge: keyof PictureCrop, percent: number): PictureCrop {
  const most = 100 - MIN_REST_PERCENT - crop[OPPOSITE[edge]];
  return { ...crop, [edge]: Math.min(most, Math.max(0, Math.round(percent))) };
}

export const isUncut = ({ left, top, right, bottom }: PictureCrop) => left + top + right + bottom === 0;

/** Returns the same point in what is left of the picture, or the nearest one to it. */
export function moveFocusIntoCrop(
  focus: PictureFocus,
  { left, top, right, bottom }: PictureCrop,
): PictureFocus {
  const moveWithin = (point: number, start: number, end: number) =>
    Math.min(100, Math.max(0, (100 * (point - start)) / (100 - start - end)));
  return { x: moveWithin(focus.x, left, right), y: moveWithin(focus.y, top, bottom) };
}

/** A part of a picture is measured in per cent of the picture's width and height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the part of a picture that a frame shows when the picture fills it around a focus; `frame` is its width over its
 * height.
 */
export function getVisiblePart(
  ratio: number,
  crop: PictureCrop,
  focus: PictureFocus,
  frame: number,
): PicturePart {
  const rest = { width: 100 - crop.left - crop.right, height: 100 - crop.top - crop.bottom };
  const restRatio = (ratio * rest.width) / rest.height;
  const width = restRatio > frame ? (rest.width * frame) / restRatio : rest.width;
  const height = restRatio > frame ? rest.height : (rest.height * restRatio) / frame;
  const { x, y } = moveFocusIntoCrop(focus, crop);
  return {
    left: crop.left + ((rest.width - width) * x) / 100,
    top: crop.top + ((rest.height - height) * y) / 100,
    width,
    height,
  };
}
