import type { WebsiteEvent } from '@/contracts/website-events';
import type { Database } from './database';

/** A change in one of the lists of a website's admin. */
export type OwnerNews = Exclude<WebsiteEvent['kind'], 'all'>;

/** One session, or all sessions of an owner but the one that ended them. */
export type EndedSessions = { sid: string } | { userId: number; exceptSid: string | null };

/** The transaction of a rule. A rule says here what is to follow, and it follows if and only if the rule commits. */
export interface Work {
  /** The transaction: every query of the rule takes it. */
  readonly db: Database;
  /** Renders the page at a slug anew, in every process. */
  pageChanged(slug: string): void;
  /** Lets the open admins of a website read one of their lists again. */
  tellOwner(websiteId: number, news: OwnerNews): void;
  /** Ends what goes on for sessions that are deleted, such as streams of events. */
  sessionsEnded(ended: EndedSessions): void;
  /** Wakes the mail worker; `queueMail` calls it. */
  mailQueued(): void;
  /** Removes the files that the mailer kept of deleted mail. */
  mailDeleted(): void;
  /** Removes deleted rows from the files of the database soon; nobody waits for it. */
  rowsDeleted(): void;
}

/** The effects of a committed transaction, each listed once. */
export interface Effects {
  changedPages: string[];
  ownerNews: { websiteId: number; kind: OwnerNews }[];
  endedSessions: EndedSessions[];
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
    hasNewMail: false,
    hasDeletedMail: false,
    hasDeletedRows: false,
  };
  const result = await db.transaction((tx) =>
    rule({
      db: tx,
      pageChanged: (slug) => void pages.add(slug),
      tellOwner: (websiteId, kind) => void news.set(`${websiteId} ${kind}`, { websiteId, kind }),
      sessionsEnded: (ended) => void effects.endedSessions.push(ended),
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
