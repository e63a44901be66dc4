type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const GAP_PX = 12;

/** Returns how far up a box must move so that it covers none of the others; 0 if there is no such position below the upper edge. */
export function liftAbove(box: Box, others: readonly Box[]): number {
  let lift = 0;
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = box.right <= other.left || other.right <= box.left;
    const isAboveOrBelow = box.bottom - lift <= other.top || other.bottom <= box.top - lift;
    if (!isBeside && !isAboveOrBelow) lift = box.bottom - other.top + GAP_PX;
  }
  return lift < box.top ? lift : 0;
}
