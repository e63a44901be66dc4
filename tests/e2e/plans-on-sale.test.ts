import { chooseCard, fitsWidth, getHeading } from '@tests/support/payment-form';
import { PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import { expect, it } from 'vitest';

const stage = startStage();

it('sells Standard, then Premium for the difference, then Standard again', async () => {
  const owner = await stage.owner('buys-standard', PHONE);
  const { page } = owner;
  await page.goto('/subscribe?plan=standard');
  await getHeading(page, 'Standard').waitFor();
  await page.getByText('most popular').waitFor();
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual(['Standard', 'Premium']);
  await owner.expectAccessible('both plans');
  await expect.poll(() => fitsWidth(page)).toBe(true);
  await page.getByRole('link', { name: 'Choose Standard' }).click();

  await getHeading(page, 'Subscribe to Standard').waitFor();
  await owner.expectAccessible('subscription to Standard');
  await expect.poll(() => fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Subscribe for €6.99/month' }).click();
  await page.getByText('Get instant access to all features of Standard with no setup fees.').waitFor();
  await chooseCard(page, 'is paid');
  await page.getByRole('button', { name: 'Subscribe - €6.99/month' }).click();
  await page.getByText('Welcome to the standard plan! Your subscription is now active.').waitFor();
  await page.getByText('€6.99/month').waitFor();
  await owner.expectAccessible('payment success, Standard');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByText('STANDARD', { exact: true }).waitFor();

  await page.goto('/subscription');
  await page.getByText('Standard Active').waitFor();
  await getHeading(page, 'Change to Premium').waitFor();
  await page.getByText('Today you only pay the difference', { exact: false }).waitFor();
  await owner.expectAccessible('change to Premium');
  await page.getByRole('button', { name: 'Change to Premium' }).click();
  await page.getByText('Welcome to the premium plan! Your subscription is now active.').waitFor();

  await page.goto('/subscribe');
  await page.getByRole('link', { name: 'Change to Standard' }).click();
  await getHeading(page, 'Change to Standard').waitFor();
  await page.getByText('Product orders', { exact: true }).waitFor();
  await owner.expectAccessible('change to Standard');
  await expect.poll(() => fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Change to Standard' }).click();
  await page.getByText(/^Standard begins on .*\. Until then you keep Premium\.$/).waitFor();
  await owner.expectAccessible('Standard follows');
  await page.goto('/profile');
  await page.getByText(/^Standard begins on /).waitFor();
  await owner.expectAccessible('profile, Standard follows');
  await page.getByRole('button', { name: 'Keep Premium' }).press('Enter');
  await page.getByText(/^The next payment is on /).waitFor();
  await expectFocus(page.getByRole('link', { name: 'View Plans' }));

  await page.getByRole('button', { name: 'Switch to Free' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Switch to Free' });
  await dialog
    .getByText('Visitors will no longer see these on your pages: Contact form, Polls', { exact: false })
    .waitFor();
  await dialog.getByRole('button', { name: 'Switch to Free' }).click();
  await page.getByText(/^Free begins on /).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Switch to Free' }).count()).toBe(0);
  await page.goto('/subscription');
  await page.getByText(/^Free begins on .*\. Until then you keep Premium\.$/).waitFor();
  await page.getByRole('button', { name: 'Keep Premium' }).click();
  await page.getByText(/^The next payment is on /).waitFor();
  owner.expectSilence();
});
