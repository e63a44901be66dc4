import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@/core/dates';
import type { Deps } from '../../http/deps';
import { createEtag, isKnown } from '../../http/negotiate';
import { createNotFoundError } from '../../kernel/not-found';
import { findCalendar } from './calendar-addresses';
import { readCalendar } from './calendar-events';
import { writeCalendar } from './calendar-file';

/** A calendar service asks for the calendars of many owners from few addresses. */
const READ_LIMIT = { max: 600, timeWindow: 10 * MINUTE_MS };

/**
 * Serves the calendars to which programs subscribe. Whoever knows the secret address may read, also when the owner's
 * plan has ended: if a night disappeared from another platform, it would be sold there a second time.
 */
export function serveCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(
    '/calendars/:file',
    { config: { access: 'page', rateLimit: READ_LIMIT }, schema: { hide: true } },
    async (request, reply) => {
      reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
      const found = await findCalendar(deps, request.params.file);
      if (!found) throw createNotFoundError();
      const calendar = await readCalendar(deps, found.website, found.calendar);
      const etag = createEtag(JSON.stringify(calendar));
      reply.header('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="calendar.ics"')
        .send(writeCalendar(calendar, deps.clock.now()));
    },
  );
}
