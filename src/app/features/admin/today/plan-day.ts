import { DAY_MINUTES } from '@/core/dates';
import { type OpenInterval, parseMinutes } from '@/core/opening-hours';
import type { BlockOnDay } from '../calendar/blocks-of-day';
import type { VisitOnDay } from '../calendar/bookings-of-day';

/** Nobody would call a shorter gap free time. */
const MIN_FREE_MINUTES = 15;
/** Free times begin at full quarters: nobody books at 10:07. */
const FREE_STEP_MINUTES = 15;

/** Both count minutes since midnight on the wall clock. */
interface Span {
  start: number;
  end: number;
}

/** A line of the day is a visit, a block, a pause between two openings, or time in which nothing is booked. */
export type PlanRow =
  | (Span & { kind: 'visit'; visit: VisitOnDay; isNow: boolean })
  | (Span & { kind: 'block'; part: BlockOnDay })
  | (Span & { kind: 'break' })
  | (Span & { kind: 'free' });

export interface DayPlan {
  done: VisitOnDay[];
  /** The rows hold what happens now and later, in order. */
  rows: PlanRow[];
}

interface Day {
  visits: readonly VisitOnDay[];
  blocks: readonly BlockOnDay[];
  /** They hold the opening hours of all sections together. */
  intervals: readonly OpenInterval[];
  /** It counts minutes since midnight. */
  now: number;
}

const ORDER: PlanRow['kind'][] = ['break', 'block', 'visit', 'free'];

/** Lays out what is left of a day. */
export function planDay({ visits, blocks, intervals, now }: Day): DayPlan {
  const isToCome = ({ end }: Span) => end > now;
  const open = mergeIntervals(intervals);
  // A block of one service leaves the others free.
  const taken = [...visits, ...blocks.filter(({ block }) => block.resource === null)];
  const breaks = open.slice(1).map((later, index) => ({ start: open[index]?.end ?? 0, end: later.start }));
  const rows: PlanRow[] = [
    ...visits
      .filter(isToCome)
      .map((visit) => ({ ...toSpan(visit), kind: 'visit' as const, visit, isNow: visit.start <= now })),
    ...blocks.filter(isToCome).map((part) => ({ ...toSpan(part), kind: 'block' as const, part })),
    ...breaks
      .filter((gap) => isToCome(gap) && !taken.some((span) => span.start < gap.end && gap.start < span.end))
      .map((gap) => ({ ...gap, kind: 'break' as const })),
    ...listFreeTimes(open, taken, now).map((gap) => ({ ...gap, kind: 'free' as const })),
  ];
  return {
    // A held time that is over was no visit.
    done: visits.filter((visit) => !isToCome(visit) && !visit.heldFor),
    rows: rows.sort((a, b) => a.start - b.start || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
  };
}

function toSpan({ start, end }: Span): Span {
  return { start, end };
}

/** Returns when something is open, in as few and as long intervals as possible, in their order. */
export function mergeIntervals(intervals: readonly OpenInterval[]): Span[] {
  const spans = intervals.flatMap(({ start, end }) => {
    const span = { start: parseMinutes(start) ?? 0, end: parseMinutes(end) ?? DAY_MINUTES };
    return span.start < span.end ? [span] : [];
  });
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** Lists the times in opening hours, from now on, in which nothing is booked. */
function listFreeTimes(open: readonly Span[], taken: readonly Span[], now: number): Span[] {
  const soonest = Math.ceil(now / FREE_STEP_MINUTES) * FREE_STEP_MINUTES;
  const inOrder = [...taken].sort((a, b) => a.start - b.start);
  return open.flatMap(({ start, end }) => {
    const gaps: Span[] = [];
    let from = Math.max(start, soonest);
    for (const span of inOrder) {
      if (span.start >= end) break;
      if (span.start > from) gaps.push({ start: from, end: span.start });
      from = Math.max(from, span.end);
    }
    gaps.push({ start: from, end });
    return gaps.filter((gap) => gap.end - gap.start >= MIN_FREE_MINUTES);
  });
}
