import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StripeSettings } from '@/server/settings/payment-settings';
import { StripeBooks, type StripeEvent, type StripeSubscription } from './stripe-books';

const WEBHOOK_SECRET = 'whsec_emulated';

/** Stripe answers, fails, never answers, or does what it is told and the answer gets lost. */
type Mood = 'up' | 'down' | 'hangs' | 'loses-answers';

/** Speaks as much of Stripe's API as the product uses. */
export interface StripeEmulator {
  settings: StripeSettings;
  books: StripeBooks;
  mood: Mood;
  /** Lists the calls that came, for example `POST /v1/customers`. */
  asked: string[];
  /** Runs after an answer is made and before it is sent. Tests replace it. */
  onAnswer(): Promise<void>;
  /** Returns an event as Stripe sends it, signed at this time. */
  sign(event: StripeEvent, at?: Date): { payload: string; signature: string };
}

interface Request {
  method: string;
  url: URL;
  body: URLSearchParams;
  /** The answer to a POST is kept under its idempotency key, together with the call. */
  key: string | undefined;
}

type Answer = [status: number, body: unknown];

/** Runs a Stripe for the tests of a file; it is empty before each test. */
export function startStripe(clock: () => Date): StripeEmulator {
  const emulator = { books: new StripeBooks(clock), asked: [] as string[], mood: 'up' } as StripeEmulator;
  const kept = new Map<string, { asked: string; answer: Answer }>();
  const server = createServer((request, response) => {
    void serve(emulator, kept, request, response);
  });
  const stripe = new Stripe('sk_test_emulated');
  emulator.sign = (event, at = clock()) => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const secret = WEBHOOK_SECRET;
    return { payload, signature: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    emulator.settings = {
      provider: 'stripe',
      secretKey: 'sk_test_emulated',
      publishableKey: 'pk_test_emulated',
      webhookSecret: WEBHOOK_SECRET,
      priceIds: { premium: 'price_premium', standard: 'price_standard' },
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    };
  });
  beforeEach(() => {
    emulator.books.clear();
    emulator.asked.length = 0;
    emulator.mood = 'up';
    emulator.onAnswer = async () => undefined;
    kept.clear();
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return emulator;
}

async function serve(
  emulator: StripeEmulator,
  kept: Map<string, { asked: string; answer: Answer }>,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await read(incoming);
  const asked = `${request.method} ${request.url.pathname}`;
  emulator.asked.push(asked);
  if (emulator.mood === 'hangs') return;
  if (emulator.mood === 'down') return send(response, answerFailed(500, 'api_error', 'Stripe is down'));
  const whole = `${asked} ${request.body}`;
  const before = request.key === undefined ? undefined : kept.get(request.key);
  if (before && before.asked !== whole) {
    return send(response, answerFailed(400, 'idempotency_error', 'The key was used for another request'));
  }
  // The answer is a copy, which stays the same whatever happens until it is sent.
  const answer = before?.answer ?? structuredClone(getAnswer(emulator.books, request, isFromUs(incoming)));
  if (request.key !== undefined) kept.set(request.key, { asked: whole, answer });
  await emulator.onAnswer();
  if (emulator.mood === 'loses-answers' && request.method === 'POST') incoming.socket.destroy();
  else send(response, answer);
}

/** Returns true if the call has what Stripe insists on: the key, the pinned version and a form. */
function isFromUs({ headers, method }: IncomingMessage): boolean {
  const isForm = method !== 'POST' || headers['content-type'] === 'application/x-www-form-urlencoded';
  const isPinned = headers['stripe-version'] === '2026-10-28.endive';
  return isForm && isPinned && headers.authorization === 'Bearer sk_test_emulated';
}

function getAnswer(books: StripeBooks, { method, url, body }: Request, isAllowed: boolean): Answer {
  if (!isAllowed) return answerFailed(401, 'invalid_request_error', 'No key, another version or no form');
  const [, , resource = '', id = '', act = ''] = url.pathname.split('/');
  const subscription = books.subscriptions.get(id);
  const customer = url.searchParams.get('customer') ?? body.get('customer') ?? '';
  const price = books.priceOf(body.get('items[0][price]'));
  const show = (one: StripeSubscription) =>
    present(books, one, [...url.searchParams.getAll('expand[0]'), ...body.getAll('expand[0]')], '');
  switch (`${method} ${resource}${id && '/id'}${act && `/${act}`}`) {
    case 'POST customers':
      return [200, books.addCustomer(body.get('email') ?? '')];
    case 'POST subscriptions':
      if (!books.customers.has(customer)) return answerMissing('customer');
      if (!price) return answerMissing('price');
      if (body.get('payment_behavior') !== 'default_incomplete')
        return answerFailed(402, 'card_error', 'No card');
      return [200, show(books.addSubscription(customer, price))];
    case 'GET subscriptions':
      if (!books.customers.has(customer)) return answerMissing('customer');
      return [
        200,
        list(
          [...books.subscriptions.values()]
            .reverse()
            .filter((one) => one.customer === customer)
            .map((one) => present(books, one, url.searchParams.getAll('expand[0]'), 'data.')),
        ),
      ];
    case 'GET subscriptions/id':
      return subscription ? [200, show(subscription)] : answerMissing('subscription');
    case 'POST subscriptions/id':
      if (!subscription || subscription.status === 'canceled') return answerMissing('subscription');
      if (body.has('cancel_at_period_end')) {
        subscription.cancel_at_period_end = body.get('cancel_at_period_end') === 'true';
        books.tell('customer.subscription.updated', subscription);
      } else if (!price || body.get('items[0][id]') !== subscription.items.data[0]?.id) {
        return answerMissing('price');
      } else if (body.get('proration_behavior') === 'none') {
        books.followBy(subscription, price, readMetadata(body));
      } else if (
        body.get('proration_behavior') === 'always_invoice' &&
        body.get('payment_behavior') === 'pending_if_incomplete'
      ) {
        books.upgrade(subscription, price);
      } else return answerFailed(400, 'invalid_request_error', 'Not as the product asks');
      return [200, show(subscription)];
    case 'DELETE subscriptions/id':
      if (!subscription || subscription.status === 'canceled') return answerMissing('subscription');
      books.move(subscription, 'canceled');
      return [200, subscription];
    case 'GET prices/id':
      return books.priceOf(id) ? [200, books.priceOf(id)] : answerMissing('price');
    case 'POST invoices/id/void': {
      const invoice = books.invoices.get(id);
      if (invoice?.status !== 'open')
        return answerFailed(400, 'invalid_request_error', 'The invoice is not open');
      books.voidInvoice(invoice);
      return [200, invoice];
    }
    case 'GET payment_intents/id':
      return books.intents.has(id) ? [200, books.intents.get(id)] : answerMissing('payment_intent');
    case 'GET invoices':
      return [200, list([...books.invoices.values()].reverse().filter((one) => one.customer === customer))];
    default:
      return answerFailed(
        404,
        'invalid_request_error',
        `Unrecognized request URL: ${method} ${url.pathname}`,
      );
  }
}

/** Returns a subscription as Stripe shows it; the secret of its invoice only comes if the call asks for it. */
function present(books: StripeBooks, subscription: StripeSubscription, expand: string[], prefix: string) {
  const invoice = books.invoiceOf(subscription);
  if (expand.includes(`${prefix}latest_invoice`)) return { ...subscription, latest_invoice: invoice };
  if (!expand.includes(`${prefix}latest_invoice.confirmation_secret`)) return subscription;
  const secret = { type: 'payment_intent', client_secret: `${invoice.paymentIntent}_secret_x` };
  return { ...subscription, latest_invoice: { ...invoice, confirmation_secret: secret } };
}

function list(data: unknown[]) {
  return { object: 'list', data, has_more: false, url: '/v1/list' };
}

function answerMissing(what: string): Answer {
  return answerFailed(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');
}

function answerFailed(status: number, type: string, message: string, code?: string): Answer {
  return [status, { error: { type, message, code } }];
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const key = incoming.headers['idempotency-key'];
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '', 'http://stripe.test'),
    body: new URLSearchParams(Buffer.concat(chunks).toString()),
    key: typeof key === 'string' ? key : undefined,
  };
}

function send(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_emulated' });
  response.end(JSON.stringify(body));
}

function readMetadata(body: URLSearchParams): Record<string, string> {
  const sent = [...body].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1] ?? '', value]);
  return Object.fromEntries(sent.filter(([name]) => name !== ''));
}
