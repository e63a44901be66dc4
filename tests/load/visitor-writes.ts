import { TODAY } from '@tests/support/days-ahead';
import type { WebsiteInput } from '@/contracts/websites';
import { addDays } from '@/core/dates';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { startProduct } from '../support/running-product';
import { readCpuMs } from './cpu-time';
import { signInOwner } from './owner';
import { printTable } from './print-table';
import { type Call, timeCalls } from './time-calls';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 1;
const SECONDS = 3;

const SLUG = 'bench-writes';
const SERVICES = ['a', 'b', 'c', 'd'];
/** Half hours from midnight to half past eleven at night. */
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
    ],
  },
};

/** How many bookings, votes and visits a second one website takes, and how long each of them takes. */
export async function measureVisitorWrites(
  databaseName: string,
  variables: Record<string, string>,
): Promise<void> {
  const product = await startProduct(variables);
  try {
    const publish = await signInOwner(product.url);
    await publish(website);
    const rows = [];
    for (const [name, callOf] of Object.entries(calls)) {
      let count = 0;
      const nextCall = () => callOf(count++);
      await timeCalls(product.url, nextCall, CONNECTIONS, WARM_UP_SECONDS);
      const [begun, cpuBefore] = [count, await readCpuMs(product.process.pid)];
      const { perSecond, medianMs, p99Ms } = await timeCalls(product.url, nextCall, CONNECTIONS, SECONDS);
      const cpuAfter = await readCpuMs(product.process.pid);
      const cpuMs = cpuBefore !== null && cpuAfter !== null && (cpuAfter - cpuBefore) / (count - begun);
      rows.push({
        what: name,
        'per second': Math.round(perSecond),
        'median ms': medianMs.toFixed(1),
        'p99 ms': p99Ms.toFixed(1),
        "server's cpu, ms each": cpuMs === false ? '' : cpuMs.toFixed(2),
      });
    }
    printTable(
      `What visitors of one website send, on ${databaseName}: ${CONNECTIONS} connections, ${SECONDS} s each`,
      rows,
    );
  } finally {
    await product.stop();
  }
}

const tomorrow = addDays(TODAY, 1);

/** Each booking at a time of its own and of another customer: all are accepted. */
function booking(count: number): Call {
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

const calls: Record<string, (count: number) => Call> = {
  bookings: booking,
  votes: (count) => ({
    method: 'POST',
    path: `/api/public/${SLUG}/poll-vote`,
    body: { sectionId: 'poll-2', optionIndex: count % 3 },
  }),
  visits: (count) => ({
    method: 'POST',
    path: `/api/public/${SLUG}/visit`,
    headers: { 'user-agent': `Mozilla/5.0 (device ${count}) AppleWebKit/605.1.15 Safari/605.1.15` },
  }),
};
