import { makePictureFile } from '@tests/support/gallery-page';
import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('finished work is filled in, compared and enlarged from one picture to the next', async () => {
  const owner = await stage.owner('projects', DESKTOP);
  const { page } = owner;
  await openNewEditor(owner, 'projects', [buildSection('projects', 1, { projects: [] }, 'Our work')], true);
  const row = page.locator('[data-section-row="projects-1"]');
  await row.locator('.sec__toggle').click();
  await row.getByRole('button', { name: 'Add project' }).click();
  await page.keyboard.type('Barn');
  await row.getByLabel('Place').fill('Oravice');
  const inputs = row.locator('input[type=file]');
  for (const place of [0, 1, 2]) {
    await inputs.nth(place).setInputFiles(await makePictureFile(`${place}.png`, '#c81e1e'));
    await expect.poll(() => row.locator('.picture-field__thumb img').count()).toBe(place + 1);
  }
  await owner.expectAccessible('editor of projects');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/projects');
  await visitor.expectAccessible('projects on a phone');
  await visitor.page.getByRole('link', { name: 'After · Barn, Oravice' }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Our work' });
  await dialog.getByText('After · Barn, Oravice').waitFor();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await dialog.getByText('3 / 3').waitFor();
  await visitor.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  visitor.expectSilence();
});
