import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

it('a website is copied, deleted, brought back from the bin and deleted for good', async () => {
  const owner = await stage.owner('bin', PHONE);
  const { page } = owner;
  const made = await page.request.post('/api/websites', {
    data: { title: 'Salón Vzor', slug: 'salon-vzor' },
  });
  expect(made.status()).toBe(201);
  await page.goto('/');
  await page.getByRole('button', { name: 'More for Salón Vzor' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate website' });
  await dialog.getByText('This address is available').first().waitFor();
  await owner.expectAccessible('copying a website');
  await dialog.getByRole('button', { name: 'Make the copy as a draft' }).click();
  await page.getByRole('heading', { name: 'Salón Vzor copy' }).waitFor();

  await page.getByRole('button', { name: 'Delete Salón Vzor', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('The page itself stays in the bin for 30 days').waitFor();
  await question.getByRole('button', { name: 'Delete website' }).click();
  await page.getByRole('link', { name: 'Bin, 1 website' }).click();
  await page.getByRole('heading', { name: 'Bin', exact: true }).waitFor();
  await page.getByText('30 days left').waitFor();
  await owner.expectAccessible('the bin');
  await page.getByRole('button', { name: 'Bring back Salón Vzor' }).click();
  await page.getByText('Salón Vzor is back as a draft').first().waitFor();
  await page.getByText('The bin is empty').waitFor();

  await page.getByRole('link', { name: 'My websites' }).click();
  await page.getByRole('button', { name: 'Delete Salón Vzor', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete website' }).click();
  await page.getByRole('link', { name: 'Bin, 1 website' }).click();
  await page.getByRole('button', { name: 'Delete now: Salón Vzor' }).click();
  const last = page.getByRole('alertdialog', { name: 'Delete for good?' });
  await expect.poll(() => last.getByRole('button', { name: 'Delete for good' }).isDisabled()).toBe(true);
  await last.getByLabel('Type the name of the website').fill('Salón Vzor');
  await owner.expectAccessible('the last question');
  await last.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Salón Vzor is deleted for good').first().waitFor();
  await page.getByText('The bin is empty').waitFor();
});

/** Creates a website, and deletes it on the dashboard. */
async function deleteOne({ page }: WatchedPage, slug: string): Promise<void> {
  const made = await page.request.post('/api/websites', { data: { title: 'Omyl', slug, isPublished: true } });
  expect(made.status()).toBe(201);
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete Omyl', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete website' }).click();
  await page.getByText('Website successfully deleted').first().waitFor();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo the deletion of Omyl' });
const card = (page: Page) => page.getByRole('heading', { name: 'Omyl', exact: true });

it('a deletion is taken back from its notice, once however often it is pressed, and by the keyboard', async () => {
  const owner = await stage.owner('bin-undo', PHONE);
  const { page } = owner;
  await deleteOne(owner, 'bin-undo');
  // A notice stays while the pointer is on it.
  await undo(page).hover();
  await owner.expectAccessible('a deletion that can be taken back');
  await undo(page).dblclick();
  await page.getByText('Omyl is back as a draft').first().waitFor();
  await card(page).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Bin/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Delete Omyl', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete website' }).click();
  await undo(page).waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await card(page).waitFor();
  expect(await (await page.request.get('/api/bin')).json()).toEqual([]);
  owner.expectSilence();
});

it('what another tab has brought back is not brought back again', async () => {
  const owner = await stage.owner('bin-tabs', DESKTOP);
  const { page } = owner;
  await deleteOne(owner, 'bin-tabs');
  const [binned] = await (await page.request.get('/api/bin')).json();
  await page.request.post(`/api/bin/${binned.id}/bring-back`, { data: {} });
  await undo(page).click();
  await page.getByText("It isn't in the bin any more.").first().waitFor();
  await card(page).waitFor();
  expect(await (await page.request.get('/api/websites')).json()).toHaveLength(1);
  owner.expectSilence();
});

it('without a connection the notice says so and offers it again, also on the next screen', async () => {
  const owner = await stage.owner('bin-offline', PHONE, [/\/api\//]);
  const { page } = owner;
  await deleteOne(owner, 'bin-offline');
  await undo(page).hover();
  await page.getByRole('link', { name: 'Bin, 1 website' }).press('Enter');
  await page.getByRole('button', { name: 'Bring back Omyl' }).waitFor();
  await page.context().setOffline(true);
  await undo(page).click();
  await page.getByText("We couldn't bring the website back").first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Omyl is back as a draft').first().waitFor();
  await page.getByText('The bin is empty').waitFor();
});

it('after ten seconds the notice has gone, and the bin still has the website', async () => {
  const owner = await stage.owner('bin-expired', DESKTOP);
  const { page } = owner;
  await page.clock.install();
  await deleteOne(owner, 'bin-expired');
  await undo(page).waitFor();
  await page.clock.fastForward(11_000);
  await expect.poll(() => undo(page).count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('link', { name: 'Bin, 1 website' }).click();
  await page.getByRole('button', { name: 'Bring back Omyl' }).waitFor();
  owner.expectSilence();
});
