import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { fixtures as rooms } from '@/sections/types/rooms/fixtures';

const stage = startStage();

/** The pictures of the fixtures do not exist. */
const NO_PICTURE = [/\/uploads\//];

const PASTED = `Polievky
0,3 l Vývar … 2,50 € (1,3,9)
Hlavné jedlá
150 g Vyprážaný syr 7,50 € (1,3,7)
Svíčková na smetaně 189 Kč`;

it('a pasted menu becomes rows, and undo takes it back as one step', async () => {
  const owner = await stage.owner('pasted-menu', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'pasted-menu', [buildSection('menu', 1, { categories: [] }, 'Menu')], true);
  const row = page.locator('[data-section-row="menu-1"]');
  await row.locator('.sec__toggle').click();
  await row.getByLabel('Your list as text').fill(PASTED);
  await row.getByText('2 categories, 3 items').first().waitFor();
  await owner.expectAccessible('editor of a menu, pasted');
  await row.getByRole('button', { name: 'Add to the list' }).click();
  const categories = row.getByLabel('Name of the category');
  await expect.poll(() => categories.count()).toBe(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => categories.count()).toBe(0);
  await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
  await expect.poll(() => categories.count()).toBe(2);

  await row.getByText('1 item', { exact: true }).click();
  await row.getByText('Amount, description, allergens').click();
  await row.getByRole('button', { name: '9 Celery' }).click();
  await row.getByText('Daily menus').click();
  await row.getByRole('button', { name: 'Add day' }).click();
  await row.getByRole('button', { name: 'Add soup' }).click();
  await page.keyboard.type('Kulajda');
  await row.getByRole('button', { name: 'Copy to the next day' }).click();
  await expect.poll(() => row.getByLabel('Day', { exact: true }).count()).toBe(2);
  await owner.expectAccessible('editor of a menu');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/pasted-menu');
  await visitor.page.getByText('Kulajda').first().waitFor();
  await expect
    .poll(() => visitor.page.locator('.s-courses').innerText())
    .toMatch(/Vývar\s+0,3 l\s+allergens\s+1, 3\s/);
  await visitor.expectAccessible('a menu on a phone');
  owner.expectSilence();
});

it('a room leads to the booking section that has it', async () => {
  const owner = await stage.owner('rooms', DESKTOP, NO_PICTURE);
  const { page } = owner;
  const services = [{ id: 'attic', name: 'Attic', duration: 60, price: 64, description: '' }];
  const booking = { title: 'Your nights', bookingType: 'daily', services };
  await openNewEditor(
    owner,
    'rooms',
    [buildSection('rooms', 1, rooms.typical.content, 'Our rooms'), buildSection('booking', 2, booking)],
    true,
  );
  const row = page.locator('[data-section-row="rooms-1"]');
  await row.locator('.sec__toggle').click();
  await row.getByLabel("Button 'Choose nights'").first().selectOption('Attic');
  await row.getByText('Pictures', { exact: true }).first().click();
  await row.getByText('Prices', { exact: true }).first().click();
  await row.getByText('Size, beds and equipment').first().click();
  await owner.expectAccessible('editor of rooms');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(PHONE, NO_PICTURE);
  await visitor.page.goto('/rooms');
  await visitor.expectAccessible('rooms on a phone');
  await visitor.page.getByRole('link', { name: 'Choose nights The Rowan room' }).click();
  await visitor.page.waitForURL(/#booking-2\.attic$/);
});

it('a menu of the day that is over leaves a page that stays open', async () => {
  const slug = 'menu-in-a-tab';
  const owner = await stage.owner(slug, PHONE);
  const dish = (name: string) => ({ id: name, name, description: '', price: '7,90', allergens: [] });
  const today = new Date().toISOString().slice(0, 10);
  const [carp, goulash] = ['Carp', 'Goulash'].map((name, index) => ({
    id: name,
    date: addDays(today, 3 - index),
    dishes: [dish(name)],
  }));
  const build = (...days: unknown[]) => ({
    title: 'U dvoch kaprov',
    slug,
    isPublished: true,
    pageData: {
      sections: [
        buildSection('description', 0, { text: 'An inn by the pond' }),
        buildSection('menu', 1, { categories: [], days }, 'What we cook'),
      ],
    },
  });
  const answer = await owner.page.request.post('/api/websites', { data: build(goulash, carp) });
  const { id } = await answer.json();
  const save = (...days: unknown[]) =>
    owner.page.request.put(`/api/websites/${id}`, { data: build(...days) });

  const { page } = await stage.visitor(PHONE);
  await page.clock.install();
  await page.goto(`/${slug}`);
  const menu = page.locator('.s-menu');
  await menu.locator('summary').click();
  const unfolded = menu.locator('details[open]');
  await unfolded.waitFor();

  // A look that finds the same leaves open what the visitor has unfolded.
  const look = page.waitForResponse((response) => response.url().endsWith(`/${slug}`));
  await page.clock.fastForward('25:00:00');
  await (await look).finished();
  await expect.poll(() => unfolded.count()).toBe(1);
  await save(carp);
  await page.clock.fastForward('01:30');
  await expect.poll(() => menu.innerText()).not.toContain('Goulash');
  await expect.poll(() => menu.innerText()).toContain('Carp');
  await save();
  await page.clock.fastForward('01:30');
  await expect.poll(() => menu.count()).toBe(0);
  await page.getByText('An inn by the pond').waitFor();
});
