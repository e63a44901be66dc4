import type { SectionPlace } from '../../editor-kit/host';
import { findPlace, listPlaces } from '../../visitor-kit/page-places';

export type ButtonTarget =
  | { kind: 'nowhere' }
  | { kind: 'section'; place: SectionPlace }
  /** A place on the page that is not there any more. */
  | { kind: 'gone' }
  | { kind: 'address' };

/** Finds where a stored address leads: to a section as on the public page, or else to one that is still empty. */
export function findButtonTarget(url: string, sections: readonly SectionPlace[]): ButtonTarget {
  const text = url.trim();
  if (text === '') return { kind: 'nowhere' };
  if (!text.startsWith('#')) return { kind: 'address' };
  const shown = sections.filter(({ isForVisitors }) => isForVisitors);
  const id = findPlace(listPlaces(shown), text) ?? findPlace(listPlaces(sections), text);
  const place = sections.find((section) => section.id === id);
  return place ? { kind: 'section', place } : { kind: 'gone' };
}
