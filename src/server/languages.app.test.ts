import cs from '@messages/cs/validation.json';
import de from '@messages/de/validation.json';
import en from '@messages/en/validation.json';
import sk from '@messages/sk/validation.json';
import { book, publishBookings, salon } from '@tests/support/booking-page';
import { findForeignTexts } from '@tests/support/foreign-words';
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
  expect(toVisitor?.text).toMatch(/Dátum: \p{L}+ \d+\.\s\p{L}+ 2026/u);
  const toOwner = await sentTo('zora@example.com');
  expect(toOwner?.html).toContain('<html lang="de">');
  expect(toOwner?.text).toMatch(/Datum: \p{L}+, \d+\.\s\p{L}+ 2026/u);
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

it.each([
  ['en', 'orders', 'Order number'],
  ['sk', 'objednavky', 'Číslo objednávky'],
  ['cs', 'objednavky', 'Číslo objednávky'],
  ['de', 'bestellungen', 'Bestellnummer'],
] as const)('exports for the owner in %s, whatever the browser prefers', async (language, name, title) => {
  await server.database.db.update(users).set({ language });
  await book(server.visitor(), { customerEmail: 'tibor@example.com' });
  const orders = await owner.get(`${url}/orders.csv`, { 'accept-language': 'tlh' });
  expect(orders.headers['content-disposition']).toBe(`attachment; filename="salon-${name}.csv"`);
  expect(orders.body).toContain(title);
  for (const sheet of ['orders', 'bookings', 'contact-submissions']) {
    const { body } = await owner.get(`${url}/${sheet}.csv`, { 'accept-language': 'tlh' });
    expect(findForeignTexts(body.replaceAll(/[;\r]/g, '\n'), language)).toEqual([]);
  }
});

it('names the calendar file of a visitor in the language of the website', async () => {
  await owner.put(url, { language: 'cs' });
  await book(server.visitor(), { customerEmail: 'tibor@example.com' });
  const [calendar] = (await sentTo('tibor@example.com'))?.attachments ?? [];
  expect(calendar?.fileName).toBe('rezervace.ics');
  expect(String(calendar?.content)).toContain('PRODID:-//Verandly//CS');
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
    expect((await owner.get(url)).json()).toMatchObject({ slug: 'klingon', language: 'en' });
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith('The stored language "tlh" is unknown.');
});

it('keeps the language of a website that is saved without one', async () => {
  await owner.put(url, { language: 'cs' });
  await owner.put(url, { description: 'Nové' });
  expect((await owner.get(url)).json()).toMatchObject({ language: 'cs' });
  expect((await server.visitor().get('/salon')).body).toContain('<html lang="cs"');
});

const readTitle = (page: { body: string }) =>
  /<html lang="(\w+)"><title>(.+)<\/title>/.exec(page.body)?.slice(1);

it.each([
  ['/', 'landing'],
  ['/login', 'app'],
  ['/privacy', 'privacy'],
  ['/nobody-is-here', 'not found'],
])('gives %s in the language of the browser, and says that it depends on it', async (address, title) => {
  const visitor = server.visitor();
  const page = await visitor.get(address, { 'accept-language': 'cs-CZ,cs;q=0.9' });
  expect(readTitle(page)).toEqual(['cs', title]);
  expect(page.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(readTitle(await visitor.get(`${address}?lang=de`, { 'accept-language': 'cs' }))).toEqual([
    'de',
    title,
  ]);
  expect(readTitle(await visitor.get(`${address}?lang=xx`, { 'accept-language': 'cs' }))).toEqual([
    'cs',
    title,
  ]);
  expect(readTitle(await visitor.get(address, { 'accept-language': 'tlh' }))).toEqual(['en', title]);
});

it('gives an owner the own language in each browser, also after the logout, and changes it everywhere', async () => {
  const account = {
    ...{ nickname: 'jitka', email: 'jitka@example.com' },
    ...{ password: 'secret-1', confirmPassword: 'secret-1' },
  };
  const browser = server.visitor();
  await browser.post('/api/register', account, { 'accept-language': 'cs' });
  expect(readTitle(await browser.get('/'))).toEqual(['en', 'landing']);
  await browser.post('/api/login', account);
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ language: 'cs' });
  expect(readTitle(await browser.get('/profile'))).toEqual(['cs', 'app']);

  const phone = server.visitor();
  await phone.post('/api/login', account);
  const edited = await phone.patch('/api/account', { language: 'sk' });
  expect([edited.statusCode, edited.json().language]).toEqual([200, 'sk']);
  expect(readTitle(await phone.get('/'))).toEqual(['sk', 'app']);
  expect(readTitle(await browser.get('/'))).toEqual(['cs', 'app']);
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ language: 'sk' });
  expect(readTitle(await browser.get('/'))).toEqual(['sk', 'app']);
  expect((await browser.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
  await browser.post('/api/logout');
  expect(readTitle(await browser.get('/'))).toEqual(['sk', 'landing']);
});

it('refuses an unknown language of an owner, and changes nothing', async () => {
  for (const language of ['xx', '', null, ['sk']]) {
    const refused = await owner.patch('/api/account', { language, firstName: 'Zora' });
    expect(refused.statusCode).toBe(400);
  }
  expect((await owner.get('/api/auth/user')).json()).toMatchObject({ language: 'en', firstName: null });
});
