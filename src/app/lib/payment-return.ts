/** What the payment provider puts into the address when it sends the owner back; the second only after a redirect. */
interface PaymentReturn {
  payment_intent?: string;
  redirect_status?: string;
}

/** Reads the address of /payment-success; an id may look like a number there. */
export function paymentReturn(search: Record<string, unknown>): PaymentReturn {
  const read = (name: keyof PaymentReturn) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? { [name]: String(value) } : {};
  };
  return { ...read('payment_intent'), ...read('redirect_status') };
}
