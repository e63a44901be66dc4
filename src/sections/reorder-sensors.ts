import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { prefersCalm } from '@/ui/prefers-calm';

const MOUSE = { activationConstraint: { distance: 6 } };
/** Long enough that scrolling with a finger on the handle is not taken for a drag. */
const TOUCH = { activationConstraint: { delay: 180, tolerance: 8 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const KEYBOARD_CALM = { ...KEYBOARD, scrollBehavior: 'instant' as const };

/** Mouse, touch and keyboard for lists that are put in order by hand. */
export function useReorderSensors() {
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, prefersCalm() ? KEYBOARD_CALM : KEYBOARD),
  );
}
