import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../db/tables/users';

const server = startTestServer();

type Feature = 'contact' | 'poll' | 'booking' | 'products';

/** Each section has a word that stands nowhere else on the page. */
const WORDS: Record<Feature, string> = {
  contact: 'Píšte nám',
  poll: 'Kedy otvoriť?',
  booking: 'Objednajte sa',
  products: 'Krém',
};
const features = Object.keys(WORDS) as Feature[];

const calls = [
  { feature: 'contact', method: 'POST', path: 'contact', payload: visitorCalls.contact },
  { feature: 'poll', method: 'POST', path: 'poll-vote', payload: visitorCalls['poll-vote'] },
  { feature: 'poll', method: 'GET', path: 'poll-results/poll-1', payload: undefined },
  { feature: 'booking', method: 'POST', path: 'booking', payload: visitorCalls.booking },
  {
    feature: 'booking',
    method: 'GET',
    path: 'bookings/availability?serviceId=cut&date=2026-12-01',
    payload: undefined,
  },
  {
    feature: 'booking',
    method: 'GET',
    path: 'bookings/free-days?serviceId=cut&month=2026-12',
    payload: undefined,
  },
  { feature: 'products', method: 'POST', path: 'orders', payload: visitorCalls.orders },
] as const;

const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Dobrý deň' }, order: 0 };
const sections = [heading, ...visitorSections.map((section) => ({ ...section, order: section.order + 1 }))];

let owner: Browser;
let id: number;

beforeEach(async () => {
  owner = await server.owner('zora');
  const website = { title: 'Salón', slug: 'salon', isPublished: true, pageData: { sections } };
  id = (await owner.post('/api/websites', website)).json().id;
});

const call = ({ method, path, payload }: (typeof calls)[number]) =>
  server.visitor().call({ method, url: `/api/public/salon/${path}`, payload });

async function listShown(): Promise<Feature[]> {
  const { body } = await server.visitor().get('/salon');
  expect(body).toContain('Dobrý deň');
  return features.filter((feature) => body.includes(WORDS[feature]));
}

async function listTold(): Promise<string[]> {
  const site = (await server.visitor().get('/api/public/salon')).json();
  return site.pageData.sections.map(({ type }: { type: string }) => type);
}

describe.each([
  ['free', []],
  ['standard', ['contact', 'poll', 'booking']],
  ['premium', features],
] as const)('what visitors can do at the page of an owner on %s', (tier, has: readonly Feature[]) => {
  beforeEach(async () => {
    expect(await listShown()).toEqual(features);
    if (tier === 'free') await owner.put('/api/auth/subscription', { tier });
    else await server.database.db.update(users).set({ subscriptionTier: tier });
    // Only the change of a plan by a call drops the kept page.
    if (tier !== 'free') server.clock.advance({ seconds: 61 });
  });

  it('stands on the page, in its menu and in what machines read exactly as far as the plan has it', async () => {
    expect(await listShown()).toEqual(has);
    expect(await listTold()).toEqual(['heading', ...has]);
  });

  it.each(calls)('is taken or refused by $method $path', async (asked) => {
    const answer = await call(asked);
    if (has.includes(asked.feature)) {
      expect([200, 201]).toContain(answer.statusCode);
      return;
    }
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('SUBSCRIPTION_EXPIRED');
    expect(answer.json()).not.toHaveProperty('subscriptionExpired');
  });

  it('is named in the list of websites as far as the plan lacks it', async () => {
    const [listed] = (await owner.get('/api/websites')).json();
    const lacking = features.filter((feature) => !has.includes(feature));
    expect(listed.closedFeatures).toEqual(lacking.length > 0 ? lacking : undefined);
  });

  it('stays in the editor, can be edited, and stands there again with the plan', async () => {
    const stored = (await owner.get(`/api/websites/${id}`)).json();
    expect(stored.pageData.sections).toHaveLength(sections.length);
    const renamed = JSON.parse(JSON.stringify(stored.pageData).replace('Píšte nám', 'Napíšte nám'));
    const saved = await owner.put(`/api/websites/${id}`, { ...stored, pageData: renamed });
    expect(saved.statusCode).toBe(200);
    await server.database.db.update(users).set({ subscriptionTier: 'premium' });
    server.clock.advance({ seconds: 61 });
    expect((await server.visitor().get('/salon')).body).toContain('Napíšte nám');
    expect(await listTold()).toEqual(['heading', ...features]);
  });
});
