import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebsiteEvent } from '@/contracts/website-events';
import type { Database, DatabaseHandle, Transaction } from './database';

/** Names the list of a website's admin in which something has changed. */
type OwnerNews = Exclude<WebsiteEvent['kind'], 'all'>;

/** Sessions end one at a time, or all of an owner but the one that ended them. */
export type EndedSessions = { sid: string } | { userId: number; exceptSid: string | null };

/** A push tells an owner's phones about a website. */
export interface OwnerPush {
  userId: number;
  websiteId: number;
  title: string;
  body: string;
  /** A press on it opens this address of the application. */
  path: string;
}

/** A rule runs in this transaction. It says here what is to follow, and that follows if and only if the rule commits. */
export interface Work {
  /** Every query of the rule takes this transaction. */
  readonly db: Transaction;
  /** Renders the page at a slug anew, in every process. */
  pageChanged(slug: string): void;
  /** Lets the open admins of a website read one of their lists again. */
  notifyOwner(websiteId: number, news: OwnerNews): void;
  /** Ends what goes on for sessions that are deleted, such as streams of events. */
  sessionsEnded(ended: EndedSessions): void;
  /** Lets the owner's phones ring; `queueNews` calls it. */
  pushOwner(push: OwnerPush): void;
  /** Wakes the mail worker; `queueMail` calls it. */
  mailQueued(): void;
  /** Removes the files that the mailer kept of deleted mail. */
  mailDeleted(): void;
  /** Removes deleted rows from the files of the database soon; nobody waits for it. */
  rowsDeleted(): void;
}

/** Lists the effects of a committed transaction, each once. */
export interface Effects {
  changedPages: string[];
  ownerNews: { websiteId: number; kind: OwnerNews }[];
  endedSessions: EndedSessions[];
  pushes: OwnerPush[];
  hasNewMail: boolean;
  hasDeletedMail: boolean;
  hasDeletedRows: boolean;
}

export interface WorkDeps {
  db: Database;
  /** Never rejects: what was committed stays, whatever becomes of its effects. */
  publishEffects: (effects: Effects) => Promise<void>;
}

/** Runs a rule in one transaction and publishes its effects after the commit; after a rollback there are none. */
export async function inTransaction<Result>(
  { db, publishEffects }: WorkDeps,
  rule: (work: Work) => Promise<Result>,
): Promise<Result> {
  const pages = new Set<string>();
  const news = new Map<string, Effects['ownerNews'][number]>();
  const effects: Effects = {
    changedPages: [],
    ownerNews: [],
    endedSessions: [],
    pushes: [],
    hasNewMail: false,
    hasDeletedMail: false,
    hasDeletedRows: false,
  };
  const result = await (db as Transaction).transaction((tx) =>
    rule({
      db: tx,
      pageChanged: (slug) => void pages.add(slug),
      notifyOwner: (websiteId, kind) => void news.set(`${websiteId} ${kind}`, { websiteId, kind }),
      sessionsEnded: (ended) => void effects.endedSessions.push(ended),
      pushOwner: (push) => void effects.pushes.push(push),
      mailQueued() {
        effects.hasNewMail = true;
      },
      mailDeleted() {
        effects.hasDeletedMail = true;
      },
      rowsDeleted() {
        effects.hasDeletedRows = true;
      },
    }),
  );
  await publishEffects({ ...effects, changedPages: [...pages], ownerNews: [...news.values()] });
  return result;
}

/**
 * Runs one statement that writes and has no effects: it commits by itself, without the calls that a transaction takes.
 * A rule that has effects, or writes more than once, goes through `inTransaction`.
 */
export function inOneStatement<Result>(
  db: Database,
  write: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return write(db as Transaction);
}

/** Runs statements that belong together and have no effects, for code below the rules of domains. */
export function inPlainTransaction<Result>(
  db: Database,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return (db as Transaction).transaction(run);
}

const CHANNEL = 'effects';
/** PostgreSQL takes 8,000 bytes in one notification. */
const MAX_NOTICE_BYTES = 7_500;

