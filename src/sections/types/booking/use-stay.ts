import { useState } from 'react';
import { MAX_DAYS_AHEAD } from '@/core/booking-limits';
import { getMonth } from '@/core/calendar-month';
import { addDays } from '@/core/dates';
import { getWeekday } from '@/core/locale/weekdays';
import { type NightRefusal, pressNight, SHOWN_NIGHTS } from './night-cells';
import type { OfferedService } from './service-facts';
import {
  type DayProblem,
  findArrivalProblem,
  findDepartureProblem,
  getLeastNightsInAllRooms,
  getLeastNightsInFreeRooms,
  getLongestFrom,
  isFreeNight,
  type RoomsByMonth,
  withOneRoom,
} from './stay-days';
import type { Choice } from './stored-choice';
import type { BookedContent } from './use-booking-times';
import { useChoice, useMonthBounds } from './use-choice';
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
  /** Undefined where the form does not ask how many guests come. */
  guests: number | undefined;
  isPreview: boolean;
  /** True where a visitor chooses the nights of one room in its row. */
  isByRows: boolean;
}

/** Keeps when guests would like to come as long as a room is free, and lists what there is to choose from. */
export function useStay({ slug, sectionId, content, guests, isPreview, isByRows }: StayInput) {
  const { week, services, daysAhead = MAX_DAYS_AHEAD, hasWaitlist = false } = content;
  const choice = useChoice(sectionId, isPreview);
  const { today, month, chosen, choose } = choice;
  const [turnedEndMonth, setEndMonth] = useState<string | null>(null);

  // The answer for the month of arrival says how long a stay can be, so the months after it need not be asked for.
  const fortnight = useNightWindow(today, chosen.date, daysAhead);
  const shown = isByRows ? fortnight.nights.map(getMonth) : [month];
  const months = [...new Set([...shown, chosen.date ? getMonth(chosen.date) : null])].filter(
    (one) => one !== null,
  );
  const asked = useStayMonths(slug, sectionId, isPreview ? [] : months, today);
  const known: RoomsByMonth =
    isPreview && today
      ? Object.fromEntries(months.map((one) => [one, previewMonth(content, one, today)]))
      : asked.rooms;
  const rooms = withoutSmallRooms(known, services, guests);
  const own = isByRows ? withOneRoom(rooms, chosen.serviceId) : rooms;

  const isUnknown = (date: string) => !rooms[getMonth(date)];
  const arrivesOn = (day: string) => findArrivalProblem(rooms, week, day);
  const isLost = (day: string) => !isUnknown(day) && findArrivalProblem(own, week, day) !== null;
  const date = chosen.date && !isLost(chosen.date) ? chosen.date : null;
  const leavesOn = (day: string): DayProblem | null => (date ? findDepartureProblem(own, date, day) : null);
  const endDate =
    date && chosen.endDate && (isUnknown(date) || !leavesOn(chosen.endDate)) ? chosen.endDate : null;

  const { date: wishDate, endDate: wishEnd } = chosen;
  /** Returns true for a day on which guests could arrive if a room were free. */
  const isFullDay = (day: string) =>
    hasWaitlist &&
    day > (today ?? day) &&
    day <= addDays(today ?? day, daysAhead) &&
    week[getWeekday(day)].length > 0 &&
    !isUnknown(day) &&
    arrivesOn(day)?.kind === 'taken';
  const isTakenEnd = (day: string) =>
    hasWaitlist && !isByRows && date !== null && leavesOn(day)?.kind === 'taken' && day > date;

  const nights: AskedNights | null = date && endDate ? { date, endDate, guests } : null;
  const answered = useStayOffers(slug, sectionId, isPreview ? null : nights);
  const offers: StayOffersState = isPreview ? previewOffers(services, nights) : answered.offers;

  const bounds = useMonthBounds(choice, daysAhead, (one) => isFull(rooms, one), {
    isKept: () => hasWaitlist,
  });

  return {
    today,
    date,
    endDate,
    /** The visitor would rather wait for these nights, because all rooms are full. */
    wish:
      wishDate && isFullDay(wishDate)
        ? getWish(rooms, wishDate, wishEnd)
        : date && wishEnd && isTakenEnd(wishEnd)
          ? { date, endDate: wishEnd }
          : null,
    isFullDay,
    isTakenEnd,
    month,
    endMonth: turnedEndMonth ?? findMonthOfEnd(chosen),
    ...bounds,
    lastEndMonth: date ? getMonth(addDays(date, getLongestFrom(rooms, date))) : '',
    setMonth: choice.setMonth,
    setEndMonth,
    isLoading: shown.some((one) => one !== null && !rooms[one]) && !asked.hasFailed,
    fortnight,
    /** The room was chosen together with its nights. */
    roomId: isByRows ? chosen.serviceId : undefined,
    /** Returns true for a night that is free in a room; undefined as long as nobody knows. */
    isFreeIn: (serviceId: string, night: string) =>
      isUnknown(night) ? undefined : isFreeNight(withOneRoom(rooms, serviceId), night),
    /** Returns true for a room that the server does not offer any more. */
    isGone: (serviceId: string) =>
      Object.values(known).some((offered) => !offered.some((room) => room.serviceId === serviceId)),
    /** Begins or ends a stay in a room with a night. Returns why that is not possible, else null. */
    pressNight(serviceId: string, night: string): NightRefusal | null {
      const before = { serviceId: chosen.serviceId, date, endDate };
      const press = pressNight(withOneRoom(rooms, serviceId), week, before, { serviceId, night });
      if ('problem' in press) return press;
      fortnight.keep();
      choose(press.choice);
      return null;
    },
    /** Shows the nights of one room: those that are chosen are kept where they are free in it. */
    chooseRoom: (serviceId: string) => choose({ ...chosen, serviceId }),
    /** Waits for a night that is full in every room. */
    waitFor(night: string) {
      fortnight.keep();
      choose({ date: night });
    },
    isFull: month !== null && isFull(rooms, month),
    hasFailed: asked.hasFailed,
    gone: asked.gone,
    isNight: (day: string) => isFreeNight(rooms, day),
    arrivesOn,
    leavesOn,
    /** A stay from the chosen day on must have at least this many nights. */
    least: date && !isUnknown(date) ? getLeastNightsInFreeRooms(own, date) : 1,
    offers,
    chooseDate(day: string) {
      choose({ date: day });
      setEndMonth(
        getMonth(addDays(day, Math.min(getLeastNightsInFreeRooms(rooms, day), getLongestFrom(rooms, day)))),
      );
    },
    chooseEnd: (day: string) => choose({ ...chosen, endDate: day }),
    clear: () => choose({}),
    forget: choice.forget,
    refreshDays: asked.refresh,
    refreshOffers: answered.refresh,
    /** Asks anew after somebody else was faster. */
    refresh() {
      asked.refresh();
      answered.refresh();
    },
  };
}

