import { useEffect, useEffectEvent, useState } from 'react';
import { addMonths, getMonth } from '@/core/calendar-month';
import { addDays, getDeviceDate, MINUTE_MS } from '@/core/dates';
import { type Choice, readChoice, readLink, storeChoice } from './stored-choice';

/**
 * Keeps what a visitor has chosen until they come back, and the month that is shown. Today's date is null on the server.
 */
export function useChoice(sectionId: string, isPreview: boolean) {
  const [today, setToday] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice>({});

  // The server keeps one drawing of the page for all visitors: only the browser knows which day it is.
  useEffect(() => {
    const now = getDeviceDate(new Date());
    const kept = { ...readLink(sectionId), ...(!isPreview && readChoice(sectionId)) };
    const isAhead = kept.date !== undefined && kept.date >= now;
    setToday(now);
    setMonth(getMonth(isAhead && kept.date ? kept.date : now));
    // A link chooses a room and no date, and whoever once chose a day that is over may want the same room again.
    setChosen(isAhead ? kept : { serviceId: kept.serviceId });
  }, [sectionId, isPreview]);

  // A tab may stay open over midnight.
  const hasToday = today !== null;
  useEffect(() => {
    if (!hasToday) return;
    const renew = () => {
      const now = getDeviceDate(new Date());
      setToday(now);
      setMonth((shown) => (shown && shown < getMonth(now) ? getMonth(now) : shown));
      setChosen((kept) => (kept.date && kept.date < now ? { serviceId: kept.serviceId } : kept));
    };
    const timer = setInterval(renew, MINUTE_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [hasToday]);

  return {
    today,
    month,
    setMonth,
    chosen,
    choose(choice: Choice) {
      setChosen(choice);
      if (!isPreview) storeChoice(sectionId, choice);
    },
    /** Forgets a choice that was booked, so that it is not made again on the next visit; it stays in sight until then. */
    forget: () => storeChoice(sectionId, {}),
  };
}

/** Calls `onRoom` for each press of a link that leads to a room in this form, also for the same link again. */
export function useRoomLinks(sectionId: string, onRoom: (serviceId: string) => void) {
  const tell = useEffectEvent(onRoom);
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const { serviceId } = link ? readLink(sectionId, link) : {};
      // The browser follows the link first: a choice is stored in the history entry that this makes.
      if (serviceId) setTimeout(() => tell(serviceId));
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [sectionId]);
}

type ShownMonth = Pick<ReturnType<typeof useChoice>, 'today' | 'chosen' | 'setMonth'>;

/**
 * Returns the first and the last month that a visitor can turn to. Late in a month none of its days may be left: then the
 * calendar begins with the next month, and the visitor cannot turn back.
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
