/** No crop cuts off this point of a picture, in per cent from the left and from the top. */
export interface PictureFocus {
  x: number;
  y: number;
}

/** A page needs few rules for the points on it, since all of them stand on one grid. */
export const FOCUS_STEP = 5;

export const MIDDLE: PictureFocus = { x: 50, y: 50 };

/** A fragment is sent to no server, so the file behind the address stays the same. */
const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/;

/** Returns the focus that stands at the end of a picture's address, on the grid; null where there is none. */
export function parseFocus(url: string): PictureFocus | null {
  const [, x, y] = FOCUS.exec(url.trim()) ?? [];
  if (x === undefined || y === undefined) return null;
  return toGrid({ x: Number(x), y: Number(y) });
}

/** Returns the address of the file itself. */
export function withoutFocus(url: string): string {
  return url.replace(FOCUS, '');
}

/** Returns the address of a picture that is shown around a point. */
export function withFocus(url: string, focus: PictureFocus): string {
  const { x, y } = toGrid(focus);
  return `${withoutFocus(url.trim())}#focus=${x},${y}`;
}

/** Moves a point to the nearest one of the grid. */
export function toGrid({ x, y }: PictureFocus): PictureFocus {
  return { x: toStep(x), y: toStep(y) };
}

function toStep(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP));
}

/** Returns the classes by which an image is shown around its focus: a strict policy allows no style on an element. */
export function focusClass(url: string): string | undefined {
  const focus = parseFocus(url);
  return focus ? `s-at fx-${focus.x} fy-${focus.y}` : undefined;
}
