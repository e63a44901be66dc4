import { formatDecimal } from '@/core/locale/format';
import { toDecimalEuros } from '@/core/money';
import { findBookedCents } from '@/core/stays';
import { toLocalDateTime } from '@/core/wall-clock';
import { text } from '../../kernel/text';
import { type BookingRecord, formatAnswers, listBookings } from '../bookings';
import { listSubmissions, type SubmissionRecord } from '../messages';
import {
  formatHistory,
  listEventsOf,
  listItemsOf,
  listOrders,
  type OrderEventRecord,
  type OrderRecord,
} from '../orders';
import { SHEET_ROWS_AT_ONCE, type Sheet } from './stream-csv';

type OrderRow = OrderRecord & { items: string; events: OrderEventRecord[] };

export const messageSheet: Sheet<SubmissionRecord> = {
  fileName: 'exports.files.messages',
  read: (db, websiteId, cursor) => listSubmissions(db, websiteId, { cursor }, SHEET_ROWS_AT_ONCE),
  columns: [
    ['exports.received', (row, { timeZone }) => toLocalDateTime(row.createdAt, timeZone)],
    ['exports.name', (row) => row.name],
    ['exports.email', (row) => row.email],
    ['exports.phone', (row) => row.phone],
    ['exports.message', (row) => row.message],
    ['exports.reply', (row) => row.replies.map((reply) => reply.text).join('\n\n') || null],
    ['exports.read', (row, { locale }) => text(locale, row.isRead ? 'exports.yes' : 'exports.no')],
  ],
};

/** Finds the price of a booking if it is of this kind: nights and visits have columns of their own. */
function findPrice({ bookingType, price }: BookingRecord, kind: BookingRecord['bookingType']): string | null {
  return bookingType === kind ? price : null;
}

/** Finds the price of all nights of a stay; null for a visit, and where no price is given. */
function findStaySum(booking: BookingRecord): string | null {
  const cents = booking.bookingType === 'daily' ? findBookedCents(booking) : null;
  return cents === null ? null : toDecimalEuros(cents);
}

export const bookingSheet: Sheet<BookingRecord> = {
  fileName: 'exports.files.bookings',
  read: (db, websiteId, cursor) => listBookings(db, websiteId, { cursor }, SHEET_ROWS_AT_ONCE),
  columns: [
    ['exports.received', (row, { timeZone }) => toLocalDateTime(row.createdAt, timeZone)],
    ['exports.status', (row, { locale }) => text(locale, `admin.bookings.status.${row.status}`)],
    ['exports.service', (row) => row.service],
    ['exports.date', (row) => row.bookingDateText],
    ['exports.time', (row) => (row.bookingType === 'hourly' ? row.bookingTimeText : null)],
    ['exports.minutes', (row) => row.durationMinutes],
    ['exports.departure', (row) => row.bookingEndDateText],
    ['exports.nightPrice', (row, { locale }) => formatDecimal(locale, findPrice(row, 'daily'))],
    ['exports.visitPrice', (row, { locale }) => formatDecimal(locale, findPrice(row, 'hourly'))],
    ['exports.name', (row) => row.customerName],
    ['exports.email', (row) => row.customerEmail],
    ['exports.phone', (row) => row.customerPhone],
    ['exports.notes', (row) => row.notes],
    ['exports.person', (row) => row.personName],
    ['exports.guests', (row) => row.stay?.guests ?? null],
    ['exports.staySum', (row, { locale }) => formatDecimal(locale, findStaySum(row))],
    ['exports.ownerWords', (row) => row.ownerWords],
    ['exports.answers', (row, { locale }) => formatAnswers(row.answers, locale)],
  ],
};

export const orderSheet: Sheet<OrderRow> = {
  fileName: 'exports.files.orders',
  async read(db, websiteId, cursor, locale) {
    const rows = await listOrders(db, websiteId, { cursor }, SHEET_ROWS_AT_ONCE);
    const ids = rows.map(({ id }) => id);
    const items = await listItemsOf(db, ids);
    const events = await listEventsOf(db, ids);
    const itemsByOrder = new Map<number, string[]>(ids.map((id) => [id, []]));
    for (const { orderId, quantity, name, price } of items) {
      itemsByOrder.get(orderId)?.push(`${quantity} × ${name} (${formatDecimal(locale, price)})`);
    }
    return rows.map((row) => ({
      ...row,
      items: itemsByOrder.get(row.id)?.join(', ') ?? '',
      events: events.filter(({ orderId }) => orderId === row.id),
    }));
  },
  columns: [
    ['exports.received', (row, { timeZone }) => toLocalDateTime(row.createdAt, timeZone)],
    ['exports.orderNumber', (row) => row.orderNumber],
    ['exports.status', (row, { locale }) => text(locale, `admin.orders.status.${row.status}`)],
    ['exports.items', (row) => row.items],
    ['exports.total', (row, { locale }) => formatDecimal(locale, row.totalAmount)],
    ['exports.name', (row) => row.customerName],
    ['exports.email', (row) => row.customerEmail],
    ['exports.phone', (row) => row.customerPhone],
    ['exports.address', (row) => row.shippingAddress],
    ['exports.notes', (row) => row.notes],
    ['exports.history', ({ events }, where) => formatHistory(events, where) || null],
  ],
};
