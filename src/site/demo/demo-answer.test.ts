import { beforeEach, expect, it, vi } from 'vitest';
import { castVote, getPollResults, pollResults } from '@/contracts/endpoints/polls';
import { orderCreated } from '@/contracts/orders';
import { sendBooking } from '@/sections/types/booking/send-booking';
import { sendMessage } from '@/sections/types/contact/island';
import { sendOrder } from '@/sections/types/products/send-order';
import { DEMO_RESULTS } from '@/sections/visitor-kit/demo-answer';
import { callSite } from '@/sections/visitor-kit/visitor-call';

const fetchMock = vi.fn();
beforeEach(() => void vi.stubGlobal('fetch', fetchMock));
const anew = () => ({ current: undefined });

it('a message and a booking go their way, and nowhere', async () => {
  const message = { name: 'Eva', email: 'eva@example.com', phone: '', message: 'Hello' };
  expect(await sendMessage('demo/salon', message, anew())).toEqual({ kind: 'sent' });
  const booking = { serviceId: 'cut', date: '2026-12-01', time: '10:00', customerName: 'Eva' };
  const customer = { ...booking, customerEmail: 'eva@example.com' };
  const result = await sendBooking('demo/salon', customer, anew());
  expect(result).toEqual({ kind: 'booked', isConfirmed: false });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('an order is answered with its total, and with no account to pay to', async () => {
  const item = { productId: 'herbs', sectionId: 'products-0', quantity: 2, totalAmount: '25.80' };
  const address = { street: 'Dlhá 1', city: 'Nitra', postalCode: '949 01' };
  const fields = {
    firstName: 'Eva',
    lastName: 'Malá',
    email: 'eva@example.com',
    phone: '',
    notes: '',
    ...address,
  };
  const result = await sendOrder('demo/restaurant', item, fields, anew());
  if (result.kind !== 'placed') throw new Error(result.kind);
  expect(orderCreated.parse(result.order)).toMatchObject({
    totalAmount: '25.80',
    payment: { accountNumber: '', reference: 'eva@example.com', payBySquareSvg: null },
  });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('a poll has results, which add up', async () => {
  const asked = await callSite(getPollResults, { params: { slug: 'demo/salon', sectionId: 'poll-0' } });
  const voted = await callSite(castVote, {
    params: { slug: 'demo/salon' },
    body: { sectionId: 'poll-0', optionIndex: 1 },
  });
  expect([asked, voted]).toEqual(Array(2).fill({ kind: 'done', answer: DEMO_RESULTS }));
  const { results, totalVotes } = pollResults.parse(DEMO_RESULTS);
  const sum = (key: 'votes' | 'percentage') => results.reduce((total, result) => total + result[key], 0);
  expect([sum('votes'), sum('percentage')]).toEqual([totalVotes, 100]);
  expect(fetchMock).not.toHaveBeenCalled();
});