/** Effects reach these parts of this process. */
export interface EffectTargets {
  /** Each of these keeps something of a published page by its slug. */
  pages: readonly { drop(slug: string): void; expireAll(): void }[];
  /** Shared caches stand in front of the server. Only this process tells them, because one purge is enough. */
  edge: { purge(slug: string): void; purgeAll(): void };
  events: { publish(websiteId: number, event: { kind: OwnerNews }): void; publishGap(): void };
  sessionEnds: { publish(ended: EndedSessions): void };
  mail: { wake(): void; removeForgotten(): Promise<void> };
  /** Never rejects. Only this process pushes: the others have nothing to do with it. */
  push: { send(pushes: readonly OwnerPush[]): Promise<void> };
  erase: DatabaseHandle['erase'];
}

/** One process announces an effect to the others in this form. */
type Notice =
  | { page: string }
  | { mail: true }
  | { websiteId: number; kind: OwnerNews }
  | { ended: EndedSessions };

interface Announcement {
  from: string;
  notices: Notice[];
}

/** Carries announcements between processes beside the database. */
export interface Bus {
  /** Returns false when it could not be announced: then the database announces it. */
  announce(channel: string, payload: string): Promise<boolean>;
  /** `onGap` is called after a time in which some may have been missed. */
  follow(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
}

/**
 * Publishes effects in this process at once, and to all others by the bus or, without one, by the database. No rule's
 * transaction contains the announcement, because commits with a NOTIFY wait for each other in the whole database;
 * effects of rules that commit meanwhile share the next one.
 */
export async function createPublisher(
  { listen, announce: tell }: Pick<DatabaseHandle, 'listen' | 'announce'>,
  targets: EffectTargets,
  log: Pick<FastifyBaseLogger, 'error'>,
  { announcesMail = false, bus = null }: { announcesMail?: boolean; bus?: Bus | null } = {},
): Promise<WorkDeps['publishEffects']> {
  const process = randomUUID();
  const announce = createAnnouncer(tell, bus, process, log);
  const onPayload = (payload: string) => {
    const { from, notices } = JSON.parse(payload) as Announcement;
    if (from !== process) for (const notice of notices) deliver(targets, notice);
  };
  const onGap = () => {
    for (const kept of targets.pages) kept.expireAll();
    targets.edge.purgeAll();
    targets.events.publishGap();
  };
  await listen(CHANNEL, onPayload, onGap);
  await bus?.follow(CHANNEL, onPayload, onGap);
  return async (effects) => {
    const notices = listNotices(effects);
    for (const notice of notices) deliver(targets, notice);
    for (const slug of effects.changedPages) targets.edge.purge(slug);
    if (announcesMail && effects.hasNewMail) notices.push({ mail: true });
    if (effects.hasNewMail) targets.mail.wake();
    if (effects.pushes.length > 0) void targets.push.send(effects.pushes);
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

function listNotices({ changedPages, ownerNews, endedSessions }: Effects): Notice[] {
  return [
    ...changedPages.map((page) => ({ page })),
    ...ownerNews,
    ...endedSessions.map((ended) => ({ ended })),
  ];
}

function deliver({ pages, events, sessionEnds, mail }: EffectTargets, notice: Notice): void {
  if ('mail' in notice) mail.wake();
  else if ('page' in notice) for (const kept of pages) kept.drop(notice.page);
  else if ('ended' in notice) sessionEnds.publish(notice.ended);
  else events.publish(notice.websiteId, { kind: notice.kind });
}

/** Returns a function that resolves when the others were told, or when that has failed and is logged. */
function createAnnouncer(
  tell: DatabaseHandle['announce'],
  bus: Bus | null,
  from: string,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  let waiting: Notice[] = [];
  let next: Promise<void> | null = null;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    const notices = waiting;
    waiting = [];
    next = null;
    try {
      for (const payload of toPayloads(from, notices))
        if (!(await bus?.announce(CHANNEL, payload))) await tell(CHANNEL, payload);
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

function toPayloads(from: string, notices: readonly Notice[]): string[] {
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
