import { setTimeout as pause } from 'node:timers/promises';
import { MAX_PER_ACCOUNT_AND_NETWORK } from '@/server/domains/accounts/login';
import type { DrillStage, Finding } from './drill-stage';
import { describe } from './outcomes';
import { type Answer, send } from './send';
import { createSites, PRODUCT_NAME, type Site } from './traffic';

const CALLERS = 20;
const SAVES = 20;
const SEEN_WITHIN_MS = 1_000;
/** The numbers of the websites that this check ends begin here, beyond all others. */
const FIRST_ENDING = 1_000;
const MOST_GUESSES = 2 * MAX_PER_ACCOUNT_AND_NETWORK;

/** Every one of many calls of all kinds, made through the balancer, gets the right answer. */
export async function checkCalls({ traffic, calls }: DrillStage): Promise<Finding> {
  const startedAt = performance.now();
  const outcomes = await traffic.make(calls, CALLERS);
  const perSecond = Math.round(calls / ((performance.now() - startedAt) / 1000));
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  return {
    holds: wrong.length === 0,
    saw: `${wrong.length} wrong of ${calls}, ${perSecond} a second; ${describe(outcomes)}`,
  };
}

/** An owner's save is shown by all processes and by the shared cache within a second. */
export async function checkSaves({ installation, traffic }: DrillStage): Promise<Finding> {
  const { webUrls, varnishUrl } = installation;
  const webs = Object.values(webUrls);
  const places = [...webs, varnishUrl];
  let slowest = 0;
  let stale = 0;
  for (let turn = 0; turn < SAVES; turn += 1) {
    const site = traffic.sites[turn % traffic.sites.length];
    if (!site) throw new Error('There is no website to save.');
    const description = `Saved ${turn} at ${Date.now()}`;
    // All of them hold the old page before it is saved.
    await Promise.all(places.map((place) => send(place, 'GET', `/${site.slug}`)));
    const saved = await send(webs[turn % webs.length] ?? varnishUrl, 'PUT', `/api/websites/${site.id}`, {
      body: { description },
      cookie: site.cookie,
    });
    if (saved.status !== 200) throw new Error(`A save answered ${saved.status}: ${saved.text}`);
    const savedAt = performance.now();
    const waits = await Promise.all(
      places.map(async (place) => {
        while (!(await send(place, 'GET', `/${site.slug}`)).text.includes(description)) {
          if (performance.now() - savedAt > 5 * SEEN_WITHIN_MS) return Number.POSITIVE_INFINITY;
          await pause(10);
        }
        return performance.now() - savedAt;
      }),
    );
    slowest = Math.max(slowest, ...waits);
    stale += waits.filter((wait) => wait > SEEN_WITHIN_MS).length;
  }
  return {
    holds: stale === 0,
    saw: `${SAVES} saves, each seen by three processes and through Varnish after ${Math.round(slowest)} ms at most`,
  };
}

/** A page that is unpublished, deleted or more than its plan allows leaves the shared cache within a second. */
export async function checkEnds({ installation }: DrillStage): Promise<Finding> {
  const { balancerUrl, varnishUrl } = installation;
  const sites = await createSites(balancerUrl, ENDS.length, FIRST_ENDING);
  const waits = await Promise.all(
    ENDS.map(async ({ name, change, isOver }, index) => {
      const site = sites[index];
      if (!site) throw new Error('There is no website to end.');
      const look = () => send(varnishUrl, 'GET', `/${site.slug}`);
      if (isOver(await look())) throw new Error(`${site.slug} is ${name} from the beginning.`);
      const answer = await change(balancerUrl, site);
      if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
      const endedAt = performance.now();
      while (!isOver(await look())) {
        if (performance.now() - endedAt > 5 * SEEN_WITHIN_MS) return { name, ms: Number.POSITIVE_INFINITY };
        await pause(10);
      }
      return { name, ms: performance.now() - endedAt };
    }),
  );
  return {
    holds: waits.every(({ ms }) => ms <= SEEN_WITHIN_MS),
    saw: `gone from Varnish: ${waits.map(({ name, ms }) => `${name} after ${Math.round(ms)} ms`).join(', ')}`,
  };
}

interface End {
  name: string;
  change(url: string, site: Site): Promise<Answer>;
  isOver(page: Answer): boolean;
}

const ENDS: End[] = [
  {
    name: 'unpublished',
    change: (url, { id, cookie }) =>
      send(url, 'PUT', `/api/websites/${id}`, { body: { isPublished: false }, cookie }),
    isOver: ({ status }) => status === 404,
  },
  {
    name: 'deleted',
    change: (url, { id, cookie }) => send(url, 'DELETE', `/api/websites/${id}`, { cookie }),
    isOver: ({ status }) => status === 404,
  },
  {
    name: "without its plan's shop",
    change: (url, { cookie }) =>
      send(url, 'PUT', '/api/auth/subscription', { body: { tier: 'free' }, cookie }),
    isOver: ({ status, text }) => status === 200 && !text.includes(PRODUCT_NAME),
  },
];

/** All processes count wrong passwords together; without Redis calls go on, and each process counts for itself. */
export async function checkLimits({ installation, traffic }: DrillStage): Promise<Finding> {
  const { webUrls, processes, startRedis } = installation;
  const webs = Object.values(webUrls);
  const guess = (place: string, email: string, from: string) =>
    send(place, 'POST', '/api/login', { body: { email, password: 'wrong-password-1' }, from });
  let taken = 0;
  let refusing = 0;
  for (let turn = 0; turn < MOST_GUESSES && refusing === 0; turn += 1) {
    const { status } = await guess(webs[turn % webs.length] ?? '', 'nobody@example.com', '81.2.69.160');
    if (status === 429) refusing += 1;
    else taken += 1;
  }
  const elsewhere = await Promise.all(webs.map((place) => guess(place, 'nobody@example.com', '81.2.69.160')));
  const everywhere = elsewhere.filter(({ status }) => status === 429).length;
  await processes.end('redis', 'SIGKILL');
  const without = await traffic.make(300, 10);
  const other = await Promise.all(webs.map((place) => guess(place, 'other@example.com', '81.2.70.1')));
  await startRedis();
  const wrong = without.filter(({ isRight }) => !isRight).length;
  const answered = other.filter(({ status }) => status === 401 || status === 400).length;
  return {
    holds:
      taken === MAX_PER_ACCOUNT_AND_NETWORK &&
      everywhere === webs.length &&
      wrong === 0 &&
      answered === webs.length,
    saw: `wrong login ${taken + 1} in turn is refused, then by ${everywhere} of ${webs.length} processes; with Redis killed ${wrong} wrong of ${without.length} calls: ${describe(without)}`,
  };
}
