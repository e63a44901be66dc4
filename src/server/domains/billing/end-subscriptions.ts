import { AppError } from '@/core/app-error';
import type { Deps } from '../../http/deps';
import type { ProviderStatus } from '../../ports/payments/payments';

const ENDED: readonly ProviderStatus[] = ['canceled', 'incomplete_expired'];

/** Ends all that a customer pays for, at once. PROVIDER_UNAVAILABLE when that cannot be made sure. */
export async function endSubscriptions({ payments }: Deps, customerId: string | null): Promise<void> {
  if (!customerId) return;
  const subscriptions = await payments.listSubscriptions(customerId).catch((error: unknown) => {
    // Nobody pays for a customer of another provider, or of another time.
    if (error instanceof AppError && error.code === 'NOT_FOUND') return [];
    throw error;
  });
  for (const { id, status } of subscriptions) {
    if (!ENDED.includes(status)) await payments.cancelNow(id);
  }
}
