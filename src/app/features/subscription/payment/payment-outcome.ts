/** How an attempt to pay ended, whoever takes the payment. */
export type PaymentOutcome =
  | { status: 'succeeded' | 'processing'; paymentIntentId: string }
  /** In the provider's words. */
  | { status: 'declined'; message: string }
  /** The browser is on its way to a page where the owner confirms, and comes back to /payment-success. */
  | { status: 'leaving' };
