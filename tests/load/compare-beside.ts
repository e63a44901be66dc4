import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildHeaders, type Owner, type Place, type Sent } from './place-calls';
import { getQuantile } from './quantile';

const PHASE_MS = 6_000;
/** The load runs for so long before the ordinary owners are measured beside it. */
const BEGIN_MS = 1_500;
const SETTLE_MS = 2_000;
const CALLERS = 4;
const PAUSE_MS = 10;

/** Makes calls until the signal; returns how many were taken and how many refused. */
export type Load = (place: Place, signal: AbortSignal) => Promise<{ taken: number; refused: number }>;

/** Lets the ordinary owners work for a while, so that nothing is measured that happens for the first time. */
export const warmUp = (place: Place) => readAndWrite(place, PHASE_MS / 2);

/** Measures how long 99 of 100 calls of the ordinary owners take at most, without a load | beside it, in milliseconds. */
export async function compare(place: Place, load: Load) {
  const without = await readAndWrite(place, PHASE_MS);
  const stop = new AbortController();
  const loaded = load(place, stop.signal);
  await sleep(BEGIN_MS);
  const beside = await readAndWrite(place, PHASE_MS);
  stop.abort();
  const counts = await loaded;
  // The calls that were broken off need some time to end.
  await sleep(SETTLE_MS);
  const formatPair = (of: (times: Times) => number[]) =>
    `${getP99(of(without)).toFixed(0)} | ${getP99(of(beside)).toFixed(0)}`;
  return {
    ...counts,
    page: formatPair(({ page }) => page),
    save: formatPair(({ save }) => save),
    message: formatPair(({ message }) => message),
    together: formatPair(listTimes),
    times: getP99(listTimes(beside)) / getP99(listTimes(without)),
  };
}

interface Times {
  page: number[];
  save: number[];
  message: number[];
}

/** Reads, saves and writes as some people do at the same time, each over a connection of their own. */
async function readAndWrite({ url, ordinary }: Place, forMs: number): Promise<Times> {
  const times: Times = { page: [], save: [], message: [] };
  const end = performance.now() + forMs;
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let turn = caller; performance.now() < end; turn += CALLERS) {
      const { id, slug, cookie } = ordinary[turn % ordinary.length] as Owner;
      const edits = { description: `Bread and cakes, ${randomInt(1e9)}` };
      const message = { name: 'Visitor', email: 'visitor@example.com', message: 'Máte voľno?' };
      times.page.push(await timeCall(agent, 'GET', `${url}/${slug}`));
      times.save.push(await timeCall(agent, 'PUT', `${url}/api/websites/${id}`, { cookie, body: edits }));
      times.message.push(
        await timeCall(agent, 'POST', `${url}/api/public/${slug}/contact`, { body: message }),
      );
      await sleep(PAUSE_MS);
    }
  });
  await Promise.all(callers);
  agent.destroy();
  return times;
}

/** Returns the milliseconds until the whole answer is there; a call that fails counts as infinitely long. */
function timeCall(
  agent: Agent,
  method: string,
  address: string,
  { cookie, body }: Sent = {},
): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const asked = request(address, { agent, method, headers: buildHeaders(cookie, body) }, (answer) => {
      const isTaken = (answer.statusCode ?? 500) < 300;
      answer.resume();
      answer.on('end', () => resolve(isTaken ? performance.now() - begun : Number.POSITIVE_INFINITY));
    });
    asked.on('error', () => resolve(Number.POSITIVE_INFINITY));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const listTimes = ({ page, save, message }: Times): number[] => [...page, ...save, ...message];
const getP99 = (times: number[]): number => getQuantile(times, 0.99);
