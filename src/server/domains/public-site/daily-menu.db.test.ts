import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer();

const dish = (name: string) => ({ id: name, name, description: '', price: '7,90 €', allergens: [] });

it('a daily menu leaves the page in memory by itself, in the time zone of the website', async () => {
  const owner = await server.owner('jana');
  // The test's clock stands at Saturday 21 November, 11:00 in Bratislava.
  const days = [
    { id: 'day-1', date: '2026-11-21', hours: { start: '11:30', end: '14:00' }, dishes: [dish('Goulash')] },
    { id: 'day-2', date: '2026-11-24', hours: { start: '11:00', end: '' }, dishes: [dish('Fried carp')] },
  ];
  const sections = [
    { id: 'text-1', type: 'description', title: '', content: { text: 'An inn by the pond' }, order: 0 },
    { id: 'menu-1', type: 'menu', title: 'What we cook', content: { categories: [], days }, order: 1 },
  ];
  const website = { title: 'U dvoch kaprov', slug: 'kapry', pageData: { sections }, isPublished: true };
  await owner.post('/api/websites', { ...website, language: 'en' });
  const read = async () => (await server.visitor().get('/kapry')).body;

  const first = await read();
  expect(first).toContain('Today from 11:30');
  // A tab that stays open knows by when to ask again, and for which section.
  expect(Number(/data-until="(\d+)"/.exec(first)?.[1])).toBe(Date.parse('2026-11-21T10:30:00Z'));
  expect(first.match(/id="[^"]+"[^>]* data-timed=""/g)).toEqual([expect.stringContaining('"menu-1"')]);
  server.clock.advance({ seconds: 30 * 60 });
  expect(await read()).toContain('Today until 14:00');
  server.clock.advance({ seconds: 150 * 60 - 1 });
  expect(await read()).toContain('Goulash');
  server.clock.advance({ seconds: 1 });
  const after = await read();
  expect(after).toContain('Tuesday from 11:00');
  expect(after).not.toContain('Goulash');
  server.clock.advance({ days: 3, seconds: 10 * 60 * 60 });
  const over = await read();
  expect(over).toContain('An inn by the pond');
  expect(over).not.toContain('What we cook');
});
