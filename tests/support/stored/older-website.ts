import { eq } from 'drizzle-orm';
import { users } from '@/server/db/tables/users';
import { websites } from '@/server/db/tables/websites';
import { type DatabaseHandle, getOne } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';
import { addSignedInOwner } from '../signed-in-owner';

const text =
  'Sme malá pekáreň v Trenčíne a pečieme každý deň okrem nedele. Chlieb si môžete objednať aj telefonicky.';

/** Adds a website as the migration leaves one that was stored before there were languages. */
export async function addOlderWebsite(database: DatabaseHandle): Promise<void> {
  await addSignedInOwner({ database, clock: systemClock }, 'older');
  const { db } = database;
  const now = systemClock.now();
  const owner = getOne(await db.select().from(users).where(eq(users.nickname, 'older')));
  const section = { id: 'description-1', type: 'description', title: '', content: { text }, order: 0 };
  await db.insert(websites).values({
    userId: owner.id,
    title: 'Pekáreň',
    slug: 'older',
    pageData: { sections: [section] },
    isPublished: true,
    languageGuess: 'due',
    createdAt: now,
    updatedAt: now,
  });
}
