import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it.each([
  { name: 'desktop', device: DESKTOP, edge: 24 },
  { name: 'phone', device: PHONE, edge: 16 },
])(
  'a notice stays at its edge while a dialog is open, clear of the dialog’s buttons: $name',
  async ({ name, device, edge }) => {
    const owner = await stage.owner(`notices-${name}`, device, [/\/api\/websites$/]);
    const { page } = owner;
    await page.route('**/api/websites', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Create first website' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Website Name').fill(`Oznamy ${name}`);
    await dialog.getByText('This name is available').first().waitFor();
    await dialog.getByRole('button', { name: 'Create Website' }).click();
    const notice = dialog.locator('.toast');
    await notice.waitFor();
    // Nothing lies over them: a press would meet them.
    await dialog.getByRole('button', { name: 'Create Website' }).click({ trial: true });
    await dialog.getByRole('button', { name: 'Cancel' }).click({ trial: true });
    const gap = await notice.evaluate((element) => innerWidth - element.getBoundingClientRect().right);
    expect(gap).toBe(edge);
    await owner.expectAccessible(`create dialog with a notice, ${name}`);
  },
);

it('a notice stays under a dialog that is opened after it', async () => {
  const owner = await stage.owner('notice-before', PHONE);
  const { page } = owner;
  const data = { title: 'Oznam pred otázkou', slug: 'notice-before' };
  await page.request.post('/api/websites', { data });
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/login');
  await page.getByLabel('Email').fill('notice-before@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.locator('.toast').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: false }).first().click();
  const question = page.locator('dialog[open]');
  await question.waitFor();
  await expect.poll(() => question.locator('.toast').count()).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
});
