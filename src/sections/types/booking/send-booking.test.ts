import { expect, it, vi } from 'vitest';
import { sendBooking } from './send-booking';

const booking = {
  serviceId: '1',
  sectionId: 'booking-1',
  date: '2026-11-24',
  time: '11:00',
  customerName: 'Peter Ukážka',
  customerEmail: 'peter@example.com',
};

const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
const send = () => sendBooking('salon', booking, { current: requestId });

function answer(status: number, body: unknown) {
  const fetchMock = vi.fn(async (_url: string, _request: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

it('posts the booking as it is, with the id by which it is known again', async () => {
  const fetchMock = answer(201, { id: 1, status: 'pending' });
  expect(await send()).toEqual({ kind: 'booked', isConfirmed: false });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/public/salon/booking');
  expect(fetchMock.mock.calls[0]?.[1].body).toBe(JSON.stringify({ ...booking, requestId }));
});

it('knows that a booking is confirmed', async () => {
  answer(201, { id: 1, status: 'confirmed' });
  expect(await send()).toEqual({ kind: 'booked', isConfirmed: true });
});

it('shows what was refused where the form has it', async () => {
  answer(400, {
    fields: [
      { path: 'date', message: 'Closed' },
      { path: 'customerName', message: 'Too long' },
    ],
  });
  expect(await send()).toEqual({
    kind: 'refused',
    errors: { date: 'Closed', name: 'Too long' },
  });
});

it('says of a time that somebody else has, and of an email with too many bookings, where it stands', async () => {
  answer(409, { field: 'time', message: 'Already taken' });
  expect(await send()).toEqual({ kind: 'refused', errors: { time: 'Already taken' } });
  answer(409, { field: 'customerEmail', message: 'Three wait' });
  expect(await send()).toEqual({ kind: 'refused', errors: { email: 'Three wait' } });
});

it('says what the services of a visit are now, beside them', async () => {
  const services = [{ id: '1', duration: 60, visitCents: 25_00 }];
  answer(409, { field: 'priceCents', message: 'It costs more', services });
  expect(await send()).toEqual({ kind: 'refused', errors: { service: 'It costs more' }, services });
});

it('passes on only words that are meant for visitors', async () => {
  answer(404, { message: 'Not offered any more' });
  expect(await send()).toEqual({ kind: 'failed', message: 'Not offered any more' });
  answer(409, { field: 'requestId', message: 'The first one did arrive' });
  expect(await send()).toEqual({ kind: 'failed', message: 'The first one did arrive' });
  answer(500, { message: 'secret' });
  expect(await send()).toEqual({ kind: 'failed' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await send()).toEqual({ kind: 'failed' });
});
