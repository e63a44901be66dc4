import type { BookingInput } from '@/contracts/bookings';
import { addWaiting, countNights, NOTHING_WAITS, type WaitingBookings } from '@/core/booking-limits';
import { type TimeRange, touches } from '@/core/bookings';
import { toLocalDateTime } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import type { Transaction } from '../../kernel/database';
import { completeRow } from '../../kernel/json-rows';
import type { Outcome } from '../../kernel/rounds';
import { inTransaction } from '../../kernel/unit-of-work';
import { type HeldWebsite, lockServedWebsite } from '../websites';
import { getClaimedRange } from './claims';
import type { OfferedDiary } from './get-service';
import { notifyOfBookings } from './notify-of-booking';
import { type BookingPlan, planBooking } from './plan-booking';
import { type BookingDeps, hashEmail } from './proofs';
import type { BookingRecord } from './queries';
import { assertRoom, createTimeTakenError } from './refuse-booking';
import { beginRound, insertRound, readTimeFacts, type TimeFacts } from './round-queries';
import { countStrangers } from './waiting-queries';
import { leaveByBooking } from './waitlist-queries';

/** A visitor has sent this; the network is a hash. */
export interface BookingCall {
  input: BookingInput;
  network: string;
}

type BookingOutcome = Outcome<BookingRecord>;

/**
 * Books for several visitors of one website in one transaction. The result is as if the bookings of the round came one
 * after the other. A call that may have come before, and one that takes whichever of several people is free, need a
 * closer look: they are left to a transaction of their own.
 */
export async function bookTogether(
  deps: BookingDeps,
  slug: string,
  calls: readonly BookingCall[],
): Promise<BookingOutcome[]> {
  const now = deps.clock.now();
  const outcomes: BookingOutcome[] = calls.map(() => 'alone');
  await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockServedWebsite(tx, slug, 'booking', now);
    const planned = calls.flatMap(({ input, network }, index) => {
      try {
        const plan = planBooking(website, input, now);
        const [diary, ...others] = plan.diaries;
        return diary && others.length === 0 ? [{ index, input, network, plan, diary }] : [];
      } catch (error) {
        // If the same call has made a booking before, that one counts, whatever the page says now.
        if (!input.requestId) outcomes[index] = { error };
        return [];
      }
    });
    if (planned.length === 0) return;
    const asked = await prepare(tx, deps, website, planned, now);
    const wallTime = toLocalDateTime(now, website.timeZone);
    const { times, doesAnybodyWait } = await readTimeFacts(tx, website.id, asked, wallTime);
    const bound = asked.flatMap(({ network, isBound }) => (isBound ? [network] : []));
    const strangers = bound.length > 0 ? await countStrangers(tx, website.id, bound, wallTime) : null;
    const round = new Round(strangers);
    const accepted = asked.flatMap((booking) => {
      const place = round.judge(booking, times.get(booking.id));
      if (typeof place === 'number') return [{ ...booking, place }];
      outcomes[booking.index] = place;
      return [];
    });
    if (accepted.length === 0) return;
    const keys = await insertRound(tx, website.id, accepted);
    const stored = accepted.flatMap(({ index, id, row }) => {
      const customerKey = keys.get(id);
      if (customerKey === undefined) return [];
      const record: BookingRecord = { ...completeRow(bookings, row), id, customerKey };
      outcomes[index] = { result: record };
      return [record];
    });
    // A customer who has booked is taken off the waiting list for that time.
    if (doesAnybodyWait) for (const booking of stored) await leaveByBooking(tx, booking);
    if (stored.length > 0) await notifyOfBookings(work, deps, website, stored);
  });
  return outcomes;
}

interface PlannedCall extends BookingCall {
  index: number;
  plan: BookingPlan;
  diary: OfferedDiary;
}

/** A call asks for this booking; it is not stored yet. */
interface AskedBooking extends PlannedCall {
  id: number;
  row: ReturnType<BookingPlan['toRow']>;
  email: string;
  requestId: string | null;
  resource: string;
  places: number;
  range: TimeRange;
  /** It is true if the limits for strangers apply to the booking. */
  isBound: boolean;
  /** The booking counts as this much among the waiting ones. */
  waits: WaitingBookings;
}

