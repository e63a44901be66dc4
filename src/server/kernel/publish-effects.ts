import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseHandle } from './database';
import type { Effects, EndedSessions, OwnerNews, WorkDeps } from './unit-of-work';

const CHANNEL = 'effects';
/** PostgreSQL takes 8,000 bytes in one notification. */
const MAX_NOTICE_BYTES = 7_500;

/** Effects reach these parts of this process. */
export interface EffectTargets {
  pages: { drop(slug: string): void; expireAll(): void };
  events: { publish(websiteId: number, event: { kind: OwnerNews }): void; publishGap(): void };
  sessionEnds: { publish(ended: EndedSessions): void };
  mail: { wake(): void; removeForgotten(): Promise<void> };
  erase: DatabaseHandle['erase'];
}

/** An effect as one process announces it to the others. */
type Notice = { page: string } | { websiteId: number; kind: OwnerNews } | { ended: EndedSessions };

interface Announcement {
  from: string;
  notices: Notice[];
}

/**
 * Publishes effects in this process at once, and to all others by NOTIFY. That stands in no rule's transaction, because
 * commits with a notification wait for each other in the whole database; effects of rules that commit meanwhile share
 * the next one.
 */
export async function createPublisher(
  { db, listen }: Pick<DatabaseHandle, 'db' | 'listen'>,
  targets: EffectTargets,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<WorkDeps['publishEffects']> {
  const process = randomUUID();
  const announce = createAnnouncer(db, process, log);
  await listen(
    CHANNEL,
    (payload) => {
      const { from, notices } = JSON.parse(payload) as Announcement;
      if (from !== process) for (const notice of notices) deliver(targets, notice);
    },
    () => {
      targets.pages.expireAll();
      targets.events.publishGap();
    },
  );
  return async (effects) => {
    const notices = noticesOf(effects);
    for (const notice of notices) deliver(targets, notice);
    if (effects.hasNewMail) targets.mail.wake();
    if (effects.hasDeletedRows)
      void targets
        .erase()
        .catch((error: unknown) => log.error({ err: error }, 'What was deleted leaves the files later'));
    if (notices.length > 0) await announce(notices);
    if (effects.hasDeletedMail)
      await targets.mail
        .removeForgotten()
        .catch((error: unknown) => log.error({ err: error }, 'Files of mails wait for the next look'));
  };
}

function noticesOf({ changedPages, ownerNews, endedSessions }: Effects): Notice[] {
  return [
    ...changedPages.map((page) => ({ page })),
    ...ownerNews,
    ...endedSessions.map((ended) => ({ ended })),
  ];
}

function deliver({ pages, events, sessionEnds }: EffectTargets, notice: Notice): void {
  if ('page' in notice) pages.drop(notice.page);
  else if ('ended' in notice) sessionEnds.publish(notice.ended);
  else events.publish(notice.websiteId, { kind: notice.kind });
}

/** Returns a function that resolves when the others were told, or when that has failed and is logged. */
function createAnnouncer(db: Database, from: string, log: Pick<FastifyBaseLogger, 'error'>) {
  let waiting: Notice[] = [];
  let next: Promise<void> | null = null;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    const notices = waiting;
    waiting = [];
    next = null;
    try {
      for (const payload of payloadsOf(from, notices))
        await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${payload})`);
    } catch (error) {
      log.error({ err: error }, 'Other server processes were not told what has changed');
    }
  }

  return (notices: Notice[]): Promise<void> => {
    waiting.push(...notices);
    next ??= sending = sending.then(send);
    return next;
  };
}

function payloadsOf(from: string, notices: readonly Notice[]): string[] {
  const payloads: string[] = [];
  let part: Notice[] = [];
  for (const notice of notices) {
    if (Buffer.byteLength(JSON.stringify({ from, notices: [...part, notice] })) > MAX_NOTICE_BYTES) {
      payloads.push(JSON.stringify({ from, notices: part }));
      part = [];
    }
    part.push(notice);
  }
  return [...payloads, JSON.stringify({ from, notices: part })];
}
