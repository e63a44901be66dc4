import type { VisitOnDay } from './visit-on-day';

/** Shorter visits are drawn as long as this, so that a line of text fits. */
export const SHORTEST_DRAWN_MINUTES = 30;

/** A visit and its place among those that overlap it, counted from the left. */
export interface PlacedVisit extends VisitOnDay {
  column: number;
  columns: number;
}

/** Puts visits that overlap side by side; one that begins when another ends stands below it. `visits` are in order. */
export function placeVisits(visits: readonly VisitOnDay[]): PlacedVisit[] {
  const placed: PlacedVisit[] = [];
  let group: PlacedVisit[] = [];
  /** When each column of the group is free again. */
  let columnEnds: number[] = [];
  const closeGroup = () => {
    for (const visit of group) visit.columns = columnEnds.length;
    group = [];
    columnEnds = [];
  };
  for (const visit of visits) {
    if (columnEnds.every((end) => end <= visit.start)) closeGroup();
    const free = columnEnds.findIndex((end) => end <= visit.start);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = Math.max(visit.end, visit.start + SHORTEST_DRAWN_MINUTES);
    const entry = { ...visit, column, columns: 1 };
    group.push(entry);
    placed.push(entry);
  }
  closeGroup();
  return placed;
}
