import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { visitorDays, visitorSalts } from '../../db/tables/analytics';
import { users } from '../../db/tables/users';
import { FORGET_AT_ONCE, forgetSomeVisitors } from './queries';
import { forgetVisitors, VisitCounter } from './visits';

const server = startTestServer({ trustProxy: true });

const forget = () =>
  forgetVisitors(
    { ...createWorkDeps(server.database.db), clock: server.clock },
    new AbortController().signal,
  );

async function publish(owner: Browser): Promise<number> {
  return (await owner.post('/api/websites', { title: 'Salón', slug: 'salon', isPublished: true })).json().id;
}

const visit = (device: string, from: { browser?: Browser; address?: string } = {}) =>
  visitAs(`Mozilla/5.0 (${device}) AppleWebKit/605.1.15 Safari/605.1.15`, from);

const visitAs = (userAgent: string, { browser = server.visitor(), address = '198.51.100.7' } = {}) =>
  browser.post('/api/public/salon/visit', undefined, {
    'user-agent': userAgent,
    'x-forwarded-for': address,
  });

it('counts views, and visitors once a day', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  for (const agent of ['phone', 'phone', 'laptop']) expect((await visit(agent)).statusCode).toBe(204);
  server.clock.advance({ days: 1 });
  await visit('phone');
  const week = (await owner.get(`/api/websites/${id}/analytics`)).json();
  expect(week).toHaveLength(7);
  expect(week.slice(-3)).toEqual([
    { date: '2026-11-20', uniqueVisitors: 0, pageViews: 0 },
    { date: '2026-11-21', uniqueVisitors: 2, pageViews: 3 },
    { date: '2026-11-22', uniqueVisitors: 1, pageViews: 1 },
  ]);
});

it('tells visitors with the same phone apart by their addresses', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  for (const last of [1, 2, 1]) await visit('phone', { address: `198.51.100.${last}` });
  const week = (await owner.get(`/api/websites/${id}/analytics`)).json();
  expect(week.at(-1)).toMatchObject({ uniqueVisitors: 2, pageViews: 3 });
});

it('answers nothing when nobody ever came', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  expect((await owner.get(`/api/websites/${id}/analytics`)).json()).toEqual([]);
});

it('is refused on a plan without statistics, which says the plan that has them', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  await visit('phone');
  await server.database.db.update(users).set({ subscriptionTier: 'free' });
  const refused = await owner.get(`/api/websites/${id}/analytics`);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'PLAN_LIMIT',
    feature: 'statistics',
    requiredTier: 'standard',
    message: 'Statistics are part of the Standard plan.',
  });
  await server.database.db.update(users).set({ subscriptionTier: 'standard' });
  expect((await owner.get(`/api/websites/${id}/analytics`)).json()).toHaveLength(7);
});

it("leaves the owner's own visits out", async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  expect((await visit('phone', { browser: owner })).statusCode).toBe(204);
  expect((await owner.get(`/api/websites/${id}/analytics`)).json()).toEqual([]);
});

it('counts the visits of other owners', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  await visit('phone', { browser: await server.owner('tibor') });
  expect((await owner.get(`/api/websites/${id}/analytics`)).json()).toHaveLength(7);
});

it('counts a late evening visit on the day of the website, not of UTC', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  server.clock.advance({ seconds: 13.5 * 60 * 60 });
  await visit('phone');
  const week = (await owner.get(`/api/websites/${id}/analytics`)).json();
  expect(week.at(-1)).toEqual({ date: '2026-11-22', uniqueVisitors: 1, pageViews: 1 });
});

it('stores no address, and forgets the salt of the day before', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  await visit('phone');
  await owner.get(`/api/websites/${id}/analytics`);
  const [stored] = await server.database.db.select().from(visitorDays);
  expect(stored?.visitor).toMatch(/^[\w-]{43}$/);
  server.clock.advance({ days: 1 });
  await visit('phone');
  await forget();
  expect(
    (await server.database.db.select().from(visitorSalts).orderBy(visitorSalts.date)).map(({ date }) => date),
  ).toEqual(['2026-11-22']);
});

it('forgets who came once the day is over everywhere, and keeps the count', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  await visit('phone');
  server.clock.advance({ days: 2 });
  await visit('phone');
  await owner.get(`/api/websites/${id}/analytics`);
  await Promise.all([forget(), forget()]);
  expect(
    (await server.database.db.select().from(visitorDays).orderBy(visitorDays.date)).map(({ date }) => date),
  ).toEqual(['2026-11-23']);
  const week = (await owner.get(`/api/websites/${id}/analytics`)).json();
  expect(week.slice(-3)).toMatchObject([{ uniqueVisitors: 1 }, { uniqueVisitors: 0 }, { uniqueVisitors: 1 }]);
});

