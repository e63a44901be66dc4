import type { CustomerEdit, CustomerOwn } from '@/contracts/customers';
import { AppError } from '@/core/app-error';
import { MAX_JOINED_KEYS } from '@/core/customers';
import { phrase } from '@/core/messages';
import { toLocalDateTime } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database, Transaction } from '../../kernel/database';
import { inTransaction } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { eraseBookingsOf } from '../bookings';
import { forgetMailWith, hasRevocableMail } from '../mail';
import { eraseMessagesOf } from '../messages';
import { eraseOrdersOf } from '../orders';
import { getWebsiteClock } from '../websites';
import { eraseImportedOf } from './imported';
import {
  type Contact,
  createCustomerNotFoundError,
  deleteCards,
  findCard,
  listContacts,
  lockCards,
  movePerson,
  type Person,
  readPerson,
  writeCard,
} from './queries';
import { presentOwn } from './read-customer';

/** An erasure needs these of the imports, which are a domain after this one. */
export interface ImportsOfWebsite {
  /**
   * Makes sure that no erased customer comes back from a file that is being read. Throws CONFLICT while one is being
   * imported.
   */
  close(tx: Transaction, websiteId: number): Promise<void>;
  /** Erases names from the rows of files that did not come in. */
  forgetNames(tx: Transaction, websiteId: number, names: readonly string[]): Promise<void>;
}

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'publishEffects' | 'keyedHash'>;

/** Saves what the owner keeps about a customer, or deletes the card when nothing is left on it. */
export async function saveCustomer(
  deps: ChangeDeps,
  websiteId: number,
  key: string,
  edit: CustomerEdit,
): Promise<CustomerOwn> {
  return inTransaction(deps, async ({ db }) => {
    await lockCards(db, websiteId);
    const { person } = await readKnown(db, websiteId, key);
    const card = await findCard(db, websiteId, person.key);
    const { note = card?.note ?? '', minutes = card?.minutes ?? null } = edit;
    const saved = { note, minutes, savedAt: deps.clock.now() };
    if (note === '' && minutes === null && person.keys.length === 1) {
      await deleteCards(db, websiteId, [person.key]);
      return presentOwn(null);
    }
    await writeCard(db, { websiteId, key: person.key, person: person.key, ...saved });
    return presentOwn(saved);
  });
}

/** Makes two customers one person, with the records and the notes of both. The same call again changes nothing. */
export async function joinCustomers(
  deps: ChangeDeps,
  websiteId: number,
  key: string,
  otherKey: string,
): Promise<CustomerOwn> {
  if (key === otherKey)
    throw createValidationError([{ path: 'other', message: phrase('errors.customerIsTheSame') }]);
  return inTransaction(deps, async (work) => {
    const { db } = work;
    await lockCards(db, websiteId);
    const { person } = await readKnown(db, websiteId, key);
    const { person: other } = await readKnown(db, websiteId, otherKey);
    const card = await findCard(db, websiteId, person.key);
    if (person.key === other.key) return presentOwn(card);
    if (person.keys.length + other.keys.length > MAX_JOINED_KEYS)
      throw new AppError('CONFLICT', phrase('errors.customerJoinedTooOften', { max: MAX_JOINED_KEYS }));
    const otherCard = await findCard(db, websiteId, other.key);
    const notes = [card?.note, otherCard?.note].filter(Boolean);
    const joined = {
      note: notes.join('\n'),
      minutes: card?.minutes ?? otherCard?.minutes ?? null,
      savedAt: deps.clock.now(),
    };
    await movePerson(db, websiteId, other.key, person.key, joined.savedAt);
    const both = { websiteId, person: person.key, savedAt: joined.savedAt };
    await writeCard(db, { ...both, key: other.key, note: '', minutes: null });
    await writeCard(db, { ...both, key: person.key, ...joined });
    return presentOwn(joined);
  });
}

/**
 * Erases a customer: bookings, messages, notes, and mail that has not left. Orders stay, without name and address.
 * Throws CONFLICT while there is something that the customer still waits for.
 */
export async function eraseCustomer(
  deps: ChangeDeps,
  imports: ImportsOfWebsite,
  websiteId: number,
  key: string,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (work) => {
    const { db } = work;
    // Imports are locked before cards, as when an import is taken back.
    await imports.close(db, websiteId);
    await lockCards(db, websiteId);
    // One that is left out would leave its name and its mails behind.
    const { person, contacts } = await readKnown(db, websiteId, key, null);
    const { keys } = person;
    // A row without a name is named by what else it has.
    const names = contacts.flatMap(({ name, email, phone }) => [name, email, phone ?? '']).filter(Boolean);
    await imports.forgetNames(db, websiteId, names);
    const emails = [...new Set(contacts.map(({ email }) => email.toLowerCase()))].filter(Boolean);
    const { timeZone } = await getWebsiteClock(db, websiteId);
    const wallTime = toLocalDateTime(now, timeZone);
    await eraseBookingsOf(work, deps, websiteId, { keys, emails }, wallTime);
    await eraseOrdersOf(work, websiteId, keys);
    if (await hasRevocableMail(db, websiteId, emails, now))
      throw new AppError('CONFLICT', phrase('errors.customerMailWaits'));
    await eraseMessagesOf(work, websiteId, keys);
    await eraseImportedOf(db, websiteId, keys);
    await forgetMailWith(work, websiteId, emails, now);
    await deleteCards(db, websiteId, keys);
    work.notifyOwner(websiteId, 'booking-changed');
    work.notifyOwner(websiteId, 'order-changed');
    work.notifyOwner(websiteId, 'message-changed');
    work.rowsDeleted();
  });
}

/** Reads the person of a key and how they signed. Throws NOT_FOUND when they have left nothing. */
async function readKnown(
  db: Database,
  websiteId: number,
  key: string,
  limit?: null,
): Promise<{ person: Person; contacts: Contact[] }> {
  const person = await readPerson(db, websiteId, key);
  const contacts = await listContacts(db, websiteId, person.keys, limit);
  if (contacts.length === 0) throw createCustomerNotFoundError();
  return { person, contacts };
}
