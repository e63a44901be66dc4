import { listOwnerCalls, type OwnerCall } from '@tests/support/owner-calls';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../db/tables/users';

const server = startTestServer();

/** An owner who has to pay first may still make these calls. */
const OPEN = [
  'GET /api/auth/user',
  'PATCH /api/account',
  'DELETE /api/account',
  'POST /api/account/password',
  'POST /api/account/email-proof',
  'GET /api/account/export',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/{id}',
  'GET /api/account/websites',
  'POST /api/push/devices/remove',
];
/** The owner may still read, take along and delete one by one all that visitors sent. */
const OF_WEBSITE = [
  'GET /api/websites/{id}/contact-submissions',
  'GET /api/websites/{id}/contact-submissions.csv',
  'DELETE /api/websites/{id}/contact-submissions/{submissionId}',
  'GET /api/websites/{id}/bookings',
  'GET /api/websites/{id}/bookings.csv',
  'GET /api/websites/{id}/bookings/calendar',
  'GET /api/websites/{id}/bookings/held',
  'GET /api/websites/{id}/blocks',
  'DELETE /api/websites/{id}/bookings/{bookingId}',
  'DELETE /api/websites/{id}/feeds/{feedId}',
  'GET /api/websites/{id}/calendars',
  'GET /api/websites/{id}/feeds',
  'GET /api/websites/{id}/waitlist',
  'PUT /api/websites/{id}/waitlist/{entryId}/removed',
  'POST /api/websites/{id}/calendars/renew',
  'GET /api/websites/{id}/orders',
  'GET /api/websites/{id}/orders.csv',
  'GET /api/websites/{id}/orders/summary',
  'DELETE /api/websites/{id}/orders/{orderId}',
  'GET /api/websites/{id}/customers',
  'GET /api/websites/{id}/customers/{key}',
  'GET /api/websites/{id}/customers/{key}/export',
  'DELETE /api/websites/{id}/customers/{key}',
  'POST /api/websites/{id}/contact-submissions/delete-chosen',
  'POST /api/websites/{id}/bookings/delete-chosen',
  'POST /api/websites/{id}/orders/delete-chosen',
];
/** All calls that have to do with paying are open. */
const PAYING =
  /\/api\/(subscription|payments|invoices|auth\/subscription|create-subscription|confirm-subscription)/;

const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Dobrý deň' }, order: 0 };
const sections = [heading, ...visitorSections.map((section) => ({ ...section, order: section.order + 1 }))];

let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('zora');
  const website = { title: 'Salón', slug: 'salon', isPublished: true, pageData: { sections } };
  const created = await owner.post('/api/websites', website);
  expect(created.json()).toMatchObject({ slug: 'salon' });
  id = created.json().id;
});

/** Moves to the second in which the trial is over. */
const endTrial = () => server.clock.advance({ days: 7 });

