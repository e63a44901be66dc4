import { inArray } from 'drizzle-orm';
import { localDateTime } from '@/core/local-date';
import { bookings } from '../../db/tables/bookings';
import { orderItems, orders } from '../../db/tables/orders';
import { contactSubmissions } from '../../db/tables/visitors';
import { pageFilter, pageOrder } from '../../http/page-cursor';
import { text } from '../../http/translate';
import { SHEET_ROWS_AT_ONCE, type Sheet } from './sheet';

type MessageRow = typeof contactSubmissions.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;
type OrderRow = typeof orders.$inferSelect & { items: string };

export const messageSheet: Sheet<MessageRow> = {
  read: (db, websiteId, cursor) =>
    db
      .select()
      .from(contactSubmissions)
      .where(pageFilter(contactSubmissions, websiteId, cursor))
      .orderBy(...pageOrder(contactSubmissions))
      .limit(SHEET_ROWS_AT_ONCE),
  columns: [
    [text('exports.received'), (row, timeZone) => localDateTime(row.createdAt, timeZone)],
    [text('exports.name'), (row) => row.name],
    [text('exports.email'), (row) => row.email],
    [text('exports.phone'), (row) => row.phone],
    [text('exports.message'), (row) => row.message],
    [text('exports.read'), (row) => text(row.isRead ? 'exports.yes' : 'exports.no')],
  ],
};

export const bookingSheet: Sheet<BookingRow> = {
  read: (db, websiteId, cursor) =>
    db
      .select()
      .from(bookings)
      .where(pageFilter(bookings, websiteId, cursor))
      .orderBy(...pageOrder(bookings))
      .limit(SHEET_ROWS_AT_ONCE),
  columns: [
    [text('exports.received'), (row, timeZone) => localDateTime(row.createdAt, timeZone)],
    [text('exports.status'), (row) => text(`admin.bookings.status.${row.status}`)],
    [text('exports.service'), (row) => row.service],
    [text('exports.date'), (row) => row.bookingDateText],
    [text('exports.time'), (row) => (row.bookingType === 'hourly' ? row.bookingTimeText : null)],
    [text('exports.minutes'), (row) => row.durationMinutes],
    [text('exports.departure'), (row) => row.bookingEndDateText],
    [text('exports.nightPrice'), (row) => row.price],
    [text('exports.name'), (row) => row.customerName],
    [text('exports.email'), (row) => row.customerEmail],
    [text('exports.phone'), (row) => row.customerPhone],
    [text('exports.notes'), (row) => row.notes],
  ],
};

export const orderSheet: Sheet<OrderRow> = {
  async read(db, websiteId, cursor) {
    const rows = await db
      .select()
      .from(orders)
      .where(pageFilter(orders, websiteId, cursor))
      .orderBy(...pageOrder(orders))
      .limit(SHEET_ROWS_AT_ONCE);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids));
    const itemsByOrder = new Map<number, string[]>(ids.map((id) => [id, []]));
    for (const { orderId, quantity, name, price } of items) {
      itemsByOrder.get(orderId)?.push(`${quantity} × ${name} (${price})`);
    }
    return rows.map((row) => ({ ...row, items: itemsByOrder.get(row.id)?.join(', ') ?? '' }));
  },
  columns: [
    [text('exports.received'), (row, timeZone) => localDateTime(row.createdAt, timeZone)],
    [text('exports.orderNumber'), (row) => row.orderNumber],
    [text('exports.status'), (row) => text(`admin.orders.status.${row.status}`)],
    [text('exports.items'), (row) => row.items],
    [text('exports.total'), (row) => row.totalAmount],
    [text('exports.name'), (row) => row.customerName],
    [text('exports.email'), (row) => row.customerEmail],
    [text('exports.phone'), (row) => row.customerPhone],
    [text('exports.address'), (row) => row.shippingAddress],
    [text('exports.notes'), (row) => row.notes],
  ],
};
