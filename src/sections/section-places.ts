import { createContext, use, useSyncExternalStore } from 'react';

/** A section of the page as a place that a link can lead to. */
export interface SectionPlace {
  id: string;
  type: string;
  /** What the owner knows it by. */
  name: string;
  /** False while it is empty: it is not on the public page then. */
  isForVisitors: boolean;
}

export interface SectionPlaces {
  subscribe: (listener: () => void) => () => void;
  /** In the order of the page; the same list until something changes. */
  list: () => readonly SectionPlace[];
}

export const SectionPlacesContext = createContext<SectionPlaces | null>(null);

/** The sections of the page that is being edited. */
export function useSectionPlaces(): readonly SectionPlace[] {
  const places = use(SectionPlacesContext);
  if (!places) throw new Error('This editor needs SectionPlacesContext above it');
  return useSyncExternalStore(places.subscribe, places.list, places.list);
}
