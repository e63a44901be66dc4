import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { EMPTY_BUSINESS } from '@/core/business';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { getDefaultWebsiteHours } from '@/core/website-hours';

const server = startTestServer();

const business = {
  ...EMPTY_BUSINESS,
  name: 'Salón Mirabelka',
  phone: '+421 900 000 118',
  address: 'Dlhá 5\nHorná Lipová',
};
const fridays = { ...getDefaultWebsiteHours(), isOwn: true };
for (const day of WEEKDAYS) fridays.week[day] = day === 'friday' ? [{ start: '10:00', end: '16:00' }] : [];
const contact = { id: 'contact-info-1', type: 'contact-info', title: 'Kontakt', content: {}, order: 0 };
const booking = {
  id: 'booking-1',
  type: 'booking',
  title: '',
  content: { title: 'Termín', services: [] },
  order: 1,
};
const salon = {
  title: 'Salón Mirabelka',
  slug: 'salon',
  language: 'sk',
  isPublished: true,
  pageData: { sections: [contact, booking] },
  requestId: '5f0c1d1e-7a51-4c5a-9a41-6b1f3d2c9e77',
};

it('stores what is known of the business together with the website', async () => {
  const owner = await server.owner('zora');
  const created = await owner.post('/api/websites', { ...salon, business, hours: fridays });
  expect(created.statusCode).toBe(201);
  const { id } = created.json();
  const stored = async (name: string) => (await owner.get(`/api/websites/${id}/${name}`)).json();
  expect(await stored('business')).toEqual({ isSet: true, business });
  // The hours come from the website, and not from its booking section.
  expect(await stored('hours')).toMatchObject({ isSet: true, hours: fridays });
  const { body } = await server.visitor().get('/salon');
  expect(body).toContain('href="tel:+421900000118"');
  expect(body).toContain('Dlhá 5');

  const again = await owner.post('/api/websites', { ...salon, business, hours: fridays });
  expect(again.json().id).toBe(id);
  const other = await owner.post('/api/websites', { ...salon, business: { ...business, phone: '1' } });
  expect(other.statusCode).toBe(409);
  expect(await stored('business')).toEqual({ isSet: true, business });
});

it('goes by its page where nothing is known', async () => {
  const owner = await server.owner('zora');
  const { id } = (await owner.post('/api/websites', salon)).json();
  expect((await owner.get(`/api/websites/${id}/business`)).json().isSet).toBe(false);
  const { hours } = (await owner.get(`/api/websites/${id}/hours`)).json();
  expect(hours).toEqual(getDefaultWebsiteHours());
});

it('keeps that the owner has said the hours when these are changed', async () => {
  const owner = await server.owner('zora');
  const { id } = (await owner.post('/api/websites', { ...salon, hours: fridays })).json();
  const changed = { ...fridays, week: { ...fridays.week, monday: [{ start: '08:00', end: '12:00' }] } };
  const saved = await owner.put(`/api/websites/${id}/hours`, changed);
  expect(saved.json().hours).toEqual(changed);
});

it.each([
  [{ business: { ...business, phone: '1\u0007' } }, 'business.phone'],
  [{ business: { ...business, address: 'x'.repeat(301) } }, 'business.address'],
  [{ business: { name: 'Zora' } }, 'business.phone'],
  [
    { hours: { ...fridays, week: { ...fridays.week, friday: [{ start: '10', end: '16:00' }] } } },
    'hours.week',
  ],
  [{ hours: { ...fridays, isOwn: 'yes' } }, 'hours.isOwn'],
])('creates nothing of facts that cannot be so: %j', async (facts, path) => {
  const owner = await server.owner('zora');
  const refused = await owner.post('/api/websites', { ...salon, ...facts });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields[0].path).toContain(path);
  expect((await owner.get('/api/websites')).json()).toEqual([]);
});
