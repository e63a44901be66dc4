import type { DragEndEvent, DragMoveEvent } from '@dnd-kit/core';
import { dropIndexAt } from './drop-index';

/** Where something new would stand that is held over the list, or over the preview, which looks like the page; null elsewhere. */
export function placeUnder({ active, over }: DragMoveEvent | DragEndEvent): number | null {
  const held = active.rect.current.translated;
  if (!held) return null;
  const [x, y] = [held.left + held.width / 2, held.top + held.height / 2];
  const preview = document.querySelector('.preview__view')?.getBoundingClientRect();
  const isOverPreview =
    preview && x > preview.left && x < preview.right && y > preview.top && y < preview.bottom;
  if (!over && !isOverPreview) return null;
  const rows = document.querySelectorAll(over ? '[data-section-row]' : '.preview__page [data-section-id]');
  return dropIndexAt(
    y,
    [...rows].map((row) => row.getBoundingClientRect()),
  );
}
