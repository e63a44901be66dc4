import { useEffect, useState } from 'react';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { addMonths, monthOf } from '@/core/calendar-month';
import { addDays, deviceDate } from '@/core/dates';
import { type Choice, keepChoice, readChoice } from './kept-choice';
import type { OfferedService } from './service-facts';
import {
  arrivalProblem,
  type DayProblem,
  departureProblem,
  isFreeNight,
  leastFrom,
  longestFrom,
  type RoomsByMonth,
} from './stay-days';
import type { BookedContent } from './use-booking-times';
import {
  type AskedNights,
  previewMonth,
  previewOffers,
  type StayOffersState,
  useStayMonths,
  useStayOffers,
} from './use-stay-rooms';

interface StayInput {
  slug: string;
  sectionId: string;
  content: BookedContent;
  /** Undefined where nobody asks how many come. */
  guests: number | undefined;
  isPreview: boolean;
}

/** When guests would like to come: what was chosen, as long as a room is free, and what there is to choose from. */
export function useStay({ slug, sectionId, content, guests, isPreview }: StayInput) {
  const { week, services, daysAhead = MAX_DAYS_AHEAD } = content;
  const [today, setToday] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [endMonth, setEndMonth] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice>({});

  // The page is kept for everybody: only the visitor's browser knows the day.
  useEffect(() => {
    const now = deviceDate(new Date());
    const kept = isPreview ? {} : readChoice(sectionId);
    const isAhead = kept.date !== undefined && kept.date >= now;
    setToday(now);
    setMonth(monthOf(isAhead && kept.date ? kept.date : now));
    if (!isAhead || !kept.date) return;
    setChosen(kept);
    setEndMonth(monthOf(kept.endDate ?? addDays(kept.date, 1)));
  }, [sectionId, isPreview]);

  const choose = (choice: Choice) => {
    setChosen(choice);
    if (!isPreview) keepChoice(sectionId, choice);
  };

  // How long a stay can be is known by its arrival: the months after it need not be asked for.
  const months = [...new Set([month, chosen.date ? monthOf(chosen.date) : null])].filter(
    (one) => one !== null,
  );
  const asked = useStayMonths(slug, sectionId, isPreview ? [] : months);
  const known: RoomsByMonth =
    isPreview && today
      ? Object.fromEntries(months.map((one) => [one, previewMonth(content, one, today)]))
      : asked.rooms;
  const rooms = roomsFor(known, services, guests);

  const isUnknown = (date: string) => !rooms[monthOf(date)];
  const arrivesOn = (day: string) => arrivalProblem(rooms, week, day);
  const date = chosen.date && (isUnknown(chosen.date) || !arrivesOn(chosen.date)) ? chosen.date : null;
  const leavesOn = (day: string): DayProblem | null => (date ? departureProblem(rooms, date, day) : null);
  const endDate =
    date && chosen.endDate && (isUnknown(date) || !leavesOn(chosen.endDate)) ? chosen.endDate : null;

  const nights: AskedNights | null = date && endDate ? { date, endDate, guests } : null;
  const answered = useStayOffers(slug, sectionId, isPreview ? null : nights);
  const offers: StayOffersState = isPreview ? previewOffers(services, nights) : answered.offers;

  const thisMonth = monthOf(today ?? '');
  const lastMonth = today ? monthOf(addDays(today, daysAhead)) : '';
  // Late in a month nothing may be left of it: the visitor need not turn the page first, and cannot turn it back.
  const isSpent = thisMonth < lastMonth && isFull(rooms, thisMonth);
  useEffect(() => {
    if (isSpent) setMonth((shown) => (shown === thisMonth ? addMonths(shown, 1) : shown));
  }, [isSpent, thisMonth]);

  return {
    date,
    endDate,
    month,
    endMonth,
    firstMonth: isSpent ? addMonths(thisMonth, 1) : thisMonth,
    lastMonth,
    lastEndMonth: date ? monthOf(addDays(date, longestFrom(rooms, date))) : '',
    setMonth,
    setEndMonth,
    isLoading: month !== null && !rooms[month] && !asked.hasFailed,
    isFull: month !== null && isFull(rooms, month),
    hasFailed: asked.hasFailed,
    isNight: (day: string) => isFreeNight(rooms, day),
    arrivesOn,
    leavesOn,
    /** How many nights a stay from the chosen day on must have. */
    least: date && !isUnknown(date) ? leastFrom(rooms, date) : 1,
    offers,
    chooseDate(day: string) {
      choose({ date: day });
      setEndMonth(monthOf(addDays(day, Math.min(leastFrom(rooms, day), longestFrom(rooms, day)))));
    },
    chooseEnd: (day: string) => choose({ ...chosen, endDate: day }),
    clear: () => choose({}),
    /** What is booked is not to be chosen again when the visitor comes back; it stays in sight until then. */
    forget: () => keepChoice(sectionId, {}),
    refreshDays: asked.refresh,
    refreshOffers: answered.refresh,
    /** After somebody else was faster. */
    refresh() {
      asked.refresh();
      answered.refresh();
    },
  };
}

export type Stay = ReturnType<typeof useStay>;

/** Leaves out the rooms that are too small. */
function roomsFor(
  months: RoomsByMonth,
  services: readonly OfferedService[],
  guests: number | undefined,
): RoomsByMonth {
  if (guests === undefined) return months;
  const small = new Set(services.filter(({ sleeps }) => (sleeps ?? guests) < guests).map(({ id }) => id));
  if (small.size === 0) return months;
  return Object.fromEntries(
    Object.entries(months).map(([month, rooms]) => [
      month,
      rooms.filter(({ serviceId }) => !small.has(serviceId)),
    ]),
  );
}

function isFull(rooms: RoomsByMonth, month: string): boolean {
  const known = rooms[month];
  return known?.every(({ longest }) => longest.every((nights) => nights === 0)) ?? false;
}
