import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '@/core/dates';
import { formatFullDay } from '@/core/locale/format';
import { toLocalDateTime } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { runEvery, runForEach } from '../../kernel/run-every';
import { getTextsIn } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import {
  type BookingRecord,
  claimReminder,
  countBookings,
  listOnDays,
  listWaiting,
  listWaitingFacts,
} from '../bookings';
import { composeAccountMail, getAdminUrl, type Mail, type MailWebsite, queueMail } from '../mail';
import { countSubmissions } from '../messages';
import { countPaidOrders, listNewOrders } from '../orders';
import {
  claimOverview,
  getMailWebsite,
  listOverviews,
  lockWebsiteHead,
  type OverviewWebsite,
} from '../websites';

type OverviewDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

const POLL_INTERVAL_MS = 60_000;
const VISITS_IN_A_MAIL = 50;
const ORDERS_COUNTED = 1000;
/** An overview is no longer sent when the server has rested and it would come later than this. */
const HOURS_LATE = 3;

/** Tells an owner the visits of a day, and counts what waits. */
interface Overview {
  /** Looks like `2026-11-24`. */
  day: string;
  visits: BookingRecord[];
  waitingBookings: number;
  /** These waiting bookings lapse first. */
  lapsing: BookingRecord[];
  unreadMessages: number;
  paidOrders: number;
  /** These orders came in the last 24 hours and are not paid. */
  newOrders: number;
}

/**
 * Sends each owner who wants one the overview of the day, once, whichever process looks. No overview is sent of a day
 * without anything.
 */
export async function sendOverviews(deps: OverviewDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  await runForEach(await listOverviews(deps.db), signal, (website) => sendOverview(deps, website, now));
}

async function sendOverview(
  deps: OverviewDeps,
  { id, timeZone, overviewHour, overviewOn }: OverviewWebsite,
  now: Date,
): Promise<void> {
  const [day = '', time = ''] = toLocalDateTime(now, timeZone).split(' ');
  const hour = Number(time.slice(0, 2));
  if (overviewOn === day || hour < overviewHour || hour >= overviewHour + HOURS_LATE) return;
  await inTransaction(deps, async (work) => {
    const website = await lockWebsiteHead(work.db, id);
    if (!website || !(await claimOverview(work.db, id, day))) return;
    const mailWebsite = await getMailWebsite(work.db, deps, website);
    const overview = await readOverview(work.db, id, day, now);
    // Names that strangers typed are sent only to people who have asked for mail.
    if (!mailWebsite.account.owner.isProven || !hasSomething(overview)) return;
    await queueMail(work, deps, composeOverviewMail(mailWebsite, overview));
    // The overview tells what waits, so no other mail needs to do so today.
    await claimReminder(work.db, id, now, now);
  });
}

async function readOverview(db: Database, id: number, day: string, now: Date): Promise<Overview> {
  const visits = await listOnDays(db, id, day, day);
  const newOrders = await listNewOrders(db, id, new Date(now.getTime() - DAY_MS), ORDERS_COUNTED);
  return {
    day,
    visits: visits.filter(({ status }) => status !== 'cancelled'),
    waitingBookings: (await countBookings(db, id)).waiting,
    lapsing: await listWaiting(db, id, now, VISITS_IN_A_MAIL),
    unreadMessages: (await countSubmissions(db, id)).waiting,
    paidOrders: await countPaidOrders(db, id),
    newOrders: newOrders.length,
  };
}

function hasSomething({ day, visits, lapsing, ...counts }: Overview): boolean {
  return visits.length > 0 || Object.values(counts).some((count) => count > 0);
}

/** Tells the owner what comes today and what waits. */
function composeOverviewMail(website: MailWebsite, overview: Overview): Mail {
  const { language } = website.account;
  const t = getTextsIn(language);
  const { day, visits, lapsing, ...counts } = overview;
  const left = visits.length - VISITS_IN_A_MAIL;
  const further: [string, string][] = left > 0 ? [[t('mail.overview.more'), String(left)]] : [];
  const date = formatFullDay(language, day);
  const waiting = (['waitingBookings', 'unreadMessages', 'paidOrders', 'newOrders'] as const).filter(
    (name) => counts[name] > 0,
  );
  return composeAccountMail(website.account, t('mail.overview.subject', { website: website.title, date }), {
    heading: date,
    lead: t('mail.overview.lead', { website: website.title, count: visits.length }),
    facts: [
      ...visits
        .slice(0, VISITS_IN_A_MAIL)
        .map(
          ({
            bookingDateText,
            bookingTimeText,
            bookingType,
            customerName,
            service,
            status,
          }): [string, string] => [
            bookingType === 'daily'
              ? t(bookingDateText === day ? 'mail.overview.arrival' : 'mail.overview.stay')
              : bookingTimeText,
            t(status === 'pending' ? 'mail.overview.unanswered' : 'mail.overview.visit', {
              name: customerName,
              service,
            }),
          ],
        ),
      ...further,
      ...waiting.map((name): [string, string] => [t(`mail.overview.${name}`), String(counts[name])]),
    ],
    more:
      lapsing.length === 0
        ? undefined
        : {
            heading: t('mail.waitingBookings.heading', { count: counts.waitingBookings }),
            lead: t('mail.waitingBookings.lead', { website: website.title }),
            facts: listWaitingFacts(website, lapsing),
          },
    action: { label: t('mail.overview.action'), url: getAdminUrl(website) },
  });
}

/** Runs at startup and then every minute until the server closes. */
export function startOverviews(app: FastifyInstance, deps: OverviewDeps): void {
  runEvery(app, {
    name: 'daily-overviews',
    everyMs: POLL_INTERVAL_MS,
    run: (signal) => sendOverviews(deps, signal),
    complaint: 'The overviews of the day wait for the next look',
  });
}
