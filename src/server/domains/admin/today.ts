import type { NewsItem, Today, WaitingAtWebsite } from '@/contracts/endpoints/today';
import { DAY_MS } from '@/core/dates';
import { toLocalDateTime } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import {
  countBookings,
  countBookingsToday,
  countWaitingBookings,
  listCustomerActs,
  listFeedConflicts,
  listWaitingBookings,
  presentBooking,
} from '../bookings';
import { countSubmissions, countWaitingMessages, listSubmissions, presentSubmission } from '../messages';
import { countPaidOrders, countWaitingOrders, listNewOrders, listPaidOrders, presentOrders } from '../orders';
import { listNewVotes } from '../polls';
import { findNewsSeen, getWebsiteClock, listWebsiteClocks } from '../websites';

const MAX_WAITING = { bookings: 3, orders: 2, messages: 2 };
const MAX_NEWS = 20;
const NEWS_MS = 7 * DAY_MS;

/** Reads what an owner needs to know when the day begins. */
export async function readToday({ db, clock }: Deps, websiteId: number): Promise<Today> {
  const now = clock.now();
  const seen = await findNewsSeen(db, websiteId);
  const since = new Date(Math.max(seen?.getTime() ?? 0, now.getTime() - NEWS_MS));
  return {
    waiting: await readWaiting(db, websiteId),
    news: await readNews(db, websiteId, since),
    soldTwice: await countConflicts(db, websiteId, now),
    newsSince: since.toISOString(),
    at: now.toISOString(),
  };
}

async function countConflicts(db: Database, websiteId: number, now: Date): Promise<number> {
  const { timeZone } = await getWebsiteClock(db, websiteId);
  return (await listFeedConflicts(db, websiteId, toLocalDateTime(now, timeZone))).length;
}

async function readWaiting(db: Database, websiteId: number): Promise<Today['waiting']> {
  const bookings = await listWaitingBookings(db, websiteId, MAX_WAITING.bookings);
  const orders = await listPaidOrders(db, websiteId, MAX_WAITING.orders);
  const messages = await listSubmissions(db, websiteId, { state: 'unread' }, MAX_WAITING.messages);
  return {
    bookings: bookings.map(presentBooking),
    bookingCount: (await countBookings(db, websiteId)).waiting,
    orders: await presentOrders(db, orders),
    orderCount: await countPaidOrders(db, websiteId),
    messages: messages.map(presentSubmission),
    messageCount: (await countSubmissions(db, websiteId)).waiting,
  };
}

async function readNews(db: Database, websiteId: number, since: Date): Promise<NewsItem[]> {
  const acts = await listCustomerActs(db, websiteId, since, MAX_NEWS);
  const orders = await presentOrders(db, await listNewOrders(db, websiteId, since, MAX_NEWS));
  const votes = await listNewVotes(db, websiteId, since);
  const news: NewsItem[] = [
    ...acts.flatMap((record) => {
      const { customerAct: kind, customerActedAt } = record;
      const at = (customerActedAt ?? since).toISOString();
      return kind ? [{ kind, at, booking: presentBooking(record) }] : [];
    }),
    ...orders.map((order) => ({ kind: 'ordered' as const, at: order.createdAt, order })),
    ...votes.map(({ at, ...vote }) => ({ kind: 'voted' as const, at: at.toISOString(), ...vote })),
  ];
  return news.sort((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_NEWS);
}

/** Counts what waits at the websites of an owner, and who comes today; websites with neither are left out. */
export async function listWaitingEntries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<WaitingAtWebsite[]> {
  const clocks = await listWebsiteClocks(db, userId);
  if (clocks.length === 0) return [];
  const ids = clocks.map(({ id }) => id);
  const today = await countBookingsToday(db, clocks, clock.now());
  const bookings = await countWaitingBookings(db, ids);
  const orders = await countWaitingOrders(db, ids);
  const messages = await countWaitingMessages(db, ids);
  return ids
    .filter((id) => bookings.has(id) || orders.has(id) || messages.has(id) || today.has(id))
    .map((websiteId) => ({
      websiteId,
      bookings: bookings.get(websiteId) ?? 0,
      orders: orders.get(websiteId) ?? 0,
      messages: messages.get(websiteId) ?? 0,
      ...(today.get(websiteId) ?? { visitsToday: 0, nextVisit: null, arrivalsToday: 0 }),
    }));
}
