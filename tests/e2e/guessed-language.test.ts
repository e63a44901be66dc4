import { addSignedInOwner } from '@tests/support/signed-in-owner';
import { DESKTOP, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { users } from '@/server/db/tables/users';
import { websites } from '@/server/db/tables/websites';
import type { DatabaseHandle } from '@/server/kernel/database';
import { systemClock } from '@/server/ports/clock';

const stage = startStage({ prepare: addOlderWebsite });

const text =
  'Sme malá pekáreň v Trenčíne a pečieme každý deň okrem nedele. Chlieb si môžete objednať aj telefonicky.';

it('an older website speaks the language of its owner, who is told until it is read', async () => {
  const owner = await stage.signedIn('older', DESKTOP);
  const { page } = owner;
  const language = () => page.request.get('/older').then((answer) => answer.text());
  await expect.poll(language).toContain('<html lang="sk"');
  await page.goto('/');
  const note = page.getByText('Your website now speaks Slovak. You can change it in Basic Settings.');
  await note.waitFor();
  await owner.expectAccessible('the dashboard with a language that was guessed');
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await note.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').count()).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Pekáreň' }).waitFor();
  await expect.poll(() => note.count()).toBe(0);
  owner.expectSilence();
});

/** As the migration leaves a website that was stored before there were languages. */
async function addOlderWebsite(database: DatabaseHandle): Promise<void> {
  await addSignedInOwner({ database, clock: systemClock }, 'older');
  const { db } = database;
  const now = systemClock.now();
  const [owner] = await db.select().from(users);
  const section = { id: 'description-1', type: 'description', title: '', content: { text }, order: 0 };
  await db.insert(websites).values({
    userId: owner?.id ?? 0,
    title: 'Pekáreň',
    slug: 'older',
    pageData: { sections: [section] },
    isPublished: true,
    languageGuess: 'due',
    createdAt: now,
    updatedAt: now,
  });
}
