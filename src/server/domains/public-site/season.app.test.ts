import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer();

it('a page drawn for the season of the day changes at midnight of its first day, in its own time zone', async () => {
  const owner = await server.owner('jana');
  const sections = [
    { id: 'hero-1', type: 'hero', title: 'Above the lake', content: { text: 'Five rooms' }, order: 0 },
  ];
  const pageData = { sections, theme: { look: 'ridge' } };
  const website = { title: 'Chata', slug: 'chata', pageData, isPublished: true };
  await owner.post('/api/websites', { ...website, language: 'en' });
  const readSeason = async () =>
    /<input type="radio"[^>]* checked="" value="(\w+)"/.exec(
      (await server.visitor().get('/chata')).body,
    )?.[1];

  // The clock stands at Saturday 21 November, 11:00 in Bratislava.
  expect(await readSeason()).toBe('autumn');
  server.clock.advance({ days: 9, seconds: 13 * 60 * 60 - 1 });
  expect(await readSeason()).toBe('autumn');
  server.clock.advance({ seconds: 1 });
  expect(await readSeason()).toBe('winter');
  server.clock.advance({ days: 90 });
  expect(await readSeason()).toBe('spring');
});
