import { finished } from 'node:stream/promises';
import { book, buildBookingPage, publishBookings, salon } from '@tests/support/booking-page';
import { orderOfTwo, shopSections } from '@tests/support/order-book';
import { makePerson } from '@tests/support/person';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { waitFor } from '@tests/support/wait-for';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionEnds, WebsiteEvents } from '../../kernel/live-events';
import { streamEvents } from './stream-events';

const server = startTestServer();
// The clock begins anew with each test, but the server still remembers its last minute, which must not be one of
// another test.
let tests = 0;
beforeEach(() => {
  tests += 1;
  server.clock.advance({ seconds: 300 * tests });
});

const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Máte voľno?' };

async function publish(owner: Browser, slug = 'salon'): Promise<number> {
  const content = { title: 'Napíšte', fields: ['name', 'email', 'message'] };
  const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
  return (await owner.post('/api/websites', { title: slug, slug, pageData, isPublished: true })).json().id;
}

/**
 * Reads what a stream has said so far. It begins with what happens from now on, or with the last minute if that is
 * wanted.
 */
async function listen(owner: Browser, id: number, isLastMinuteWanted = false) {
  if (!isLastMinuteWanted) server.clock.advance({ seconds: 60 });
  const answer = await owner.call({
    method: 'GET',
    url: `/api/websites/${id}/events`,
    payloadAsStream: true,
  });
  let heard = '';
  const stream = answer.stream();
  stream.on('data', (chunk) => {
    heard += String(chunk);
  });
  return { answer, stream, heard: () => heard };
}

