import type { FastifyInstance } from 'fastify';
import * as api from '@/contracts/endpoints/feeds';
import { serve } from '../../http/route';
import { runEvery } from '../../kernel/run-every';
import type { FeedReader } from '../../ports/feed-reader';
import { addFeed, type FeedDeps, listWebsiteFeeds, readDueFeeds, readNow, removeFeed } from './feeds';

/** Each of these calls asks somebody else's server. */
const READS = { max: 30, windowSeconds: 10 * 60 };

export const feedRoutes = (feedReader: FeedReader) => [
  serve(api.listFeeds, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id } }) => listWebsiteFeeds(deps, id),
  }),
  serve(api.addFeed, {
    access: 'site-owner',
    ownerLimit: READS,
    call: ({ deps, user, params: { id }, body }) => addFeed({ ...deps, feedReader }, user, id, body),
  }),
  serve(api.readFeed, {
    access: 'site-owner',
    ownerLimit: READS,
    call: ({ deps, user, params: { id, feedId } }) => readNow({ ...deps, feedReader }, user, id, feedId),
  }),
  serve(api.removeFeed, {
    access: 'site-owner',
    whenExpired: 'open',
    call: ({ deps, params: { id, feedId } }) => removeFeed(deps, id, feedId),
  }),
];

const POLL_INTERVAL_MS = 60_000;

/** Reads calendars of other programs at startup and then every minute, each when its time has come. */
export function startFeedReading(app: FastifyInstance, deps: FeedDeps): void {
  runEvery(app, {
    name: 'calendar-feeds',
    everyMs: POLL_INTERVAL_MS,
    run: (signal) => readDueFeeds(deps, signal),
    complaint: 'Calendars of other programs are read at the next look',
  });
}
