import { useEffect } from 'react';
import { confirmSubscription, isToReport } from '../confirm-subscription';

/**
 * Has the server confirm the payment once more where a tracker may hear of it. It was confirmed on the screen of the
 * subscription, whose document may not load one, and an address alone proves nothing.
 */
export function useReportPurchase(paymentIntentId: string | undefined): void {
  useEffect(() => {
    if (paymentIntentId === undefined || !isToReport(paymentIntentId)) return;
    confirmSubscription(paymentIntentId).catch(() => undefined);
  }, [paymentIntentId]);
}
