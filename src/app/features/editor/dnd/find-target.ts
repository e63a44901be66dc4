import { type CollisionDetection, closestCenter, pointerWithin } from '@dnd-kit/core';
import { draggedType } from './drag-ids';

/** The list of sections as a whole: where something from the palette can be dropped. */
export const LIST_ID = 'page-sections';

/** A new section looks for the list, a section of the page for its neighbours. */
export const findTarget: CollisionDetection = (args) => {
  const isNew = draggedType(args.active.id) !== null;
  const droppableContainers = args.droppableContainers.filter(({ id }) => (id === LIST_ID) === isNew);
  return isNew
    ? pointerWithin({ ...args, droppableContainers })
    : closestCenter({ ...args, droppableContainers });
};
