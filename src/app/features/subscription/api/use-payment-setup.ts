import { useQuery } from '@tanstack/react-query';
import type { PaymentSetup } from '@/contracts/billing';

/** Who takes the payment. */
export function usePaymentSetup() {
  return useQuery<PaymentSetup>({ queryKey: ['/api/payments'] });
}
