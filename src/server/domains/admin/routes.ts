import { readNewsSettings, saveNewsSettings } from '@/contracts/endpoints/news';
import { getToday, listWaiting, markNewsSeen } from '@/contracts/endpoints/today';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import * as api from '@/contracts/endpoints/websites';
import { serve } from '../../http/route';
import type { Database } from '../../kernel/database';
import type { SessionEnds, WebsiteEvents } from '../../kernel/live-events';
import { inOneStatement } from '../../kernel/unit-of-work';
import { countBookings } from '../bookings';
import { countSubmissions } from '../messages';
import { countOrders } from '../orders';
import { getNewsSettings, moveNewsSeen, writeNewsSettings } from '../websites';
import { streamEvents } from './stream-events';
import { listWaitingEntries, readToday } from './today';

export const websiteCountRoutes = [
  serve(api.countWebsiteRecords, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => countRecords(deps.db, id),
  }),
];

export const todayRoutes = [
  serve(listWaiting, {
    access: 'owner',
    call: ({ deps, user }) => listWaitingEntries(deps, user.id),
  }),
  serve(getToday, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => readToday(deps, id),
  }),
  serve(markNewsSeen, {
    access: 'site-owner',
    call: async ({ deps, params: { id }, body }) => {
      const until = Math.min(Date.parse(body.until), deps.clock.now().getTime());
      await inOneStatement(deps.db, (tx) => moveNewsSeen(tx, id, new Date(until)));
    },
  }),
];

export const newsSettingsRoutes = [
  serve(readNewsSettings, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => getNewsSettings(deps.db, id),
  }),
  serve(saveNewsSettings, {
    access: 'site-owner',
    call: ({ deps, params: { id }, body }) =>
      inOneStatement(deps.db, (tx) => writeNewsSettings(tx, id, body)),
  }),
];

export const websiteEventRoutes = (events: WebsiteEvents, sessionEnds: SessionEnds) => [
  serve(api.streamWebsiteEvents, {
    access: 'site-owner',
    call: ({ deps, user, params: { id }, request, reply }) =>
      streamEvents({ ...deps, events, sessionEnds }, id, user.id, request, reply),
  }),
];

async function countRecords(db: Database, websiteId: number): Promise<WebsiteCounts> {
  const messages = await countSubmissions(db, websiteId);
  const bookings = await countBookings(db, websiteId);
  const orders = await countOrders(db, websiteId);
  return {
    messages: messages.all,
    unreadMessages: messages.waiting,
    bookings: bookings.all,
    pendingBookings: bookings.waiting,
    orders: orders.all,
    pendingOrders: orders.waiting,
  };
}