describe('the stream of a website', () => {
  it('tells of a message when it is sent, and of those of other websites nothing', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    await publish(owner, 'other');
    const { answer, stream, heard } = await listen(owner, id);
    expect(answer.headers['content-type']).toBe('text/event-stream');
    await server.visitor().post('/api/public/other/contact', message);
    await server.visitor().post('/api/public/salon/contact', message);
    await waitFor(() => expect(heard()).toBe('retry: 3000\n\ndata: {"kind":"message"}\n\n'));
    stream.destroy();
  });

  it('tells of bookings and orders too', async () => {
    const owner = await server.owner('zora');
    const pageData = { sections: [...shopSections, ...buildBookingPage(salon).sections] };
    const website = { title: 'Salón', slug: 'salon', pageData, isPublished: true };
    const { id } = (await owner.post('/api/websites', website)).json();
    const { stream, heard } = await listen(owner, id);
    const booking = {
      serviceId: 'cut',
      date: '2026-11-23',
      time: '10:00',
      customerName: 'Tibor',
      customerEmail: 'tibor@example.com',
    };
    expect((await server.visitor().post('/api/public/salon/booking', booking)).statusCode).toBe(201);
    expect((await server.visitor().post('/api/public/salon/orders', orderOfTwo)).statusCode).toBe(201);
    await waitFor(() =>
      expect(heard().match(/"kind":"\w+"/g)).toEqual(['"kind":"booking"', '"kind":"order"']),
    );
    stream.destroy();
  });

  it('tells of every change and deletion, so that another device shows it', async () => {
    const owner = await server.owner('zora', 'premium');
    const pageData = { sections: visitorSections };
    const website = { title: 'Salón', slug: 'salon', pageData, isPublished: true };
    const { id } = (await owner.post('/api/websites', website)).json();
    const send = async (path: 'contact' | 'booking' | 'orders'): Promise<number> =>
      (await server.visitor().post(`/api/public/salon/${path}`, visitorCalls[path])).json().id;
    const [message, booking, order] = [await send('contact'), await send('booking'), await send('orders')];
    const until = server.clock.now().toISOString();
    const { stream, heard } = await listen(owner, id);
    const url = `/api/websites/${id}`;
    await owner.patch(`${url}/contact-submissions/${message}`, { isRead: true });
    await owner.put(`/api/bookings/${booking}`, { status: 'confirmed' });
    await owner.put(`/api/bookings/${booking}`, { status: 'pending' });
    await owner.patch(`${url}/orders/${order}`, { status: 'paid' });
    await owner.patch(`${url}/orders/${order}`, { status: 'paid' });
    await owner.post(`${url}/bookings/${booking}/refuse-alike`, { by: 'hour', until });
    await owner.delete(`${url}/bookings/${booking}`);
    await owner.delete(`${url}/orders/${order}`);
    await owner.post(`${url}/contact-submissions/${message}/delete-alike`, { by: 'hour', until });
    const kinds = ['message', 'booking', 'booking', 'order', 'booking', 'booking', 'order', 'message'];
    await waitFor(() =>
      expect(heard().match(/"kind":"[\w-]+"/g)).toEqual(kinds.map((kind) => `"kind":"${kind}-changed"`)),
    );
    stream.destroy();
  });

  it('tells of bookings that go to people who have been added', async () => {
    const owner = await server.owner('zora', 'premium');
    const alone = { ...salon, isOneAtATime: true };
    const id = await publishBookings(owner, alone);
    expect((await book(server.visitor(), { time: '09:00' })).statusCode).toBe(201);
    await owner.put(`/api/websites/${id}`, { pageData: buildBookingPage({ ...alone, isByPeople: true }) });
    const { stream, heard } = await listen(owner, id);
    expect((await owner.put(`/api/websites/${id}/people`, { people: [makePerson('eva')] })).statusCode).toBe(
      200,
    );
    await waitFor(() =>
      expect(
        heard()
          .match(/"kind":"[\w-]+"/g)
          ?.sort(),
      ).toEqual(['"kind":"booking-changed"', '"kind":"people-changed"']),
    );
    stream.destroy();
  });

  it('repeats the last minute for a screen that read its lists meanwhile, and what is older not', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    await publish(owner, 'other');
    await server.visitor().post('/api/public/salon/contact', message);
    await server.visitor().post('/api/public/other/contact', message);
    server.clock.advance({ seconds: 59 });
    const late = await listen(owner, id, true);
    const changed = 'retry: 3000\n\ndata: {"kind":"message-changed"}\n\n';
    await waitFor(() => expect(late.heard()).toBe(changed));
    server.clock.advance({ seconds: 1 });
    const later = await listen(owner, id, true);
    await server.visitor().post('/api/public/salon/contact', message);
    await waitFor(() => expect(later.heard()).toBe('retry: 3000\n\ndata: {"kind":"message"}\n\n'));
    late.stream.destroy();
    later.stream.destroy();
  });

  it('says nothing of what was not stored', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const { stream, heard } = await listen(owner, id);
    await server.visitor().post('/api/public/salon/contact', { ...message, email: 'x' });
    await server.visitor().post('/api/public/salon/contact', message);
    await waitFor(() => expect(heard()).toContain('data'));
    expect(heard().match(/data/g)).toHaveLength(1);
    stream.destroy();
  });

  it('is for the owner only, and 21 at once are too many', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const url = `/api/websites/${id}/events`;
    expect((await server.visitor().get(url)).statusCode).toBe(401);
    expect((await (await server.owner('viera')).get(url)).statusCode).toBe(404);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const open = (signal?: AbortSignal) =>
      fetch(address + url, { headers: { cookie: owner.cookie }, signal });
    const first = await open(leave.signal);
    const others = await Promise.all(Array.from({ length: 19 }, () => open()));
    expect(new Set([first, ...others].map(({ status }) => status))).toEqual(new Set([200]));
    expect((await owner.get(url)).statusCode).toBe(429);
    leave.abort();
    await waitFor(async () => {
      const again = await open();
      expect(again.status).toBe(200);
      await again.body?.cancel();
    });
    server.app.server.closeAllConnections();
  });

  it('ends at once where the session ended while it was opened, and watches nothing after its end', async () => {
    const stopsWatching = vi.fn();
    const events = new WebsiteEvents(Date.now);
    const request = { cookies: {} } as FastifyRequest;
    const reply = { headers: () => reply } as unknown as FastifyReply;
    const deps = { db: server.database.db, config: server.config, events };
    const sessionEnds = { watch: () => stopsWatching } as unknown as SessionEnds;
    const stream = await streamEvents({ ...deps, sessionEnds }, 1, 1, request, reply);
    await finished(stream.resume());
    expect(stopsWatching).toHaveBeenCalledOnce();
    expect(events.count(1)).toBe(0);
  });
});
