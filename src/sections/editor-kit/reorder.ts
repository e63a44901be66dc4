import {
  type Announcements,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { prefersCalm } from '@/ui/use-matches';

const MOUSE = { activationConstraint: { distance: 6 } };
/** The delay is long enough that scrolling with a finger on the handle is not taken for a drag. */
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const KEYBOARD_CALM = { ...KEYBOARD, scrollBehavior: 'instant' as const };

/** Lets people put a list in order by mouse, touch or keyboard. */
export function useReorderSensors() {
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, prefersCalm() ? KEYBOARD_CALM : KEYBOARD),
  );
}

/** These texts of `list` are spoken while something is moved. */
type Say = (
  key: 'picked' | 'over' | 'dropped' | 'cancelled',
  values: { title: string; position: number; count: number },
) => string;

/** Returns what a screen reader hears while an item of a list is moved. */
export function createAnnouncements(
  say: Say,
  ids: readonly UniqueIdentifier[],
  getTitle: (id: UniqueIdentifier) => string,
): Announcements {
  // Something that is dragged from elsewhere has no index in the list yet.
  const tell = (key: Parameters<Say>[0], id: UniqueIdentifier, at: UniqueIdentifier) =>
    ids.includes(id)
      ? say(key, { title: getTitle(id), position: ids.indexOf(at) + 1, count: ids.length })
      : undefined;
  return {
    onDragStart: ({ active }) => tell('picked', active.id, active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      // An item is over its own place first: that must not interrupt the sentence which says that it was picked up.
      return tell(over.id === active.id ? 'picked' : 'over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => tell('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => tell('cancelled', active.id, active.id),
  };
}
