import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  use,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { isSectionType, type SectionType } from '@/sections/page/definitions';

/** The list of sections as a whole has this id; something from the palette can be dropped on it. */
export const LIST_ID = 'page-sections';
const NEW = 'new:';

/** Returns the id under which a type of the palette is dragged; sections are dragged under their own. */
export function getNewSectionDragId(type: SectionType): string {
  return `${NEW}${type}`;
}

/** Returns the type that is dragged from the palette; null when a section of the page is dragged. */
export function findDraggedType(id: string | number): SectionType | null {
  const text = String(id);
  const type = text.startsWith(NEW) ? text.slice(NEW.length) : '';
  return isSectionType(type) ? type : null;
}

/** With these props an element can be dragged, or dropped on. */
export interface DragProps {
  ref: (element: HTMLElement | null) => void;
  /** They make an element the handle. */
  handle?: ComponentProps<'button'>;
  style?: CSSProperties;
  /** True while the element is dragged and its place is held open. */
  isHeld?: boolean;
}

/**
 * Gives the rows of the list and the palette their drag props. These come from a script that is loaded after the
 * editor's own, and the rows stay the same elements.
 */
export interface DragBoard {
  getProps: (id: string) => DragProps | null;
  setProps: (id: string, props: DragProps | null) => void;
  /** Calls the listener when the props of the one element with this id change. */
  subscribe: (id: string, listener: () => void) => () => void;
}

export function createDragBoard(): DragBoard {
  const known = new Map<string, DragProps>();
  const listeners = new Map<string, () => void>();
  return {
    getProps: (id) => known.get(id) ?? null,
    setProps(id, props) {
      if (props) known.set(id, props);
      else known.delete(id);
      listeners.get(id)?.();
    },
    subscribe(id, listener) {
      listeners.set(id, listener);
      return () => {
        if (listeners.get(id) === listener) listeners.delete(id);
      };
    },
  };
}

/** Outside this context nothing can be dragged. */
export const DragBoardContext = createContext<DragBoard>(createDragBoard());

/** Returns the drag props of an id; null while nothing can be dragged. */
export function useDragProps(id: string): DragProps | null {
  const board = use(DragBoardContext);
  const subscribe = useCallback((listener: () => void) => board.subscribe(id, listener), [board, id]);
  return useSyncExternalStore(subscribe, () => board.getProps(id));
}
