import { PHONE, startStage } from '@tests/support/stage';
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
  await page.getByRole('menuitem', { name: 'Duplicate…' }).click();
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
