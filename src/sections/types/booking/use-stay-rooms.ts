import { useCallback, useEffect, useState } from 'react';
import type { StayOffer } from '@/contracts/bookings';
import { listLongestStays, listStayOffers } from '@/contracts/endpoints/bookings';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/core/booking-limits';
import { addDays } from '@/core/dates';
import { getLeastNights, priceNights, sumNights } from '@/core/stays';
import { callSite } from '../../visitor-kit/visitor-call';
import type { OfferedService } from './service-facts';
import type { RoomsByMonth } from './stay-days';
import { findGone, type Gone, useMonths } from './use-months';

/** Asks how long stays can be in each room of a house, for these months, and again on another day. */
export function useStayMonths(
  slug: string,
  sectionId: string,
  months: readonly string[],
  today: string | null,
) {
  const ask = useCallback(
    (month: string) => callSite(listLongestStays, { params: { slug }, query: { sectionId, month } }),
    [slug, sectionId],
  );
  const { answers, ...state } = useMonths(`${sectionId} ${today}`, months, ask);
  const rooms = Object.entries(answers).map(([month, answer]) => [month, answer.rooms]);
  return { rooms: Object.fromEntries(rooms) as RoomsByMonth, ...state };
}

/** It says why a room cannot be booked, `gone` for one that is not offered any more; null for one that can. */
export type RoomProblem = StayOffer['problem'] | 'gone';

/** Rooms are offered for these nights and this many guests; null as long as they are not chosen. */
export interface AskedNights {
  date: string;
  endDate: string;
  guests: number | undefined;
}

export type StayOffersState =
  | { kind: 'none' | 'loading' }
  | { kind: 'failed'; gone: Gone | null }
  | { kind: 'known'; rooms: readonly StayOffer[] };

/** Asks what the chosen nights cost in each room, and asks again when they change. */
export function useStayOffers(slug: string, sectionId: string, nights: AskedNights | null) {
  const [answer, setAnswer] = useState<{ asked: string; state: StayOffersState } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = nights ? `${nights.date} ${nights.endDate} ${nights.guests ?? ''} ${attempt}` : '';

  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    const [date = '', endDate = '', guests] = asked.split(' ');
    const query = { sectionId, date, endDate, ...(guests && { guests: Number(guests) }) };
    callSite(listStayOffers, { params: { slug }, query }).then((result) => {
      if (!isCurrent) return;
      const state: StayOffersState =
        result.kind === 'done'
          ? { kind: 'known', rooms: result.answer.rooms }
          : { kind: 'failed', gone: findGone(result) };
      setAnswer({ asked, state });
    });
    return () => {
      isCurrent = false;
    };
  }, [slug, sectionId, asked]);

  const refresh = useCallback(() => setAttempt((before) => before + 1), []);
  const none: StayOffersState = { kind: asked === '' ? 'none' : 'loading' };
  return { offers: answer?.asked === asked && asked !== '' ? answer.state : none, refresh };
}

interface PreviewedHouse {
  services: readonly OfferedService[];
  daysAhead?: number | undefined;
}

/** Returns what the editor shows in place of the server's answer: from tomorrow on every night of every room is free. */
export function previewMonth(
  { services, daysAhead = MAX_DAYS_AHEAD }: PreviewedHouse,
  month: string,
  today: string,
) {
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  const isOpen = (date: string) => date > today && date <= addDays(today, daysAhead);
  return services.map((room) => ({
    serviceId: room.id,
    longest: days.map((date) => (isOpen(date) ? MAX_NIGHTS : 0)),
    least: days.map((date) => getLeastNights(room, date)),
  }));
}

/** Returns what the nights cost in a preview, which asks no server. */
export function previewOffers(
  services: readonly OfferedService[],
  nights: AskedNights | null,
): StayOffersState {
  if (!nights) return { kind: 'none' };
  const { date, endDate, guests = 1 } = nights;
  const rooms = services.map((room): StayOffer => {
    const prices = priceNights(room, date, endDate);
    return {
      serviceId: room.id,
      problem: guests > (room.sleeps ?? guests) ? 'guests' : null,
      leastNights: getLeastNights(room, date),
      nights: prices,
      totalCents: sumNights(prices),
    };
  });
  return { kind: 'known', rooms };
}
