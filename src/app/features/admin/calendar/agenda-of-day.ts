import type { Booking } from '@/contracts/bookings';
import { type VisitOnDay, visitsOnDay } from './visit-on-day';

/** What a stay is on one day. */
export type StayMoment = 'arrival' | 'overnight' | 'departure';

export interface StayOnDay {
  booking: Booking;
  moment: StayMoment;
}

export interface Agenda {
  /** Those who leave first, then those who come, then those who are there. */
  stays: StayOnDay[];
  visits: VisitOnDay[];
}

const ORDER: readonly StayMoment[] = ['departure', 'arrival', 'overnight'];

/** Everything that is booked on one day. */
export function agendaOfDay(bookings: readonly Booking[], day: string): Agenda {
  const stays = bookings.flatMap((booking) => {
    const moment = momentOn(booking, day);
    return moment ? [{ booking, moment }] : [];
  });
  return {
    stays: stays.sort((a, b) => ORDER.indexOf(a.moment) - ORDER.indexOf(b.moment)),
    visits: visitsOnDay(bookings, day),
  };
}

function momentOn({ bookingDateText, bookingEndDateText }: Booking, day: string): StayMoment | null {
  if (bookingEndDateText === null || day < bookingDateText || day > bookingEndDateText) return null;
  if (day === bookingDateText) return 'arrival';
  return day === bookingEndDateText ? 'departure' : 'overnight';
}
