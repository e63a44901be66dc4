import type { CustomerCard, CustomerOwn } from '@/contracts/customers';
import { CARD_RECORDS } from '@/core/customers';
import { toDecimalEuros } from '@/core/money';
import type { Deps } from '../../http/deps';
import { listBookingsOf, listWaitingEntries, presentBooking } from '../bookings';
import { countMessagesOf, listMessagesOf, presentSubmission } from '../messages';
import { listOrdersOf, presentOrders, sumOrders } from '../orders';
import { listImportedOf } from './imported';
import { addSums } from './list-customers';
import {
  type CardRecord,
  createCustomerNotFoundError,
  findCard,
  listAlike,
  listContacts,
  readPerson,
} from './queries';

/** Reads everything that is known of a customer; of long lists the newest entries. */
export async function readCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  key: string,
): Promise<CustomerCard> {
  const { key: person, keys } = await readPerson(db, websiteId, key);
  const contacts = await listContacts(db, websiteId, keys);
  const [newest] = contacts;
  if (!newest) throw createCustomerNotFoundError();
  const imported = await listImportedOf(db, websiteId, keys);
  const record = { ...newest, person, isImported: false, createdAt: newest.last };
  const [customer] = await addSums(db, websiteId, [record], clock.now());
  if (!customer) throw createCustomerNotFoundError();
  const paid = (await sumOrders(db, websiteId, keys)).reduce((sum, { paidCents }) => sum + paidCents, 0);
  return {
    ...customer,
    ...presentOwn(await findCard(db, websiteId, person)),
    emails: listWrittenLast(
      contacts.map(({ email }) => email),
      toEmailKey,
    ),
    phones: listWrittenLast(
      contacts.map(({ phone }) => phone),
      toDialledKey,
    ),
    firstSeen: new Date(Math.min(...contacts.map(({ first }) => first.getTime()))).toISOString(),
    paidTotal: toDecimalEuros(paid),
    imported: imported.map(({ createdAt, note }) => ({ createdAt: createdAt.toISOString(), note })),
    messageCount: await countMessagesOf(db, websiteId, keys),
    bookings: (await listBookingsOf(db, websiteId, keys, CARD_RECORDS)).map(presentBooking),
    waiting: await listWaitingEntries({ db, clock }, websiteId, keys),
    orderList: await presentOrders(db, await listOrdersOf(db, websiteId, keys, CARD_RECORDS)),
    messages: (await listMessagesOf(db, websiteId, keys, CARD_RECORDS)).map(presentSubmission),
    alike: await listAlike(db, websiteId, keys, contacts),
  };
}

/** Presents what the owner keeps about a customer; `card` is null if nothing was written about them. */
export function presentOwn(card: Pick<CardRecord, 'note' | 'minutes' | 'savedAt'> | null): CustomerOwn {
  if (!card) return { note: '', minutes: null, savedAt: null };
  return { note: card.note, minutes: card.minutes, savedAt: card.savedAt.toISOString() };
}

/** Lists the texts, each as it was written last: those with the same key are one. */
function listWrittenLast(texts: readonly (string | null)[], toKey: (text: string) => string): string[] {
  const written = new Map<string, string>();
  for (const text of texts) {
    const key = text && toKey(text);
    if (text && key && !written.has(key)) written.set(key, text);
  }
  return [...written.values()];
}

/** Ignores capitals: signs make another address. */
const toEmailKey = (email: string) => email.toLowerCase();

/** Ignores blanks and the signs that are not dialled. */
const toDialledKey = (phone: string) => phone.toLowerCase().replace(/[\s/()-]/g, '');
