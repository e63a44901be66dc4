import { book, buildBookingPage, publishBookings, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { waitForLocks } from '@tests/support/wait-for-locks';
import { createWorkDeps } from '@tests/support/work-deps';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@/sections/page/page';
import type { BookingContent } from '@/sections/types/booking/definition';
import { bookings } from '../../db/tables/bookings';
import { type Effects, inTransaction } from '../../kernel/unit-of-work';
import { lockWebsite, updateWebsite } from '../websites/queries';
import { moveToCalendars } from './move-to-calendars';

const server = startTestServer();
const oneAtATime = { ...salon, isOneAtATime: true };

async function openSalon(content: BookingContent) {
  const owner = await server.owner('zora');
  const id = await publishBookings(owner, content);
  const save = (...contents: BookingContent[]) =>
    owner.put(`/api/websites/${id}`, { pageData: buildBookingPage(...contents) });
  const edit = (bookingId: number, changes: object) => owner.put(`/api/bookings/${bookingId}`, changes);
  return { id, owner, save, edit };
}

const bookCut = (time: string) => book(server.visitor(), { time });
const bookColour = (time: string) => book(server.visitor(), { serviceId: 'colour', time });
const diaries = async () =>
  (await server.database.db.select().from(bookings).orderBy(bookings.id)).map(({ resource }) => resource);

describe('an owner who begins to take one customer at a time', () => {
  it('has what is booked already in the one diary', async () => {
    const { save } = await openSalon(salon);
    await bookCut('09:00');
    await bookColour('10:00');
    expect((await save(oneAtATime)).statusCode).toBe(200);
    expect(await diaries()).toEqual(['booking-0', 'booking-0']);
    expect((await bookCut('11:00')).statusCode).toBe(409);
  });

  it('is told when two upcoming bookings overlap, and nothing is saved', async () => {
    const { save, edit } = await openSalon(salon);
    await bookCut('09:00');
    const { id } = (await bookColour('09:00')).json();
    const answer = await save(oneAtATime);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        field: 'pageData.sections.0.content.isOneAtATime',
        message: 'Two upcoming bookings overlap. Move or cancel one of them first.',
      },
    ]);
    expect(await diaries()).toEqual(['booking-0/cut', 'booking-0/colour']);
    await edit(id, { status: 'cancelled' });
    expect((await save(oneAtATime)).statusCode).toBe(200);
    // The cancelled booking overlaps others of today's diary if it is confirmed again.
    expect((await edit(id, { status: 'confirmed' })).statusCode).toBe(409);
    expect((await edit(id, { status: 'confirmed', bookingTimeText: '10:00' })).statusCode).toBe(200);
    expect(await diaries()).toEqual(['booking-0', 'booking-0']);
  });

  it('is told at the section that was sent, whatever its place on the page', async () => {
    const { id, owner } = await openSalon(salon);
    await bookCut('09:00');
    await bookColour('09:00');
    const [section] = buildBookingPage(oneAtATime).sections;
    const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Last' } };
    const sections = [
      { ...heading, order: 5 },
      { ...section, order: 4 },
    ];
    const answer = await owner.put(`/api/websites/${id}`, { pageData: { sections } });
    expect(answer.json().field).toBe('pageData.sections.1.content.isOneAtATime');
  });

  it('is not held up by what is over', async () => {
    const { save } = await openSalon(salon);
    await bookCut('09:00');
    await bookColour('09:00');
    server.clock.advance({ days: 4 });
    expect((await save(oneAtATime)).statusCode).toBe(200);
    expect(await diaries()).toEqual(['booking-0/cut', 'booking-0/colour']);
  });
});

it('each service has its own diary again when the owner stops', async () => {
  const { save } = await openSalon(oneAtATime);
  await bookCut('09:00');
  expect((await save(salon)).statusCode).toBe(200);
  expect(await diaries()).toEqual(['booking-0/cut']);
  expect((await bookColour('09:00')).statusCode).toBe(201);
  expect((await bookCut('09:00')).statusCode).toBe(409);
});

it('bookings of a section that was deleted count again when it comes back, as it is then', async () => {
  const { save } = await openSalon(salon);
  await bookCut('09:00');
  expect((await save()).statusCode).toBe(200);
  expect(await diaries()).toEqual(['booking-0/cut']);
  expect((await save(oneAtATime)).statusCode).toBe(200);
  expect((await bookColour('09:00')).statusCode).toBe(409);
});

it('a booking that begins during the save waits, and stands in the diary of the new page', async () => {
  const { id } = await openSalon(salon);
  await bookCut('09:00');
  const published: Effects[] = [];
  const colour = await inTransaction(createWorkDeps(server.database.db, published), async (work) => {
    await lockWebsite(work.db, id);
    const answer = bookColour('09:00');
    await waitForLocks(server.database, 1);
    const saved = await updateWebsite(work.db, id, { pageData: buildBookingPage(oneAtATime) });
    await moveToCalendars(work, saved, parsePage(saved.pageData), saved.pageData, server.clock.now());
    return { answer };
  });
  // The owner's calendar is read again, since the first booking stands in another diary now.
  expect(published.map(({ ownerNews }) => ownerNews)).toEqual([[{ websiteId: id, kind: 'booking-changed' }]]);
  expect((await colour.answer).statusCode).toBe(409);
});
