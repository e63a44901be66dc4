import { expect, it, vi } from 'vitest';
import { orderInput } from '@/contracts/orders';
import {
  CITY_MAX_LENGTH,
  FIRST_NAME_MAX_LENGTH,
  LAST_NAME_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
  STREET_MAX_LENGTH,
} from '@/core/visitor-limits';
import { sendOrder } from './send-order';

const item = { productId: '1', sectionId: 'products-1', quantity: 2, totalAmount: '68.00' };
const fields = {
  firstName: ' Zuzana',
  lastName: 'Príkladová ',
  email: 'zuzana@example.com',
  phone: ' ',
  street: 'Ukážková 12',
  city: 'Košice',
  postalCode: '040 01',
  notes: '',
};

const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
const send = (change: Partial<typeof fields> = {}) =>
  sendOrder('bakery', item, { ...fields, ...change }, { current: requestId });

function answer(status: number, body: unknown) {
  const fetchMock = vi.fn(async (_url: string, _request: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

it('sends one name and one address, and leaves out what is empty', async () => {
  const order = { id: 1 };
  const fetchMock = answer(201, order);
  expect(await send()).toEqual({ kind: 'placed', order });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/public/bakery/orders');
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toEqual({
    ...item,
    requestId,
    customerName: 'Zuzana Príkladová',
    customerEmail: 'zuzana@example.com',
    shippingAddress: 'Ukážková 12, 040 01 Košice',
  });
});

it('fills the fields to the brim, and the server takes it', async () => {
  const fetchMock = answer(201, {});
  await send({
    firstName: 'x'.repeat(FIRST_NAME_MAX_LENGTH),
    lastName: 'x'.repeat(LAST_NAME_MAX_LENGTH),
    street: 'x'.repeat(STREET_MAX_LENGTH),
    city: 'x'.repeat(CITY_MAX_LENGTH),
    postalCode: 'x'.repeat(POSTAL_CODE_MAX_LENGTH),
  });
  expect(orderInput.safeParse(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).error).toBeUndefined();
});

it('sends phone and notes where they are written', async () => {
  const fetchMock = answer(201, {});
  await send({ phone: '0900', notes: 'Ring twice' });
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toMatchObject({
    customerPhone: '0900',
    notes: 'Ring twice',
  });
});

it('tells the price that the server asks now', async () => {
  answer(409, { code: 'CONFLICT', currentPrice: '35.50', totalAmount: '71.00' });
  expect(await send()).toEqual({ kind: 'price', cents: 3550 });
});

it('shows a refused field where the dialog has it', async () => {
  const refused = [
    { path: 'shippingAddress', message: 'Too long' },
    { path: 'quantity', message: 'no field of the form' },
  ];
  answer(400, { code: 'VALIDATION', fields: refused });
  expect(await send()).toEqual({
    kind: 'refused',
    errors: { street: 'Too long' },
  });
});

it('passes on only words that are meant for visitors', async () => {
  answer(404, { message: 'Not sold any more' });
  expect(await send()).toEqual({ kind: 'failed', message: 'Not sold any more' });
  answer(409, { field: 'requestId', message: 'The first one did arrive' });
  expect(await send()).toEqual({ kind: 'failed', message: 'The first one did arrive' });
  answer(500, { message: 'secret' });
  expect(await send()).toEqual({ kind: 'failed' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await send()).toEqual({ kind: 'failed' });
});

it('shows a refused name at the part of it that is wrong', async () => {
  const message = "A name can't contain a web address";
  answer(400, { code: 'VALIDATION', fields: [{ path: 'customerName', message }] });
  const link = 'www.evil.example';
  expect(await send({ lastName: link })).toEqual({ kind: 'refused', errors: { lastName: message } });
  expect(await send({ firstName: link })).toEqual({ kind: 'refused', errors: { firstName: message } });
  expect(await send({ firstName: link, lastName: link })).toMatchObject({ errors: { firstName: message } });
});