async function prepare(
  tx: Transaction,
  deps: BookingDeps,
  website: HeldWebsite,
  planned: readonly PlannedCall[],
  now: Date,
): Promise<AskedBooking[]> {
  const { hasRateLimits } = deps.config;
  const customers = planned.map(({ input: { customerEmail: email } }) => ({
    email,
    emailHash: hashEmail(deps, website.id, email),
  }));
  const held = { now, areStrangersHeld: hasRateLimits };
  const { ids, proven } = await beginRound(tx, website.id, customers, held);
  return planned.map((call, position) => {
    const isProven = proven.has(customers[position]?.emailHash ?? '');
    const row = call.plan.toRow(call.diary, { network: call.network, isProven });
    return {
      ...call,
      id: ids[position] ?? 0,
      row,
      email: row.customerEmail,
      requestId: row.requestId ?? null,
      resource: call.diary.resource,
      places: call.diary.places,
      range: getClaimedRange(
        {
          ...row,
          bookingEndDateText: row.bookingEndDateText ?? null,
          durationMinutes: row.durationMinutes ?? null,
        },
        call.diary,
      ),
      isBound: hasRateLimits && !isProven,
      waits: row.status === 'pending' ? countWaiting(row) : NOTHING_WAITS,
    };
  });
}

function countWaiting(row: AskedBooking['row']): WaitingBookings {
  const { bookingDateText: arrival, bookingEndDateText: departure } = row;
  return departure
    ? { stays: 1, nights: countNights(arrival, departure), visits: 0 }
    : { stays: 0, nights: 0, visits: 1 };
}

/** Judges the bookings of a round one after the other, each together with the earlier ones. */
class Round {
  private readonly accepted: (AskedBooking & { place: number })[] = [];

  constructor(private readonly strangers: Awaited<ReturnType<typeof countStrangers>> | null) {}

  /** Returns the place that a booking holds, or the outcome if it holds none. */
  judge(booking: AskedBooking, facts: TimeFacts | undefined): number | BookingOutcome {
    if (!facts || facts.isKnown) return 'alone';
    if (facts.freePlaces.length === 0) return { error: createTimeTakenError(booking.plan.offer) };
    try {
      this.assertRoom(booking, facts, []);
    } catch (error) {
      return { error };
    }
    try {
      // Accepted bookings may still be refused, so a booking that has no room because of them is tried again later.
      this.assertRoom(booking, facts, this.accepted);
    } catch {
      return 'again';
    }
    const place = facts.freePlaces.find((free) => !this.isTakenHere(booking, free));
    if (place === undefined) return 'again';
    this.accepted.push({ ...booking, place });
    return place;
  }

  private isTakenHere({ resource, range }: AskedBooking, place: number): boolean {
    return this.accepted.some(
      (other) => other.resource === resource && other.place === place && touches(other.range, range),
    );
  }

  private assertRoom(
    booking: AskedBooking,
    { ofCustomer }: TimeFacts,
    others: readonly AskedBooking[],
  ): void {
    const waiting = [booking, ...others].filter(({ row }) => row.status === 'pending');
    const email = booking.email.toLowerCase();
    const sum = (some: readonly AskedBooking[], before = NOTHING_WAITS) =>
      some.map(({ waits }) => waits).reduce(addWaiting, before);
    const { network } = booking;
    assertRoom({
      ofCustomer: ofCustomer + waiting.filter((other) => other.email.toLowerCase() === email).length,
      ofStrangers: booking.isBound
        ? {
            ofNetwork: sum(
              waiting.filter((other) => other.row.network === network),
              this.strangers?.ofNetworks.get(network),
            ),
            unproven: sum(
              waiting.filter(({ row }) => !row.isEmailProven),
              this.strangers?.unproven,
            ),
          }
        : null,
    });
  }
}
