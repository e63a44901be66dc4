import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '@/core/dates';
import { MAILS_AT_ONCE } from '@/server/domains/mail/mail-worker';
import { TODAY } from '../support/days-ahead';
import type { DrillStage, Finding } from './drill-stage';
import { execute } from './postgres-pair';
import { send } from './send';
import { createSites, type Site } from './traffic';
import { checkMails } from './upkeep';

/** The visitors of these owners get mail: the owners of the traffic have already sent as many as a day allows. */
const NEW_OWNERS = 40;
/** The worker is killed after so many of these mails; each takes so long. */
const MAILS_BEFORE = 10;
const MAILS_WITHIN_MS = 20_000;
const MAIL_MS = 100;

/** A lease lasts a minute, and other workers look for expired ones once a minute. */
const GOES_ON_WITHIN_MS = 130_000;
/** Only these tasks run again: the others ran once at the start, and are not due. */
const OFTEN = `SELECT name FROM jobs WHERE started_at > now() - interval '90 seconds'
  AND started_at > (SELECT min(started_at) FROM jobs) + interval '30 seconds'`;

/** A worker is killed while it sends and runs tasks: another one goes on with both. */
export async function checkWorkerKill(stage: DrillStage): Promise<Finding> {
  const { installation, traffic } = stage;
  const { processes, startSecondWorker, mailbox } = installation;
  const url = installation.settings.DATABASE_URL ?? '';
  const newSites = await createSites(installation.balancerUrl, NEW_OWNERS, traffic.sites.length + 1);
  await startSecondWorker();
  const { result: tasks } = await traffic.runDuring(async () => {
    await pause(3_000);
    const often = await execute<{ name: string }>(url, OFTEN);
    mailbox.delayMs = MAIL_MS;
    const enough = mailbox.messageIds.length + MAILS_BEFORE;
    const since = performance.now();
    const bookings = bookEverywhere(installation.balancerUrl, newSites);
    while (mailbox.messageIds.length < enough && performance.now() - since < MAILS_WITHIN_MS) await pause(5);
    await processes.end('worker', 'SIGKILL');
    mailbox.delayMs = 0;
    await bookings;
    return often.map(({ name }) => name);
  });
  const [clock] = await execute<{ now: Date }>(url, 'SELECT now()');
  const killedAt = performance.now();
  const countGoing = async () => {
    const [row] = await execute<{ count: number }>(
      url,
      'SELECT count(*)::int AS count FROM jobs WHERE name = ANY($1) AND started_at > $2',
      [tasks, clock?.now],
    );
    return row?.count ?? 0;
  };
  let going = await countGoing();
  while (going < tasks.length && performance.now() - killedAt < GOES_ON_WITHIN_MS) {
    await pause(1_000);
    going = await countGoing();
  }
  const seconds = Math.round((performance.now() - killedAt) / 1000);
  // The mails that the killed worker had taken are due again ten minutes later; nobody waits for that here.
  const left = await execute(
    url,
    `UPDATE outbox SET due_at = now() WHERE sent_at IS NULL AND failed_at IS NULL
     AND due_at BETWEEN now() AND now() + interval '10 minutes' RETURNING id`,
  );
  const before = mailbox.messageIds.length - new Set(mailbox.messageIds).size;
  const mails = await checkMails(stage);
  const twice = mailbox.messageIds.length - new Set(mailbox.messageIds).size - before;
  return {
    holds:
      left.length > 0 &&
      tasks.length > 0 &&
      going === tasks.length &&
      twice <= MAILS_AT_ONCE &&
      (mails.holds || twice > 0),
    saw: `${going} of ${tasks.length} tasks go on within ${seconds} s; ${left.length} mails were left and sent by the other worker, ${twice} of them for the second time; ${mails.saw}`,
  };
}

/** Books once on each website at the same time, so that a mail to each visitor waits. */
function bookEverywhere(url: string, sites: Site[]): Promise<unknown> {
  const booking = { serviceId: 'a', date: addDays(TODAY, 2), time: '09:00', customerName: 'Visitor' };
  return Promise.all(
    sites.map(({ slug }) => {
      const body = { ...booking, customerEmail: `late-${slug}@example.com` };
      return send(url, 'POST', `/api/public/${slug}/booking`, { body });
    }),
  );
}
