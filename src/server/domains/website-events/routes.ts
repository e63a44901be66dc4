import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { route } from '../../http/route';
import type { SessionEnds } from '../../kernel/session-ends';
import type { WebsiteEvents } from '../../kernel/website-events';
import { streamEvents } from './stream-events';

export const websiteEventRoutes = (events: WebsiteEvents, sessionEnds: SessionEnds) => [
  route({
    method: 'GET',
    path: '/api/websites/:id/events',
    access: 'site-owner',
    summary: 'Server-sent events: what visitors send, as it happens',
    params: z.object({ id: recordId }),
    answer: z.unknown().check(z.describe('text/event-stream of { kind }')),
    call: ({ deps, user, params: { id }, request, reply }) =>
      streamEvents({ ...deps, events, sessionEnds }, id, user.id, request, reply),
  }),
];
