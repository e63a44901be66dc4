import { lockName, type Transaction } from '../../kernel/database';
import { claimPlace, countOnDay } from './claims';
import { type OfferedDiary, toPlaceColumns } from './get-service';
import { type BookingRecord, updateBooking } from './queries';

/**
 * Sorts the people of whom any will do in the order in which they are asked: first those with the fewest bookings that
 * day, then as in the owner's list. Transactions that book anyone follow each other, so that each sees the bookings of
 * the one before.
 */
export async function orderFairly(
  tx: Transaction,
  websiteId: number,
  diaries: readonly OfferedDiary[],
  date: string,
): Promise<OfferedDiary[]> {
  if (diaries.length < 2) return [...diaries];
  await lockName(tx, `people ${websiteId}`);
  const resources = diaries.map(({ resource }) => resource);
  const counts = await countOnDay(tx, websiteId, resources, date);
  const count = ({ resource }: OfferedDiary) => counts.get(resource) ?? 0;
  return diaries.toSorted((one, other) => count(one) - count(other));
}

/**
 * Holds the time of a new booking in the first free one of some diaries, and returns the booking as it then stands;
 * null when none is free.
 */
export async function claimOffer(
  tx: Transaction,
  booking: BookingRecord,
  diaries: readonly OfferedDiary[],
): Promise<BookingRecord | null> {
  const diary = await claimPlace(tx, booking, diaries);
  if (!diary) return null;
  if (diary.resource === booking.resource) return booking;
  return updateBooking(tx, booking.id, toPlaceColumns(diary));
}
