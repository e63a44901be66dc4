import { salon as salonBookings } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getDefaultWebsiteHours } from '@/core/website-hours';

const server = startTestServer();

const contact = (content: object) => ({
  id: 'contact-info-1',
  type: 'contact-info',
  title: 'Kontakt',
  content: { phone: '+421 900 000 123', hours: 'Podľa dohody', ...content },
  order: 0,
});
const read = async () => (await server.visitor().get('/salon')).body;

it('the page of a website shows its hours from the moment on at which they are set', async () => {
  const owner = await server.owner('zora');
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true };
  const page = { pageData: { sections: [contact({ showsHours: true })] } };
  const { id } = (await owner.post('/api/websites', { ...site, ...page })).json();
  expect(await read()).toContain('Podľa dohody');
  expect(await read()).not.toContain('openingHoursSpecification');
  const [first] = [
    {
      id: 'a',
      from: '2026-11-24',
      until: '2026-11-24',
      intervals: [],
      note: 'Sme na <veľtrhu>',
      isShown: true,
      isYearly: false,
    },
  ];
  await owner.put(`/api/websites/${id}/hours`, { ...getDefaultWebsiteHours(), specialDays: [first] });
  const shown = await read();
  expect(shown).not.toContain('Podľa dohody');
  expect(shown).toContain('Pondelok – piatok 9:00 – 17:00');
  expect(shown).toContain('Sme na &lt;veľtrhu&gt;');
  expect(shown).toContain('"specialOpeningHoursSpecification":[{');
  expect(shown).toMatch(/<strong[^>]*>(Otvorené do 17:00|Teraz zatvorené\.)/);
});

it('the page says at once that the business has closed, and nothing is drawn anew until then', async () => {
  const owner = await server.owner('zora');
  const pageData = { sections: [contact({ showsHours: true })] };
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true, pageData };
  const { id } = (await owner.post('/api/websites', site)).json();
  await owner.put(`/api/websites/${id}/hours`, getDefaultWebsiteHours());
  const goTo = (moment: string) =>
    server.clock.advance({ seconds: (Date.parse(moment) - server.clock.now().getTime()) / 1000 });
  // It is a Wednesday, and the clock in Slovakia is an hour ahead.
  goTo('2026-11-25T14:00:00Z');
  const answer = await server.visitor().get('/salon');
  expect(answer.body).toMatch(/<strong[^>]*>Otvorené do 17:00/);
  goTo('2026-11-25T15:59:59Z');
  expect((await server.visitor().get('/salon')).headers.etag).toBe(answer.headers.etag);
  goTo('2026-11-25T16:00:00Z');
  expect(await read()).toMatch(/<strong[^>]*>Teraz zatvorené\./);
  // The server gets no notice of a change that bypasses the product, so it shows after a minute.
  await server.database.db.execute(sql`UPDATE websites SET title = 'Iný salón' WHERE id = ${id}`);
  server.clock.advance({ seconds: 59 });
  expect(await read()).not.toContain('Iný salón');
  server.clock.advance({ seconds: 1 });
  expect(await read()).toContain('Iný salón');
});

it('a section from before stays as it is', async () => {
  const owner = await server.owner('zora');
  const booking = { id: 'booking-1', type: 'booking', title: '', content: salonBookings, order: 1 };
  const pageData = { sections: [contact({}), booking] };
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true, pageData };
  expect((await owner.post('/api/websites', site)).statusCode).toBe(201);
  const page = await read();
  expect(page).toContain('Podľa dohody');
  expect(page).not.toContain('Otvorené do');
});
