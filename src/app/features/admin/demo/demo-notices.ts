import type { MessageKey } from '@/core/messages';
import type { DemoAction } from './demo-state';

/** What a screen reader hears after an action; the product says the same in a notice. */
export const demoNotices: Record<
  Exclude<DemoAction['type'], 'reset'>,
  Extract<MessageKey, `admin.${string}`>
> = {
  'mark-read': 'admin.messages.marked',
  'delete-message': 'admin.messages.deleted',
  'decide-booking': 'admin.bookings.updated',
  'edit-booking': 'admin.bookings.updated',
  'delete-booking': 'admin.bookings.deleted',
  'move-order': 'admin.orders.updated',
  'delete-order': 'admin.orders.deleted',
  'delete-website': 'admin.deleteDialog.done',
};
