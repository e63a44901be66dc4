import { key, type MessageKey } from '@/core/messages';
import type { DemoAction } from './demo-state';

/** What a screen reader hears after an action; the product says the same in a notice. */
export const demoNotices: Record<Exclude<DemoAction['type'], 'reset'>, MessageKey> = {
  'mark-read': key('admin.messages.marked'),
  'delete-message': key('admin.messages.deleted'),
  'decide-booking': key('admin.bookings.updated'),
  'edit-booking': key('admin.bookings.updated'),
  'delete-booking': key('admin.bookings.deleted'),
  'move-order': key('admin.orders.updated'),
  'delete-order': key('admin.orders.deleted'),
  'delete-website': key('admin.deleteDialog.done'),
};
