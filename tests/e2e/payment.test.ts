import { chooseCard, getHeading, openForm, pay, SUBSCRIBE } from '@tests/support/payment-form';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { describe, expect, it } from 'vitest';

const stage = startStage();

describe('a payment', () => {
  it('that is declined is said in the words of the provider, and another card pays after a reload', async () => {
    const owner = await stage.owner('payment-declined', DESKTOP);
    const { page } = owner;
    await page.goto('/subscription');
    await openForm(page);
    await chooseCard(page, 'is declined');
    await pay(page);
    await page.getByText('Payment Failed', { exact: true }).waitFor();
    await page.getByText('Your card was declined.', { exact: true }).waitFor();
    await owner.expectAccessible('declined');
    await page.reload();
    await openForm(page);
    await chooseCard(page, 'is paid');
    await pay(page);
    await getHeading(page, 'Payment Successful!').waitFor();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await getHeading(page, 'My websites').waitFor();
    owner.expectSilence();
  });

  it('that the bank wants confirmed leads there and back, refused first and then confirmed', async () => {
    const owner = await stage.owner('payment-bank', PHONE);
    const { page } = owner;
    await page.goto('/subscription');
    await openForm(page);
    await chooseCard(page, 'asks you to confirm');
    await pay(page);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await getHeading(page, "The payment didn't go through").waitFor();
    await owner.expectAccessible('refused at the bank');
    await page.getByRole('link', { name: 'Back to payment' }).click();
    await openForm(page);
    await chooseCard(page, 'asks you to confirm');
    await pay(page);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await getHeading(page, 'Payment Successful!').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.has('redirect_status')).toBe(false);
    await page.getByText(/^pi_sandbox_/).waitFor();
    await owner.expectAccessible('confirmed at the bank');
  });

  it('that somebody made up is not believed', async () => {
    const owner = await stage.owner('payment-refused', DESKTOP, [/\/api\/confirm-subscription/]);
    const { page } = owner;
    await page.goto('/payment-success?payment_intent=pi_made_up&redirect_status=succeeded');
    await getHeading(page, "The payment didn't go through").waitFor();
    await page.goto('/payment-success?payment_intent=pi_made_up');
    await getHeading(page, 'Current Plan').waitFor();
    owner.expectSilence();
  });

  it('that could not be checked is checked again, and never paid twice', async () => {
    const owner = await stage.owner('payment-unsure', DESKTOP, [/\/api\/(confirm|create)-subscription/]);
    const { page } = owner;
    const noProvider = { status: 502, json: { code: 'PROVIDER_UNAVAILABLE', message: 'Nobody answers' } };
    await page.route('**/api/create-subscription', (route) => route.fulfill(noProvider));
    await page.goto('/subscription');
    await page.getByRole('button', { name: SUBSCRIBE }).click();
    await page.getByText('Nobody answers', { exact: true }).waitFor();
    await page.unroute('**/api/create-subscription');
    await openForm(page);
    await page.route('**/api/confirm-subscription', (route) => route.fulfill(noProvider));
    await chooseCard(page, 'is paid');
    await pay(page);
    await getHeading(page, "We couldn't check the payment yet").waitFor();
    await owner.expectAccessible('unchecked');
    await page.unroute('**/api/confirm-subscription');
    await page.getByRole('button', { name: 'Check again' }).click();
    await getHeading(page, 'Payment Successful!').waitFor();
    owner.expectSilence();
  });
});
