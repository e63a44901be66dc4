import { reportEvent } from '@/app/lib/tracking/google-tag';
import { CURRENCY } from '@/core/money';
import { MONTHLY_PRICE_CENTS } from '@/core/plans';

export const REPORTED_KEY = 'reportedPurchase';

/** Tells the tracker, if the owner allows one, that Premium was paid; once for a payment, however often it is confirmed. */
export function reportPurchase(paymentIntentId: string): void {
  if (lastReported() === paymentIntentId) return;
  const value = MONTHLY_PRICE_CENTS.premium / 100;
  const item = { item_id: 'premium', item_name: 'Premium subscription', price: value, quantity: 1 };
  const purchase = { transaction_id: paymentIntentId, value, currency: CURRENCY, items: [item] };
  if (reportEvent('purchase', purchase)) keepReported(paymentIntentId);
}

function lastReported(): string | null {
  try {
    return window.localStorage.getItem(REPORTED_KEY);
  } catch {
    return null;
  }
}

function keepReported(paymentIntentId: string): void {
  try {
    window.localStorage.setItem(REPORTED_KEY, paymentIntentId);
  } catch {
    // A browser that keeps nothing reports a payment again when its address is opened again.
  }
}
