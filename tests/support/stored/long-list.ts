import { eq } from 'drizzle-orm';
import { bookings } from '@/server/db/tables/bookings';
import { users } from '@/server/db/tables/users';
import { websites } from '@/server/db/tables/websites';
import { type DatabaseHandle, getOne } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';
import { buildBookingPage, salon } from '../booking-page';
import { addSignedInOwner } from '../signed-in-owner';

const DAY = '2026-12-01';

/** Adds a website with 102 bookings; all are cancelled, since they would take each other's time. */
export async function addLongList(database: DatabaseHandle): Promise<void> {
  await addSignedInOwner({ database, clock: systemClock }, 'many');
  const { db } = database;
  const now = systemClock.now();
  const owner = getOne(await db.select().from(users).where(eq(users.nickname, 'many')));
  const website = getOne(
    await db
      .insert(websites)
      .values({
        userId: owner.id,
        title: 'Salón',
        slug: 'many',
        pageData: buildBookingPage(salon),
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  const rows = Array.from({ length: 102 }, (_, index) => ({
    websiteId: website.id,
    sectionId: 'booking-1',
    serviceId: 'cut',
    resource: 'booking-1/cut',
    during: `[${DAY} 09:00,${DAY} 10:00)`,
    bookingType: 'hourly' as const,
    service: 'Cut',
    durationMinutes: 60,
    customerName: `Customer ${index}.`,
    customerEmail: 'customer@example.com',
    bookingDate: new Date(`${DAY}T08:00:00Z`),
    bookingDateText: DAY,
    bookingTimeText: '09:00',
    status: 'cancelled' as const,
    createdAt: new Date(now.getTime() + index),
  }));
  await db.insert(bookings).values(rows);
}
