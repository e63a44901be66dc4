import { TODAY } from '@tests/support/days-ahead';
import type { WebsiteInput } from '@/contracts/websites';
import { addDays } from '@/core/dates';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { type RunningProduct, startProduct } from '../support/running-product';
import { readCpuMs } from './cpu-time';
import { signInOwner } from './owner';
import { printTable } from './print-table';
import { getMedian } from './quantile';
import { type Call, type Timing, timeCalls } from './time-calls';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 1;
const SECONDS = 3;
const ROUNDS = 3;

const SLUG = 'bench-writes';
/**
 * Visits come from so many devices: without limits, more devices of one network than any network has would make each
 * visit slow.
 */
const DEVICES = 1_000;
const SERVICES = ['a', 'b', 'c', 'd'];
const PRODUCT = 'bread';
/** These are the half hours from midnight to half past eleven at night. */
const SLOTS = 47;
const allDay = { enabled: true, start: '00:00', end: '23:30' };

const website: WebsiteInput = {
  title: 'Bench',
  slug: SLUG,
  description: '',
  logoUrl: null,
  isPublished: true,
  pageData: {
    sections: [
      {
        id: 'booking-1',
        type: 'booking',
        title: '',
        content: {
          title: 'Bookings',
          bookingType: 'hourly',
          services: SERVICES.map((id) => ({ id, name: id, duration: 30, price: 0, description: '' })),
          workingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, allDay])),
        },
        order: 0,
      },
      {
        id: 'poll-2',
        type: 'poll',
        title: '',
        content: { question: 'Which one?', options: ['a', 'b', 'c'] },
        order: 1,
      },
      {
        id: 'products-3',
        type: 'products',
        title: '',
        content: {
          title: 'Products',
          products: [
            {
              id: PRODUCT,
              name: 'Bread',
              description: 'Rye and wheat',
              price: '4.50',
              images: [],
              accountNumber: 'SK31 1200 0000 1987 4263 7541',
              accountHolder: 'Bench',
              swiftCode: 'SAMPSKBX',
            },
          ],
        },
        order: 2,
      },
      { id: 'contact-4', type: 'contact', title: 'Contact', content: {}, order: 3 },
    ],
  },
};

/** Holds a built product and the settings that it runs with. */
export interface MeasuredProduct {
  variables: Record<string, string>;
  /** Names the file of the server; this version's is taken if it is missing. */
  main?: string;
}

/**
 * Measures how many calls of visitors one website takes per second, and how long each of them takes. Several versions
 * are measured by turns, kind by kind, so that other work of the machine slows all of them.
 */
export async function measureVisitorWrites(
  databaseName: string,
  products: Record<string, MeasuredProduct>,
): Promise<void> {
  const names = Object.keys(calls);
  const measured = await measureVersions(Object.values(products), names);
  const rows = names.flatMap((_, kind) =>
    Object.keys(products).map((version, at) => ({ version, call: measured[at]?.[kind] })),
  );
  printTable(
    `What visitors of one website send, on ${databaseName}: ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s`,
    rows.flatMap(({ version, call }) =>
      call
        ? {
            what: call.name,
            ...(version && { version }),
            'per second': Math.round(call.perSecond),
            'median ms': call.medianMs.toFixed(1),
            'p99 ms': call.p99Ms.toFixed(1),
            "server's cpu, ms each": call.cpuMs?.toFixed(2) ?? '',
          }
        : [],
    ),
  );
}

interface MeasuredCalls {
  name: string;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  /** The server's process uses so much processor time for each call; null where the system does not tell it. */
  cpuMs: number | null;
}

/** Measures some kinds of calls of one website in rounds, on a product of its own; returns medians. */
export async function measureCalls(
  variables: Record<string, string>,
  names: readonly string[],
): Promise<MeasuredCalls[]> {
  const [measured = []] = await measureVersions([{ variables }], names);
  return measured;
}

