import { buildBookingPage, cottage, salon } from '@tests/support/booking-page';
import { postForm } from '@tests/support/multipart';
import { startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Person } from '@/core/people';
import { users } from '../../db/tables/users';

const server = startTestServer();

const shown = (id: string, name: string) => ({ id, name, role: 'Kaderníčka', imageUrl: '', text: '' });
const person = (id: string, changes: Partial<Person> = {}): Person => ({
  ...shown(id, `Osoba ${id}`),
  takesBookings: false,
  week: null,
  daysOff: [],
  services: [],
  ...changes,
});
const team = (people: object[]) => ({
  id: 'team',
  type: 'team',
  title: 'Tím',
  content: { people },
  order: 9,
});

async function makeSalon(people: object[], tier?: string) {
  const owner = await server.owner('zora', tier);
  const { sections } = buildBookingPage(salon, cottage);
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true };
  const pageData = {
    sections: [...(tier === 'free' ? [] : sections), ...(people.length > 0 ? [team(people)] : [])],
  };
  const { id } = (await owner.post('/api/websites', { ...site, pageData })).json();
  const put = (list: object[]) => owner.put(`/api/websites/${id}/people`, { people: list });
  const get = async () => (await owner.get(`/api/websites/${id}/people`)).json();
  const read = async () => (await server.visitor().get('/salon')).body;
  return { owner, id, put, get, read };
}

it('are those whom the page shows until they are set, and the page shows those from then on', async () => {
  const { owner, id, put, get, read } = await makeSalon([shown('1', 'Zora'), shown('2', 'Eva')]);
  const proposed = await get();
  expect(proposed).toMatchObject({ isSet: false, diaries: 20, people: [{ name: 'Zora' }, { name: 'Eva' }] });
  // Nobody serves rooms, so they are not among the services.
  expect(proposed.services.map(({ name }: { name: string }) => name)).toEqual(['Strih', 'Farba']);
  const [zora, eva] = proposed.people;
  expect(zora).toMatchObject({ takesBookings: true, week: null, daysOff: [], services: [] });

  const before = (await owner.get(`/api/websites/${id}`)).json();
  const saved = await put([person('nina', { name: '  Nina ' }), { ...eva, role: 'Majsterka' }]);
  expect(saved.json()).toMatchObject({ isSet: true, people: [{ name: 'Nina' }, { role: 'Majsterka' }] });
  const page = await read();
  expect(page).toContain('Nina');
  expect(page).toContain('Majsterka');
  expect(page).not.toContain('Zora');
  expect(page).toContain('"employee"');
  const website = (await owner.get(`/api/websites/${id}`)).json();
  expect({ version: website.version, pageData: website.pageData }).toEqual({
    version: before.version,
    pageData: before.pageData,
  });
  const open = (await server.visitor().get('/api/public/salon')).json();
  expect(JSON.stringify(open)).toContain('Nina');
  expect(JSON.stringify(open)).not.toContain('takesBookings');
});

it('keep what another device has changed since they were read', async () => {
  const { owner, id, get } = await makeSalon([shown('1', 'Zora'), shown('2', 'Eva')]);
  const { people: before } = await get();
  const [zora, eva] = before;
  const put = (people: object[]) => owner.put(`/api/websites/${id}/people`, { people, before });
  expect((await put([zora, { ...eva, role: 'Majsterka' }, person('nina')])).statusCode).toBe(200);
  const saved = await put([{ ...eva, takesBookings: false }, zora]);
  expect(saved.json().people).toMatchObject([
    { name: 'Eva', role: 'Majsterka', takesBookings: false },
    { name: 'Osoba nina' },
    { name: 'Zora' },
  ]);
  expect((await get()).people).toEqual(saved.json().people);
});

it('are refused where both devices together add more than there may be', async () => {
  const { owner, id, put, get } = await makeSalon([]);
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => person(`${name}${at}`));
  await put(many('a', 15));
  const refused = await owner.put(`/api/websites/${id}/people`, { people: many('b', 10), before: [] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual([{ path: '', message: expect.stringContaining('20') }]);
  expect((await get()).people).toHaveLength(15);
});

it.each([
  ['people.0.name', { name: ' ' }],
  ['people.0.name', { name: 'www.example.com' }],
  ['people.0.imageUrl', { imageUrl: 'javascript:alert(1)' }],
  ['people.0.week.monday.0.end', { week: { monday: [{ start: '10:00', end: '09:00' }] } }],
  ['people.0.daysOff.0.until', { daysOff: [{ id: 'a', from: '2026-12-24', until: '2026-12-23' }] }],
  ['people.0.daysOff.0.from', { daysOff: [{ id: 'a', from: '2026-02-30', until: '2026-03-01' }] }],
  ['people.0.services.0.sectionId', { services: [{ serviceId: 'cut' }] }],
])('are refused with a wrong %s', async (path, changes) => {
  const { put, get } = await makeSalon([]);
  const { week } = await get();
  const wrong = 'week' in changes ? { week: { ...week, ...changes.week } } : changes;
  const refused = await put([{ ...person('a'), ...wrong }]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual([{ path, message: expect.stringMatching(/./) }]);
  expect(await get()).toMatchObject({ isSet: false });
});

it('have ids of their own', async () => {
  const { put } = await makeSalon([]);
  expect((await put([person('a'), person('a')])).statusCode).toBe(400);
});

it('are as many as the plan shows and books, and what a better plan left stays', async () => {
  const { put } = await makeSalon([], 'standard');
  const taking = { takesBookings: true };
  const refusal = async (list: object[]) => {
    const answer = await put(list);
    return [answer.statusCode, answer.json().feature];
  };
  expect(await refusal(Array.from({ length: 6 }, (_, index) => person(`${index}`)))).toEqual([
    403,
    'employees',
  ]);
  expect(await refusal([person('a', taking), person('b', taking)])).toEqual([403, 'diaries']);
  expect((await put([person('a', taking), person('b')])).statusCode).toBe(200);

  const setTier = (subscriptionTier: string) =>
    server.database.db.update(users).set({ subscriptionTier }).where(eq(users.nickname, 'zora'));
  await setTier('premium');
  expect((await put([person('a', taking), person('b', taking)])).statusCode).toBe(200);
  await setTier('standard');
  const kept = await put([person('b', { ...taking, role: 'Majsterka' }), person('a', taking)]);
  expect(kept.json()).toMatchObject({ diaries: 1, people: [{ id: 'b' }, { id: 'a' }] });
  expect(await refusal([person('a', taking), person('c', taking)])).toEqual([403, 'diaries']);
});

it("keep their pictures, and are found by nobody but the website's owner", async () => {
  const { owner, id, put, read } = await makeSalon([shown('1', 'Zora')]);
  const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer();
  const imageUrl = (await postForm(owner, '/api/upload/picture', { field: 'picture', content })).json().url;
  await put([person('a', { imageUrl })]);
  server.clock.advance({ days: 2 });
  await server.tidyFiles();
  expect(server.files.size).toBeGreaterThan(0);
  expect(await read()).toContain(imageUrl);
  const tibor = await server.owner('tibor');
  const path = `/api/websites/${id}/people`;
  expect((await tibor.get(path)).statusCode).toBe(404);
  expect((await tibor.put(path, { people: [] })).statusCode).toBe(404);
  expect((await server.visitor().get(path)).statusCode).toBe(401);
});
