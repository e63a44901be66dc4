import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { createWorkDeps } from '@tests/support/work-deps';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { outbox } from '../db/tables/outbox';
import type { DatabaseHandle } from './database';
import { createPublisher, type Effects, type EffectTargets, inTransaction, type Work } from './unit-of-work';

const server = startTestServer();

function createTargets() {
  const calls: unknown[] = [];
  const heard: EffectTargets = {
    pages: [{ drop: (slug) => calls.push(['page', slug]), expireAll: () => calls.push('all pages') }],
    events: {
      publish: (websiteId, { kind }) => calls.push([kind, websiteId]),
      publishGap: () => calls.push('gap'),
    },
    sessionEnds: { publish: (ended) => calls.push(['ended', ended]) },
    mail: {
      wake: () => calls.push('mail'),
      removeForgotten: async () => void calls.push('mail deleted'),
    },
    push: { send: async () => {} },
    edge: { purge: () => undefined, purgeAll: () => undefined },
    erase: () => {
      calls.push('erase');
      // Nobody waits for it.
      return new Promise(() => undefined);
    },
  };
  return { calls, heard };
}

const silent = { error: () => undefined };

async function process(
  database: Pick<DatabaseHandle, 'listen' | 'announce'> = server.database,
  log = silent,
) {
  const { calls, heard } = createTargets();
  const publishEffects = await createPublisher(database, heard, log);
  return { calls, deps: { db: server.database.db, publishEffects } };
}

async function doAll(work: Work): Promise<void> {
  work.pageChanged('salon');
  work.pageChanged('salon');
  work.notifyOwner(7, 'booking');
  work.notifyOwner(7, 'booking');
  work.notifyOwner(7, 'order');
  work.sessionsEnded({ sid: 'a' });
  work.mailQueued();
  work.mailQueued();
  work.mailDeleted();
  work.rowsDeleted();
}

const NO_EFFECTS: Effects = {
  changedPages: [],
  ownerNews: [],
  endedSessions: [],
  pushes: [],
  hasNewMail: false,
  hasDeletedMail: false,
  hasDeletedRows: false,
};

const announced = [
  ['page', 'salon'],
  ['booking', 7],
  ['order', 7],
  ['ended', { sid: 'a' }],
];

describe('what follows from a rule', () => {
  it('follows once, after the commit, here and in the other processes', async () => {
    const [here, there] = [await process(), await process()];
    await inTransaction(here.deps, async (work) => {
      await doAll(work);
      await work.db.execute(sql`SELECT 1`);
      expect(here.calls).toEqual([]);
    });
    expect(here.calls).toEqual([...announced, 'mail', 'erase', 'mail deleted']);
    await waitFor(() => expect(there.calls).toEqual(announced));
    await inTransaction(here.deps, async (work) => work.pageChanged('next'));
    await waitFor(() => expect(there.calls).toEqual([...announced, ['page', 'next']]));
    expect(here.calls.filter((call) => JSON.stringify(call) === '["page","salon"]')).toHaveLength(1);
  });

  it('does not follow from what is rolled back', async () => {
    const published: Effects[] = [];
    const deps = createWorkDeps(server.database.db, published);
    const broken = inTransaction(deps, async (work) => {
      await doAll(work);
      throw new Error('The booking collides');
    });
    await expect(broken).rejects.toThrow('collides');
    expect(published).toEqual([]);
    expect(await server.database.db.select().from(outbox)).toEqual([]);
  });

  it('is announced in few notifications, each small enough for PostgreSQL', async () => {
    const payloads: string[] = [];
    const there = await process();
    const announce = (channel: string, payload: string) => {
      payloads.push(payload);
      return server.database.announce(channel, payload);
    };
    const here = await process({ ...server.database, announce });
    const slugs = Array.from(
      { length: 400 },
      (_, index) => `${'a-long-address-of-a-page-'.repeat(2)}${index}`,
    );
    const publishPage = (slug: string) => here.deps.publishEffects({ ...NO_EFFECTS, changedPages: [slug] });
    await Promise.all(slugs.map(publishPage));
    await waitFor(() => expect(there.calls).toHaveLength(slugs.length));
    expect(there.calls).toEqual(expect.arrayContaining(slugs.map((slug) => ['page', slug])));
    expect(payloads.length).toBeLessThan(slugs.length);
  });

  it('takes nothing back when the others cannot be told', async () => {
    const error = vi.fn();
    const announce = () => Promise.reject(new Error('away'));
    const here = await process({ ...server.database, announce }, { error });
    expect(await inTransaction(here.deps, async (work) => work.pageChanged('salon') ?? 'done')).toBe('done');
    expect(here.calls).toEqual([['page', 'salon']]);
    expect(error).toHaveBeenCalledWith(
      expect.anything(),
      'Other server processes were not told what has changed',
    );
  });
});
