import { createOrder } from '@/contracts/endpoints/orders';
import { castVote, getPollResults, type PollResults } from '@/contracts/endpoints/polls';
import type { OrderCreated, OrderInput } from '@/contracts/orders';

/** A poll on an owner's draft has these results; templates, and so demos, have no polls. */
export const DEMO_RESULTS: PollResults = {
  totalVotes: 64,
  results: [
    { optionIndex: 0, votes: 16, percentage: 25 },
    { optionIndex: 1, votes: 32, percentage: 50 },
    { optionIndex: 2, votes: 16, percentage: 25 },
  ],
};

/** Answers in place of the server on a demo or a draft, so that its forms can be tried: nothing leaves the browser. */
export function createDemoAnswer(path: string, request: RequestInit): unknown {
  if (path === castVote.path || path === getPollResults.path) return DEMO_RESULTS;
  return path === createOrder.path ? createDemoOrder(JSON.parse(String(request.body))) : { id: 0 };
}

/** Returns an order without an account, so that nobody pays for something that does not exist. */
function createDemoOrder({ totalAmount, customerEmail }: OrderInput): OrderCreated {
  return {
    id: 0,
    orderNumber: 0,
    totalAmount,
    status: 'pending',
    payment: {
      accountNumber: '',
      accountHolder: '',
      swiftCode: '',
      reference: customerEmail,
      variableSymbol: '0000000000',
      payBySquareSvg: null,
      epcSvg: null,
    },
  };
}
