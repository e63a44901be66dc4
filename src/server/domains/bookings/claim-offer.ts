import { lockName, type Transaction } from '../../kernel/database';
import { claimPlace, countOnDay } from './claims';
import { type OfferedDiary, toPlaceColumns } from './get-service';
import { type BookingRecord, updateBooking } from './queries';

/**
 * Puts the people of whom any will do in the order in which they are asked: who has fewest bookings that day, then as the
 * list has them. Those who book anyone follow each other, so that each sees what the one before was given.
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

/** Holds the time of a new booking in the first of some diaries that is free, and says whose it is; null when none is. */
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