it('forgets a day of many in steps', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  await server.database.db.execute(sql`
    INSERT INTO visitor_days (website_id, date, visitor)
    SELECT ${id}, '2026-11-01', n::text FROM generate_series(1, ${2 * FORGET_AT_ONCE + 1}) AS n`);
  const forgetSome = () => forgetSomeVisitors(server.database.db, '2026-11-20');
  expect(await forgetSome()).toBe(FORGET_AT_ONCE);
  await forget();
  expect(await server.database.db.$count(visitorDays)).toBe(0);
});

it('goes on counting after midnight while nothing can be forgotten', async () => {
  const { db } = server.database;
  const owner = await server.owner('zora');
  const id = await publish(owner);
  await visit('phone');
  await db.execute(sql`
    CREATE FUNCTION refuse_to_forget() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''No.''; END'`);
  for (const table of ['visitor_days', 'visitor_salts']) {
    await db.execute(sql`
      CREATE TRIGGER refuse_to_forget BEFORE DELETE ON ${sql.identifier(table)}
      FOR EACH ROW EXECUTE FUNCTION refuse_to_forget()`);
  }
  try {
    server.clock.advance({ days: 2 });
    expect((await visit('phone')).statusCode).toBe(204);
    await expect(forget()).rejects.toThrow();
    expect((await visit('laptop')).statusCode).toBe(204);
  } finally {
    await db.execute(sql`DROP FUNCTION refuse_to_forget CASCADE`);
  }
  const week = (await owner.get(`/api/websites/${id}/analytics`)).json();
  expect(week.at(-1)).toMatchObject({ uniqueVisitors: 2 });
});

it('counts later what the database did not take, and leaves out what belongs to no website any more', async () => {
  const { db } = server.database;
  const owner = await server.owner('zora');
  const id = await publish(owner);
  const lost: string[] = [];
  let isAway = true;
  const execute: typeof db.execute = (query) =>
    isAway ? (Promise.reject(new Error('away')) as never) : db.execute(query);
  const counter = new VisitCounter({
    db: { execute } as typeof db,
    config: server.config,
    log: { error: (_: object, text: string) => void lost.push(text) } as never,
  });
  const one = { date: '2026-11-21', network: 'network' };
  for (const visitor of ['a', 'b', 'a']) counter.count({ ...one, websiteId: id, visitor });
  counter.count({ ...one, websiteId: id + 1, visitor: 'a' });
  await counter.write();
  expect(lost).toEqual(['Visits are counted later']);
  isAway = false;
  counter.count({ ...one, websiteId: id, visitor: 'a' });
  await counter.write();
  const week = (await owner.get(`/api/websites/${id}/analytics`)).json();
  expect(week.at(-1)).toEqual({ date: '2026-11-21', uniqueVisitors: 2, pageViews: 4 });
  expect(await db.$count(visitorDays)).toBe(2);
});

it('writes what was counted when the server closes, and a second after at the latest', async () => {
  vi.useFakeTimers();
  const executed: unknown[] = [];
  const counter = new VisitCounter({
    db: { execute: (query: unknown) => Promise.resolve(executed.push(query)) } as never,
    config: server.config,
    log: { error: () => undefined } as never,
  });
  const visit = { websiteId: 1, date: '2026-11-21', visitor: 'a', network: 'b' };
  try {
    counter.count(visit);
    counter.count(visit);
    await vi.advanceTimersByTimeAsync(999);
    expect(executed).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(executed).toHaveLength(1);
    await counter.write();
    expect(executed).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

it('counts no bots', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  expect((await visitAs('Mozilla/5.0 (compatible; Googlebot/2.1)')).statusCode).toBe(204);
  expect((await owner.get(`/api/websites/${id}/analytics`)).json()).toEqual([]);
});

it('is 404 for a website that is not published, at once after it was', async () => {
  const owner = await server.owner('zora');
  const id = await publish(owner);
  expect((await visit('phone')).statusCode).toBe(204);
  await owner.put(`/api/websites/${id}`, { isPublished: false });
  expect((await visit('phone')).statusCode).toBe(404);
  await owner.put(`/api/websites/${id}`, { isPublished: true });
  expect((await visit('phone')).statusCode).toBe(204);
});
