import * as z from 'zod/mini';
import { FEED_NAME_MAX_LENGTH, FEED_PROBLEMS, FEED_URL_MAX_LENGTH, parseFeedUrl } from '@/core/feeds';
import { lineText, timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';

/** A calendar closes the diary of a room or of a person; null closes all of the website. */
const resource = z.nullable(
  z.string(key('validation.invalid')).check(z.maxLength(200, key('validation.invalid'))),
);

const feedInput = z.object({
  name: lineText(FEED_NAME_MAX_LENGTH).check(z.minLength(1, key('validation.required'))),
  url: z.string(key('validation.required')).check(
    z.maxLength(FEED_URL_MAX_LENGTH, key('validation.tooLong')),
    z.refine((url) => parseFeedUrl(url) !== null, key('validation.feedUrl')),
  ),
  resource,
});
export type FeedInput = z.infer<typeof feedInput>;

const feed = z.object({
  id: z.int(),
  name: z.string(),
  /** It comes from this host; all of the address would let others read it. */
  host: z.string(),
  resource,
  /** The calendar was read last at this moment. */
  readAt: z.nullable(timestamp),
  problem: z.nullable(z.enum(FEED_PROBLEMS)),
  /** The calendar keeps this many times from being booked, from now on. */
  times: z.int(),
});
export type Feed = z.infer<typeof feed>;

/** A booking is at a time that a calendar of another program has taken as well. */
const feedConflict = z.object({
  feed: z.string(),
  /** The other program gives it this title. */
  title: z.string(),
  /** It is on the website's wall clock, YYYY-MM-DD HH:MM. */
  start: z.string(),
  end: z.string(),
  booking: z.object({
    id: z.int(),
    service: z.string(),
    customerName: z.string(),
    bookingDateText: z.string(),
    bookingTimeText: z.string(),
    bookingEndDateText: z.nullable(z.string()),
  }),
});
export type FeedConflict = z.infer<typeof feedConflict>;

const feedList = z.object({
  feeds: z.array(feed),
  conflicts: z.array(feedConflict),
  /** A calendar can close one of these instead of all of the website. */
  diaries: z.array(z.object({ resource: z.string(), name: z.string() })),
});
export type FeedList = z.infer<typeof feedList>;

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/websites/:id/feeds',
  input: { params: idParams },
  answer: feedList,
  summary:
    'The calendars of other programs that a website reads, and what of them collides with its bookings',
});

export const addFeed = endpoint({
  method: 'POST',
  path: '/api/websites/:id/feeds',
  input: { params: idParams, body: feedInput },
  status: 201,
  answer: feed,
  summary: 'Read a calendar of another program, at once and then every quarter of an hour',
});

const feedParams = z.extend(idParams, { feedId: z.coerce.number().check(z.int(), z.positive()) });

export const readFeed = endpoint({
  method: 'POST',
  path: '/api/websites/:id/feeds/:feedId/read',
  input: { params: feedParams },
  answer: feed,
  summary: 'Read a calendar of another program now',
});

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/websites/:id/feeds/:feedId',
  input: { params: feedParams },
  summary: 'Read a calendar of another program no more; what it has blocked is free again',
});
