import { useEffect, useEffectEvent, useState } from 'react';
import { addMonths, getMonth } from '@/core/calendar-month';
import { addDays, deviceDate } from '@/core/dates';
import { type Choice, readChoice, readLink, storeChoice } from './stored-choice';

/**
 * Keeps what a visitor has chosen for when they come back, and the month that is shown; no day is known on the server.
 */
export function useChoice(sectionId: string, isPreview: boolean) {
  const [today, setToday] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice>({});

  // The page is kept for everybody: only the visitor's browser knows the day.
  useEffect(() => {
    const now = deviceDate(new Date());
    const kept = { ...readLink(sectionId), ...(!isPreview && readChoice(sectionId)) };
    const isAhead = kept.date !== undefined && kept.date >= now;
    setToday(now);
    setMonth(getMonth(isAhead && kept.date ? kept.date : now));
    // The room of a link has no date, and that of days gone by can be wanted again.
    setChosen(isAhead ? kept : { serviceId: kept.serviceId });
  }, [sectionId, isPreview]);

  return {
    today,
    month,
    setMonth,
    chosen,
    choose(choice: Choice) {
      setChosen(choice);
      if (!isPreview) storeChoice(sectionId, choice);
    },
    /** A choice that was booked is not made again when the visitor comes back; it stays in sight until then. */
    forget: () => storeChoice(sectionId, {}),
  };
}

/** Tells of the room of each link to the form that a visitor presses, of the one pressed before too. */
export function useRoomLinks(sectionId: string, onRoom: (serviceId: string) => void) {
  const tell = useEffectEvent(onRoom);
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const { serviceId } = link ? readLink(sectionId, link) : {};
      // The browser goes there first: what is chosen lies in the entry of its history.
      if (serviceId) setTimeout(() => tell(serviceId));
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [sectionId]);
}

type ShownMonth = Pick<ReturnType<typeof useChoice>, 'today' | 'chosen' | 'setMonth'>;

/**
 * The first and the last month that a visitor can turn to. Late in a month nothing may be left of it: the visitor need
 * not turn the page first, and cannot turn it back.
 */
export function useMonthBounds(
  { today, chosen, setMonth }: ShownMonth,
  daysAhead: number,
  isFull: (month: string) => boolean,
  /** Says of a full month that the visitor can turn back to it, because its days can be waited for. */
  { isKept }: { isKept: (month: string) => boolean },
) {
  const thisMonth = getMonth(today ?? '');
  const lastMonth = today ? getMonth(addDays(today, daysAhead)) : '';
  const isSpent = thisMonth < lastMonth && isFull(thisMonth);
  const isLeft = isSpent && getMonth(chosen.date ?? '') !== thisMonth;
  useEffect(() => {
    if (isLeft) setMonth((shown) => (shown === thisMonth ? addMonths(shown, 1) : shown));
  }, [isLeft, thisMonth, setMonth]);
  return { firstMonth: isSpent && !isKept(thisMonth) ? addMonths(thisMonth, 1) : thisMonth, lastMonth };
}