export type Stay = ReturnType<typeof useStay>;

/** Returns the month in which a stay ends; if its end is not chosen yet, the month of its first morning. */
function findMonthOfEnd({ date, endDate }: Choice): string | null {
  return date ? getMonth(endDate ?? addDays(date, 1)) : null;
}

/** Returns the nights of a wish that begins on a full day: as many as were chosen, or as few as a room takes. */
function getWish(rooms: RoomsByMonth, date: string, endDate: string | undefined) {
  return {
    date,
    endDate: endDate && endDate > date ? endDate : addDays(date, getLeastNightsInAllRooms(rooms, date)),
  };
}

/** Leaves out the rooms that are too small. */
function withoutSmallRooms(
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

/** Stands for today until the script knows it; nothing is shown then. */
const NO_DAY = '1970-01-01';

/**
 * Keeps the nights that stand beside each other: from tomorrow on, or from the chosen arrival on for a visitor who comes
 * back. `today` is null until the script knows it.
 */
function useNightWindow(today: string | null, arrival: string | undefined, daysAhead: number) {
  const [turned, setTurned] = useState<string | null>(null);
  const first = addDays(today ?? NO_DAY, 1);
  const last = addDays(today ?? NO_DAY, daysAhead);
  const begun = arrival && arrival > first ? arrival : first;
  // Nights that were turned to on an earlier day may be over.
  const start = turned && turned >= first ? turned : begun;
  const turn = (steps: number) => {
    const to = addDays(start, steps * SHOWN_NIGHTS);
    setTurned(to < first ? first : to);
  };
  return {
    start,
    nights: today === null ? [] : Array.from({ length: SHOWN_NIGHTS }, (_, index) => addDays(start, index)),
    canTurnBack: start > first,
    canTurnOn: addDays(start, SHOWN_NIGHTS) <= last,
    turnBack: () => turn(-1),
    turnOn: () => turn(1),
    /** Returns true for a night that is shown, or that can be turned to. */
    isReached: (night: string) => night >= first && night <= last,
    /** Keeps the shown nights where they are, whatever is chosen. */
    keep: () => setTurned(start),
  };
}