/** Measures the calls of some kinds on each product; returns a list for each product. */
async function measureVersions(
  products: readonly MeasuredProduct[],
  names: readonly string[],
): Promise<MeasuredCalls[][]> {
  const started: RunningProduct[] = [];
  try {
    for (const { variables, main } of products) {
      // The first start of a day would make a backup, which takes half a minute beside the calls.
      const product = await startProduct({ BACKUPS: 'off', ...variables }, [], main);
      started.push(product);
      const publish = await signInOwner(product.url);
      await publish(website);
    }
    const measured = started.map((): MeasuredCalls[] => []);
    for (const name of names)
      for (const [at, product] of started.entries()) measured[at]?.push(await measureKind(product, name));
    return measured;
  } finally {
    for (const product of started) await product.stop();
  }
}

async function measureKind(product: RunningProduct, name: string): Promise<MeasuredCalls> {
  const callOf = calls[name];
  if (!callOf) throw new Error(`There is no call of ${name}.`);
  let count = 0;
  const nextCall = () => callOf(count++);
  await timeCalls(product.url, nextCall, CONNECTIONS, WARM_UP_SECONDS);
  const rounds: (Timing & { cpuMs: number })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [begun, cpuBefore] = [count, await readCpuMs(product.process.pid)];
    const timing = await timeCalls(product.url, nextCall, CONNECTIONS, SECONDS);
    const cpuAfter = await readCpuMs(product.process.pid);
    const isKnown = cpuBefore !== null && cpuAfter !== null;
    rounds.push({ ...timing, cpuMs: isKnown ? (cpuAfter - cpuBefore) / (count - begun) : Number.NaN });
  }
  const getMedianOf = (of: (round: Timing & { cpuMs: number }) => number) => getMedian(rounds.map(of));
  const cpuMs = getMedianOf((round) => round.cpuMs);
  return {
    name,
    perSecond: getMedianOf((round) => round.perSecond),
    medianMs: getMedianOf((round) => round.medianMs),
    p99Ms: getMedianOf((round) => round.p99Ms),
    cpuMs: Number.isNaN(cpuMs) ? null : cpuMs,
  };
}

const tomorrow = addDays(TODAY, 1);

/** Builds a booking at a time of its own and of another customer, so that all are accepted. */
function buildBookingCall(count: number): Call {
  const slot = Math.floor(count / SERVICES.length) % (SLOTS - 1);
  const day = Math.floor(count / SERVICES.length / (SLOTS - 1));
  const time = `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;
  return {
    method: 'POST',
    path: `/api/public/${SLUG}/booking`,
    body: {
      serviceId: SERVICES[count % SERVICES.length],
      date: addDays(tomorrow, day),
      time,
      customerName: 'Visitor',
      customerEmail: `visitor-${count}@example.com`,
    },
  };
}

/** Calls that cause mail come last, because the mails are sent beside the calls that follow. */
const calls: Record<string, (count: number) => Call> = {
  visits: (count) => ({
    method: 'POST',
    path: `/api/public/${SLUG}/visit`,
    headers: {
      'user-agent': `Mozilla/5.0 (device ${count % DEVICES}) AppleWebKit/605.1.15 Safari/605.1.15`,
    },
  }),
  votes: (count) => ({
    method: 'POST',
    path: `/api/public/${SLUG}/poll-vote`,
    body: { sectionId: 'poll-2', optionIndex: count % 3 },
  }),
  messages: (count) => ({
    method: 'POST',
    path: `/api/public/${SLUG}/contact`,
    body: {
      name: 'Visitor',
      email: `visitor-${count}@example.com`,
      message: 'Do you bake rye bread on Monday?',
    },
  }),
  bookings: buildBookingCall,
  orders: (count) => ({
    method: 'POST',
    path: `/api/public/${SLUG}/orders`,
    body: {
      productId: PRODUCT,
      quantity: 2,
      totalAmount: '9.00',
      customerName: 'Visitor',
      customerEmail: `visitor-${count}@example.com`,
      shippingAddress: 'Lipová 12, 040 01 Košice',
    },
  }),
};
