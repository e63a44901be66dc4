import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { getDefaultWebsiteHours } from '@/core/website-hours';

const server = startTestServer();
const HOUR = 60 * 60;

const weeks = [
  { monday: '2026-11-16', state: 'full' },
  { monday: '2026-11-23', state: 'some', note: 'leaks only' },
];

async function publish(name: string) {
  const owner = await server.owner(name);
  const content = { note: 'I am on the roof.', weeks };
  const sections = [
    { id: 'hours-1', type: 'hours', title: 'When I have time', content, order: 0 },
    { id: 'description-1', type: 'description', title: '', content: { text: 'Roofs.' }, order: 1 },
  ];
  const pageData = { sections, theme: { look: 'handmade' } };
  const website = { title: 'Roofs', slug: name, pageData, isPublished: true, language: 'en' };
  const { id } = (await owner.post('/api/websites', website)).json();
  const read = async () => {
    const { body } = await server.visitor().get(`/${name}`);
    return {
      weeks: Array.from(
        body.matchAll(/<time dateTime="([\d-]+)">([^<]+)/gi),
        ([, day, text]) => `${day} ${text}`,
      ),
      layout: /s-opening[^>]*data-layout="(\w+)"/.exec(body)?.[1],
      hasHoursData: body.includes('openingHoursSpecification":['),
    };
  };
  return { owner, id, read };
}

it('a page leaves a week out once its Sunday is over, in its own time zone, and in the end the section', async () => {
  const { read } = await publish('roofer');
  const both = ['2026-11-16 This week', '2026-11-23 23\u00a0Nov'];

  // The clock stands at Saturday 21 November, 11:00 in Bratislava.
  expect(await read()).toEqual({ weeks: both, layout: 'weeks', hasHoursData: false });
  server.clock.advance({ seconds: 37 * HOUR - 1 });
  expect((await read()).weeks).toEqual(both);
  server.clock.advance({ seconds: 1 });
  expect((await read()).weeks).toEqual(['2026-11-23 This week']);
  server.clock.advance({ days: 7, seconds: -1 });
  expect((await read()).weeks).toEqual(['2026-11-23 This week']);
  server.clock.advance({ seconds: 1 });
  expect(await read()).toEqual({ weeks: [], layout: undefined, hasHoursData: false });
});

it('a page of a business with hours shows these again, and tells them to search engines only then', async () => {
  const { owner, id, read } = await publish('tiler');
  const hours = { ...getDefaultWebsiteHours(), isOwn: true };
  expect((await owner.put(`/api/websites/${id}/hours`, hours)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ layout: 'weeks', hasHoursData: false });
  server.clock.advance({ days: 22 });
  expect(await read()).toEqual({ weeks: [], layout: 'table', hasHoursData: true });
});
