import * as z from 'zod/mini';
import { CUSTOMER_ACTS } from '@/core/bookings';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import { booking } from '../bookings';
import { contactSubmission } from '../contact-submissions';
import { endpoint } from '../endpoint';
import { order } from '../orders';
import { idParams } from '../parameters';

const newsItem = z.union([
  z.object({ kind: z.enum(CUSTOMER_ACTS), at: timestamp, booking }),
  z.object({ kind: z.literal('ordered'), at: timestamp, order }),
  z.object({
    kind: z.literal('voted'),
    at: timestamp,
    question: z.string(),
    /** Counts only the new votes. */
    count: z.int(),
    leader: z.string(),
    leaderVotes: z.int(),
  }),
]);
export type NewsItem = z.infer<typeof newsItem>;

const todayAnswer = z.object({
  /** Lists the first few that wait for the owner, and counts all of them. */
  waiting: z.object({
    /** Only the bookings that begin first are listed. */
    bookings: z.array(booking),
    bookingCount: z.int(),
    /** These are paid and not shipped, the oldest first. */
    orders: z.array(order),
    orderCount: z.int(),
    /** These are unread, the newest first. */
    messages: z.array(contactSubmission),
    messageCount: z.int(),
  }),
  /** Lists the news since the owner has seen them, of a week at most, the newest first. */
  news: z.array(newsItem),
  /** Counts the bookings at times that are taken in a calendar of another program as well. */
  soldTwice: z.int(),
  newsSince: timestamp,
  /** The answer was made at this moment: what came until then can be marked as seen. */
  at: timestamp,
});
export type Today = z.infer<typeof todayAnswer>;

/** Counts what waits at the owner's websites, and who comes today; websites without either are left out. */
const waitingAnswer = z.array(
  z.object({
    websiteId: z.int(),
    bookings: z.int(),
    orders: z.int(),
    messages: z.int(),
    /**
     * Counts the confirmed visits of today on the website's clock, with the time of the next one, HH:MM; null when all have
     * begun.
     */
    visitsToday: z.int(),
    nextVisit: z.nullable(z.string()),
    /** Counts the confirmed stays that begin today. */
    arrivalsToday: z.int(),
  }),
);
export type WaitingAtWebsite = z.infer<typeof waitingAnswer>[number];

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/websites/waiting',
  answer: waitingAnswer,
  summary:
    'How much waits for the owner, by website: bookings to answer, paid orders to send, unread messages; and who comes today',
});

export const getToday = endpoint({
  method: 'GET',
  path: '/api/websites/:id/today',
  input: { params: idParams },
  answer: todayAnswer,
  summary: 'What waits for the owner, and what is new',
});

export const markNewsSeen = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/news-seen',
  input: {
    params: idParams,
    body: z.object({ until: z.iso.datetime({ offset: true, error: key('validation.date') }) }),
  },
  summary: 'Leave out of the news what came until a moment',
});
