import cs from '@messages/cs/validation.json';
import de from '@messages/de/validation.json';
import en from '@messages/en/validation.json';
import sk from '@messages/sk/validation.json';
import { book, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { users } from './db/tables/users';
import { websites } from './db/tables/websites';

const server = startTestServer();
let owner: Browser;
let url: string;

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  url = `/api/websites/${await publishBookings(owner, salon)}`;
});

async function sentTo(address: string) {
  await server.mail.sendDue();
  return server.sentMail.find(({ to }) => to === address);
}

it('writes to visitors in the language of the website, and to the owner in the own one', async () => {
  await owner.put(url, { language: 'sk' });
  await server.database.db.update(users).set({ language: 'de' });
  await book(server.visitor(), { customerEmail: 'tibor@example.com' });
  const toVisitor = await sentTo('tibor@example.com');
  expect(toVisitor?.html).toContain('<html lang="sk">');
  expect(toVisitor?.text).toMatch(/Dátum: \p{L}+ \d+\. \p{L}+ 2026/u);
  const toOwner = await sentTo('zora@example.com');
  expect(toOwner?.html).toContain('<html lang="de">');
  expect(toOwner?.text).toMatch(/Datum: \p{L}+, \d+\. \p{L}+ 2026/u);
});

it.each([
  ['sk-SK,en;q=0.5', sk],
  ['cs', cs],
  ['de-AT', de],
  ['fr', en],
])('answers a call that asks for %s in that language, or in English', async (language, texts) => {
  const message = { name: 'Tibor', email: 'tibor', message: 'Voľno?' };
  const headers = { 'accept-language': language };
  const refused = await server.visitor().post('/api/public/salon/contact', message, headers);
  expect(refused.json()).toMatchObject({
    code: 'VALIDATION',
    fields: [{ path: 'email', message: texts.emailFormat }],
  });
});

it('exports for the owner, whatever the browser prefers', async () => {
  await server.database.db.update(users).set({ language: 'sk' });
  const sheet = await owner.get(`${url}/orders.csv`, { 'accept-language': 'en' });
  expect(sheet.body).toContain('Číslo objednávky');
});

it('refuses an unknown language, and changes nothing', async () => {
  for (const language of ['xx', 'SK', '', null, 7]) {
    expect((await owner.put(url, { language })).statusCode).toBe(400);
    const website = { title: 'Kaviareň', slug: 'kaviaren', language };
    expect((await owner.post('/api/websites', website)).statusCode).toBe(400);
  }
  expect((await owner.get(url)).json()).toMatchObject({ language: 'en', version: 1 });
});

it('draws a page whose stored language nobody knows in English, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await server.database.db
    .update(websites)
    .set({ language: sql`'tlh'`, slug: 'klingon' })
    .where(eq(websites.slug, 'salon'));
  for (const _ of [1, 2]) {
    const page = await server.visitor().get('/klingon');
    expect([page.statusCode, page.body.includes('<html lang="en"')]).toEqual([200, true]);
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith('The stored language "tlh" is unknown.');
});

it('keeps the language of a website that is saved without one', async () => {
  await owner.put(url, { language: 'cs' });
  await owner.put(url, { description: 'Nové' });
  expect((await owner.get(url)).json()).toMatchObject({ language: 'cs' });
  expect((await server.visitor().get('/salon')).body).toContain('<html lang="cs"');
});
