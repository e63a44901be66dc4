import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { formatDecimal } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { toDecimalEuros } from '@/core/money';
import { findBookedCents } from '@/core/stays';
import { toLocalDateTime } from '@/core/wall-clock';
import { createCsvFile } from '../../kernel/csv-file';
import type { Database } from '../../kernel/database';
import { getTextsIn, text } from '../../kernel/text';
import { formatAnswers, listBookingsOf, listEntriesOf } from '../bookings';
import { listMessagesOf } from '../messages';
import { formatHistory, listEventsOf, listItemsOf, listOrdersOf } from '../orders';
import { getWebsiteClock } from '../websites';
import { listImportedOf } from './imported';
import { createCustomerNotFoundError, findCard, listContacts, readPerson } from './queries';

type Row = (string | number | null)[];

/**
 * Makes one file of everything that is kept about a customer, which the customer can read as well. Each thing has a
 * line.
 */
export async function exportCustomer(
  db: Database,
  websiteId: number,
  key: string,
  { reply, locale }: { reply: FastifyReply; locale: Locale },
): Promise<Readable> {
  const person = await readPerson(db, websiteId, key);
  const rows = await collectRows(db, websiteId, person.key, person.keys, locale);
  if (!rows) throw createCustomerNotFoundError();
  const { slug } = await getWebsiteClock(db, websiteId);
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${slug}-${text(locale, 'exports.files.customer')}.csv"`,
    'cache-control': 'no-store',
  });
  const titles = (['kind', 'received', 'date', 'what', 'status', 'amount'] as const).map((name) =>
    text(locale, `exports.customer.${name}`),
  );
  const contact = (['name', 'email', 'phone', 'address', 'notes'] as const).map((name) =>
    text(locale, `exports.${name}`),
  );
  const words = text(locale, 'exports.ownerWords');
  return createCsvFile([...titles, ...contact, words], rows);
}

/** Collects the lines of the file; null for somebody who has left nothing. */
async function collectRows(
  db: Database,
  websiteId: number,
  person: string,
  keys: readonly string[],
  locale: Locale,
): Promise<Row[] | null> {
  const t = getTextsIn(locale);
  const { timeZone } = await getWebsiteClock(db, websiteId);
  const formatMoment = (moment: Date) => toLocalDateTime(moment, timeZone);
  if ((await listContacts(db, websiteId, keys)).length === 0) return null;
  const rows: Row[] = [];
  const card = await findCard(db, websiteId, person);
  if (card && (card.note !== '' || card.minutes !== null)) {
    const minutes = card.minutes === null ? null : t('exports.customer.minutes', { count: card.minutes });
    rows.push([
      t('exports.customer.note'),
      formatMoment(card.savedAt),
      null,
      minutes,
      ...createBlanks(6),
      card.note,
      null,
    ]);
  }
  for (const row of await listBookingsOf(db, websiteId, keys)) {
    const { bookingDateText: day, bookingTimeText: time, bookingEndDateText: departure } = row;
    const said = [row.notes, formatAnswers(row.answers, locale)].filter(Boolean);
    const status = row.noShow ? 'exports.customer.noShow' : (`admin.bookings.status.${row.status}` as const);
    rows.push([
      t('exports.customer.booking'),
      formatMoment(row.createdAt),
      departure ? `${day} – ${departure}` : `${day} ${time}`,
      row.service,
      t(status),
      formatDecimal(locale, findAmount(row)),
      ...[
        row.customerName,
        row.customerEmail,
        row.customerPhone,
        null,
        said.join('\n') || null,
        row.ownerWords,
      ],
    ]);
  }
  for (const row of await listEntriesOf(db, websiteId, keys)) {
    rows.push([
      t('exports.customer.waiting'),
      formatMoment(row.createdAt),
      row.endDate ? `${row.date} – ${row.endDate}` : row.date,
      row.service,
      t('exports.customer.waits'),
      null,
      ...[row.name, row.email, row.phone, null, null, null],
    ]);
  }
  const orders = await listOrdersOf(db, websiteId, keys);
  const orderIds = orders.map(({ id }) => id);
  const items = await listItemsOf(db, orderIds);
  const events = await listEventsOf(db, orderIds);
  const listEvents = (order: { id: number }) => events.filter(({ orderId }) => orderId === order.id);
  for (const row of orders) {
    const ordered = items.filter(({ orderId }) => orderId === row.id);
    rows.push([
      t('exports.customer.order', { number: String(row.orderNumber) }),
      formatMoment(row.createdAt),
      null,
      ordered.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      [t(`admin.orders.status.${row.status}`), formatHistory(listEvents(row), { locale, timeZone })]
        .filter(Boolean)
        .join('\n'),
      formatDecimal(locale, row.totalAmount),
      ...[row.customerName, row.customerEmail, row.customerPhone, row.shippingAddress, row.notes, null],
    ]);
  }
  for (const row of await listMessagesOf(db, websiteId, keys)) {
    const sender = [row.name, row.email, row.phone, null];
    rows.push([
      t('exports.customer.message'),
      formatMoment(row.createdAt),
      ...createBlanks(4),
      ...sender,
      row.message,
      row.replies.map((reply) => reply.text).join('\n\n') || null,
    ]);
  }
  for (const row of await listImportedOf(db, websiteId, keys)) {
    const contact = [row.name, row.email || null, row.phone, null];
    rows.push([
      t('exports.customer.imported'),
      formatMoment(row.createdAt),
      ...createBlanks(4),
      ...contact,
      row.note || null,
      null,
    ]);
  }
  return rows;
}

/** Finds what a booking costs as a whole. */
function findAmount(booking: Parameters<typeof findBookedCents>[0]): string | null {
  const cents = findBookedCents(booking);
  return cents === null ? null : toDecimalEuros(cents);
}

const createBlanks = (cells: number): null[] => Array.from({ length: cells }, () => null);
