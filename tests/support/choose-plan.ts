import type { Page } from 'playwright-core';

/** Subscribes by the calls that the payment form makes; to Premium by default. */
export async function payFor({ request }: Page, tier?: 'standard'): Promise<void> {
  const { clientSecret } = await (
    await request.post('/api/create-subscription', { data: tier ? { tier } : {} })
  ).json();
  const card = { clientSecret, number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
  const paid = await (await request.post('/api/payments/sandbox/confirm', { data: card })).json();
  const { paymentIntentId } = paid;
  await request.post('/api/confirm-subscription', { data: { paymentIntentId } });
}

/** Gives up the trial. */
export async function switchToFree({ request }: Page): Promise<void> {
  await request.put('/api/auth/subscription', { data: { tier: 'free' } });
}
