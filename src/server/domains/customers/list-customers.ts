import type { AlikePair, Customer } from '@/contracts/customers';
import type { CustomerKind } from '@/core/customers';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { createCursorAfter, PAGE_SIZE } from '../../kernel/page-cursor';
import { sumVisits, type VisitSums } from '../bookings';
import { sumOrders } from '../orders';
import { listNewest, listPeople, type NewestRecord, selectPersonsOf } from './newest';
import { listKin, listPairs } from './queries';

/** `next` is where the following page begins; null for the last page. */
interface CustomerPage {
  customers: Customer[];
  next: string | null;
}

/** Lists the people who left something at a website, the last active first. */
export async function listCustomers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  query: { q?: string | undefined; kind?: CustomerKind | undefined; cursor?: string | undefined },
): Promise<CustomerPage> {
  const now = clock.now();
  const persons = query.kind && selectPersonsOf(websiteId, query.kind, now);
  const newest = await listNewest(db, websiteId, query, persons);
  const page = newest.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const next =
    newest.length > PAGE_SIZE && last ? createCursorAfter({ id: last.key, createdAt: last.createdAt }) : null;
  return { customers: await addSums(db, websiteId, page, now), next };
}

/** Adds the sums of each person's records. */
export async function addSums(
  db: Database,
  websiteId: number,
  newest: readonly NewestRecord[],
  now: Date,
): Promise<Customer[]> {
  const persons = newest.map(({ person }) => person);
  if (persons.length === 0) return [];
  const kin = await listKin(db, websiteId, persons);
  const personByKey = new Map(kin.map(({ key, person }) => [key, person]));
  const keys = [...new Set([...persons, ...personByKey.keys()])];
  const visits = await sumVisits(db, websiteId, keys, now);
  const orders = await sumOrders(db, websiteId, keys);
  return newest.map(({ person, name, email, phone, isImported, createdAt }) => {
    const isTheirs = ({ key }: { key: string | null }) =>
      key !== null && (personByKey.get(key) ?? key) === person;
    return {
      key: person,
      name,
      email,
      phone,
      isImported,
      lastSeen: createdAt.toISOString(),
      ...joinVisits(visits.filter(isTheirs)),
      orders: orders.filter(isTheirs).reduce((sum, { orders: count }) => sum + count, 0),
    };
  });
}

function joinVisits(sums: readonly VisitSums[]) {
  const add = (name: 'visits' | 'noShows') => sums.reduce((sum, each) => sum + each[name], 0);
  const list = (name: 'lastVisit' | 'nextVisit') => sums.flatMap((each) => each[name] ?? []).sort();
  return {
    visits: add('visits'),
    noShows: add('noShows'),
    lastVisit: list('lastVisit').at(-1) ?? null,
    nextVisit: list('nextVisit')[0] ?? null,
  };
}

/** Lists customers who share a phone number. */
export async function listAlikeCustomers(db: Database, websiteId: number): Promise<AlikePair[]> {
  const pairs = await listPairs(db, websiteId);
  if (pairs.length === 0) return [];
  const people = await listPeople(db, websiteId, [...new Set(pairs.flat())]);
  return pairs.map((persons) => {
    const customers = people
      .filter(({ person }) => persons.includes(person))
      .map(({ person, name, email, phone }) => ({ key: person, name, email, phone }));
    return { phone: customers.find(({ phone }) => phone !== null)?.phone ?? '', customers };
  });
}
