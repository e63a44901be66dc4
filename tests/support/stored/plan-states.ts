import { eq } from 'drizzle-orm';
import { addDays, DAY_MS, getDeviceDate } from '@/core/dates';
import { contactSubmissions } from '@/server/db/tables/messages';
import { users } from '@/server/db/tables/users';
import { waitlistEntries } from '@/server/db/tables/waitlist';
import { websites } from '@/server/db/tables/websites';
import { type DatabaseHandle, getOne } from '@/server/kernel/database';
import { systemClock as clock } from '@/server/ports/clock';
import { addSignedInOwner } from '../signed-in-owner';

/** Tells how many days of the trial each owner has left. */
const TRIAL_DAYS_LEFT = { 'six-days-left': 6, trial: 3, expired: -1, lapsed: -1 };
const PLANS = { 'on-free': 'free', 'on-standard': 'standard', ended: 'expired', overdue: 'premium' };

/**
 * Adds owners in every state of a plan; some states take days to come. The lapsed owner has a website, a message and an
 * entry on the waiting list.
 */
export async function addPlanStates(database: DatabaseHandle): Promise<void> {
  const { db } = database;
  for (const [nickname, days] of Object.entries(TRIAL_DAYS_LEFT)) {
    await addSignedInOwner({ database, clock }, nickname);
    const trialEndDate = new Date(clock.now().getTime() + days * DAY_MS);
    await db.update(users).set({ trialEndDate }).where(eq(users.nickname, nickname));
  }
  for (const [nickname, tier] of Object.entries(PLANS))
    await addSignedInOwner({ database, clock }, nickname, tier);
  await db.update(users).set({ subscriptionStatus: 'past_due' }).where(eq(users.nickname, 'overdue'));
  await addLapsedWebsite(database);
}

async function addLapsedWebsite({ db }: DatabaseHandle): Promise<void> {
  const createdAt = clock.now();
  const owner = getOne(await db.select().from(users).where(eq(users.nickname, 'lapsed')));
  const website = {
    userId: owner.id,
    title: 'Salón Jarmila',
    slug: 'salon-lapsed',
    isPublished: true,
    pageData: { sections: [] },
    createdAt,
    updatedAt: createdAt,
  };
  const { id: websiteId } = getOne(await db.insert(websites).values(website).returning());
  await db.insert(contactSubmissions).values({
    websiteId,
    name: 'Tibor',
    email: 'tibor@example.com',
    message: 'Máte zajtra voľno?',
    createdAt,
  });
  const date = addDays(getDeviceDate(createdAt), 9);
  await db.insert(waitlistEntries).values({
    websiteId,
    sectionId: 'booking-0',
    serviceId: 'cut',
    service: 'Strih',
    date,
    during: `[${date} 00:00,${addDays(date, 1)} 00:00)`,
    name: 'Milada',
    email: 'milada@example.com',
    provenAt: createdAt,
    createdAt,
  });
}
