import { localDateTime } from '@/core/wall-clock';
import { text } from '../../kernel/text';
import { type BookingRecord, listBookings } from '../bookings';
import { listSubmissions, type SubmissionRecord } from '../messages';
import { listItemsOf, listOrders, type OrderRecord } from '../orders';
import { SHEET_ROWS_AT_ONCE, type Sheet } from './stream-csv';

type OrderRow = OrderRecord & { items: string };

export const messageSheet: Sheet<SubmissionRecord> = {
  read: (db, websiteId, cursor) => listSubmissions(db, websiteId, cursor, SHEET_ROWS_AT_ONCE),
  columns: [
    [text('exports.received'), (row, timeZone) => localDateTime(row.createdAt, timeZone)],
    [text('exports.name'), (row) => row.name],
    [text('exports.email'), (row) => row.email],
    [text('exports.phone'), (row) => row.phone],
    [text('exports.message'), (row) => row.message],
    [text('exports.read'), (row) => text(row.isRead ? 'exports.yes' : 'exports.no')],
  ],
};

export const bookingSheet: Sheet<BookingRecord> = {
  read: (db, websiteId, cursor) => listBookings(db, websiteId, cursor, SHEET_ROWS_AT_ONCE),
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
    const rows = await listOrders(db, websiteId, cursor, SHEET_ROWS_AT_ONCE);
    const ids = rows.map(({ id }) => id);
    const items = await listItemsOf(db, ids);
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
