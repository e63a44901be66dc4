type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP_PX = 12;

/** How far up a box must move so that it does not cover the other one. */
export function liftAbove(box: Box, other: Box): number {
  const isBeside = box.right <= other.left || other.right <= box.left;
  const isAboveOrBelow = box.bottom <= other.top || other.bottom <= box.top;
  return isBeside || isAboveOrBelow ? 0 : box.bottom - other.top + GAP_PX;
}
