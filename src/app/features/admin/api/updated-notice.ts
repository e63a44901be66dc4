import type { Booking } from '@/contracts/bookings';
import type { useText } from '../use-text';

/** What is said of a booking that was changed: also that its customer does not know. */
export function updatedNotice({ isCustomerTold }: Booking, t: ReturnType<typeof useText>) {
  const title = t('admin.bookings.updated');
  return isCustomerTold ? { title } : { title, description: t('admin.notTold'), tone: 'bad' as const };
}
