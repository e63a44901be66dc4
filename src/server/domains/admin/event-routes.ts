import * as api from '@/contracts/endpoints/websites';
import { serve } from '../../http/route';
import type { SessionEnds } from '../../kernel/session-ends';
import type { WebsiteEvents } from '../../kernel/website-events';
import { streamEvents } from './stream-events';

export const websiteEventRoutes = (events: WebsiteEvents, sessionEnds: SessionEnds) => [
  serve(api.streamWebsiteEvents, {
    access: 'site-owner',
    call: ({ deps, user, params: { id }, request, reply }) =>
      streamEvents({ ...deps, events, sessionEnds }, id, user.id, request, reply),
  }),
];