describe('an owner whose trial has ended', () => {
  it('is refused by every call but those of the account and of paying', async () => {
    const calls = await listOwnerCalls(server, id);
    expect(calls.length).toBeGreaterThan(25);
    endTrial();
    await owner.post('/api/login', { email: 'zora@example.com', password: 'secret-1' });
    for (const call of calls) {
      const name = `${call.method} ${call.path}`;
      if (OPEN.includes(name) || OF_WEBSITE.includes(name)) continue;
      const answer = await owner.call({ method: call.method, url: call.url });
      if (PAYING.test(call.path)) {
        expect(answer.json().code, name).not.toBe('SUBSCRIPTION_EXPIRED');
        continue;
      }
      expect([name, answer.statusCode], name).toEqual([name, 403]);
      expect(answer.json().code, name).toBe('SUBSCRIPTION_EXPIRED');
      const leadsToPlans = name === 'GET /api/websites' ? undefined : true;
      expect(answer.json().subscriptionExpired, name).toBe(leadsToPlans);
    }
  });

  it.each(OPEN)('can still call %s', async (name) => {
    endTrial();
    const [method, url] = name.split(' ') as [OwnerCall['method'], string];
    expect([200, 204, 400, 404]).toContain((await owner.call({ method, url })).statusCode);
  });

  it('still reads, takes along and deletes what visitors sent, and changes nothing of it', async () => {
    for (const [path, payload] of Object.entries(visitorCalls)) {
      expect((await server.visitor().post(`/api/public/salon/${path}`, payload)).statusCode, path).toBe(201);
    }
    endTrial();
    for (const list of ['contact-submissions', 'bookings', 'orders']) {
      const url = `/api/websites/${id}/${list}`;
      const [item] = (await owner.get(url)).json();
      expect(item.id).toEqual(expect.any(Number));
      expect((await owner.get(`${url}.csv`)).statusCode).toBe(200);
      const changed =
        list === 'bookings'
          ? await owner.put(`/api/bookings/${item.id}`, { status: 'confirmed' })
          : await owner.patch(`${url}/${item.id}`, { isRead: true, status: 'paid' });
      expect([changed.statusCode, changed.json().subscriptionExpired]).toEqual([403, true]);
      expect((await owner.delete(`${url}/${item.id}`)).statusCode).toBe(204);
      expect((await owner.get(url)).json()).toEqual([]);
    }
  });

  it('sees the names and addresses of the websites, and nothing of another owner', async () => {
    const tibor = await server.owner('tibor', 'premium');
    const { id: foreign } = (await tibor.post('/api/websites', { title: 'T', slug: 'tibor' })).json();
    endTrial();
    expect((await owner.get('/api/account/websites')).json()).toEqual([
      { id, title: 'Salón', slug: 'salon' },
    ]);
    expect((await server.visitor().get('/api/account/websites')).statusCode).toBe(401);
    for (const name of OF_WEBSITE) {
      const [method, path] = name.split(' ') as [OwnerCall['method'], string];
      const url = path.replace('{id}', String(foreign)).replace(/\{\w+\}/, '1');
      expect([name, (await owner.call({ method, url })).statusCode]).toEqual([name, 404]);
    }
  });

  it('is let in again with everything when there is a plan', async () => {
    endTrial();
    expect((await owner.get(`/api/websites/${id}`)).statusCode).toBe(403);
    await server.database.db.update(users).set({ subscriptionTier: 'premium' });
    expect((await owner.get(`/api/websites/${id}`)).json().pageData.sections).toHaveLength(sections.length);
  });

  it.each(['expired', 'unheard-of'])('is like one of the stored tier "%s"', async (subscriptionTier) => {
    await server.database.db.update(users).set({ subscriptionTier });
    expect((await owner.get('/api/websites')).statusCode).toBe(403);
  });

  it('learns nothing about the websites of others', async () => {
    const tibor = await server.owner('tibor', 'premium');
    endTrial();
    const { id: foreign } = (await tibor.post('/api/websites', { title: 'T', slug: 'tibor' })).json();
    const [own, others, none] = await Promise.all(
      [id, foreign, 999_999].map((website) => owner.get(`/api/websites/${website}`)),
    );
    expect(others?.json()).toEqual(own?.json());
    expect(none?.json()).toEqual(own?.json());
  });
});

describe('the page of an owner whose trial has ended', () => {
  const names = ['Píšte nám', 'Kedy otvoriť?', 'Objednajte sa', 'Krém'];

  it('stays online for reading, without what visitors could do', async () => {
    const before = (await server.visitor().get('/salon')).body;
    for (const name of names) expect(before).toContain(name);
    endTrial();
    const page = await server.visitor().get('/salon');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Dobrý deň');
    for (const name of names) expect(page.body).not.toContain(name);
    const site = (await server.visitor().get('/api/public/salon')).json();
    expect(site.pageData.sections.map(({ id }: { id: string }) => id)).toEqual(['heading-1']);
    expect((await server.visitor().post('/api/public/salon/visit')).statusCode).toBe(204);
  });

  it('is not shown as it was for a second longer', async () => {
    server.clock.advance({ days: 7, seconds: -1 });
    expect((await server.visitor().get('/salon')).body).toContain('Objednajte sa');
    server.clock.advance({ seconds: 1 });
    expect((await server.visitor().get('/salon')).body).not.toContain('Objednajte sa');
  });

  const sent = Object.entries(visitorCalls).map(([path, payload]) => ({
    method: 'POST' as const,
    path,
    payload,
  }));
  const asked = [
    'poll-results/poll-1',
    'bookings/availability?serviceId=cut&date=2026-12-01',
    'bookings/free-days?serviceId=cut&month=2026-12',
  ].map((path) => ({ method: 'GET' as const, path, payload: undefined }));

  it.each([...sent, ...asked])(
    '$method $path is refused in clear words, and sends no visitor to the plans',
    async ({ method, path, payload }) => {
      const url = `/api/public/salon/${path}`;
      const call = () => server.visitor().call({ method, url, payload });
      expect([200, 201]).toContain((await call()).statusCode);
      endTrial();
      const refused = await call();
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toEqual({
        code: 'SUBSCRIPTION_EXPIRED',
        message: expect.stringMatching(
          /^This website isn't taking (messages|votes|bookings|orders) at the moment\.$/,
        ),
      });
    },
  );
});
