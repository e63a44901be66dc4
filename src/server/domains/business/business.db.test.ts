import { book, buildBookingPage, salon } from '@tests/support/booking-page';
import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';
import { EMPTY_BUSINESS } from '@/core/business';

const server = startTestServer();

const business = {
  ...EMPTY_BUSINESS,
  name: 'Salón Mirabelka',
  phone: '+421 900 000 123',
  email: 'salon@example.com',
  address: 'Vzorová 14\n917 01 Trnava',
  sellerName: 'Mirabelka s. r. o.',
  companyNumber: '12345678',
};
const contact = (content: object) => ({ id: 'c', type: 'contact-info', title: 'Kontakt', content, order: 0 });

async function makeSalon(content: object) {
  const owner = await server.owner('zora');
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true };
  const made = await owner.post('/api/websites', { ...site, pageData: { sections: [contact(content)] } });
  const { id } = made.json();
  const put = (body: object) => owner.put(`/api/websites/${id}/business`, body);
  const get = async () => (await owner.get(`/api/websites/${id}/business`)).json();
  const read = async () => (await server.visitor().get('/salon')).body;
  return { owner, id, put, get, read };
}

it('is what the page says until it is set, and the page says it from then on', async () => {
  const { put, get, read } = await makeSalon({ phone: '0900 111 222', address: ' Stará 1 ' });
  const proposed = { ...EMPTY_BUSINESS, phone: '0900 111 222', address: 'Stará 1' };
  expect(await get()).toEqual({ isSet: false, business: proposed });
  expect(await read()).not.toContain('salon@example.com');
  const saved = await put({ ...business, name: `  ${business.name} ` });
  expect(saved.json()).toEqual({ isSet: true, business });
  expect(await get()).toEqual({ isSet: true, business });
  const page = await read();
  // The section has a phone and an address of its own, but takes the email from the business.
  expect(page).toContain('href="mailto:salon@example.com"');
  expect(page).toContain('href="tel:0900111222"');
  expect(page).not.toContain('href="tel:+421900000123"');
  expect(page).toContain('Mirabelka s. r. o. · IČO 12345678');
  expect(page).toContain('"name":"Salón Mirabelka"');
  expect(page).toContain('"legalName":"Mirabelka s. r. o."');
});

it('makes no version, and stays when the page is saved', async () => {
  const { owner, id, put, get } = await makeSalon({});
  const before = (await owner.get(`/api/websites/${id}`)).json();
  await put(business);
  const { version, updatedAt } = (await owner.get(`/api/websites/${id}`)).json();
  expect({ version, updatedAt }).toEqual({ version: before.version, updatedAt: before.updatedAt });
  await owner.put(`/api/websites/${id}`, { description: 'Iný opis' });
  expect(await get()).toEqual({ isSet: true, business });
});

it('keeps what another device has changed since it was read', async () => {
  const { put, get } = await makeSalon({ phone: '0900 111 222' });
  const { business: before } = await get();
  await put({ ...before, name: 'Salón Mirabelka', before });
  const saved = await put({ ...before, email: 'salon@example.com', before });
  const both = { ...before, name: 'Salón Mirabelka', email: 'salon@example.com' };
  expect(saved.json()).toEqual({ isSet: true, business: both });
  expect(await get()).toEqual(saved.json());
  // A save that does not say what it changed replaces everything.
  expect((await put(business)).json().business).toEqual(business);
});

it('is mended where what it was would be refused', async () => {
  const { put } = await makeSalon({});
  const saved = await put({
    ...business,
    before: { ...EMPTY_BUSINESS, name: 'x'.repeat(500), email: 'nobody' },
  });
  expect(saved.json()).toEqual({ isSet: true, business });
});

it.each([
  ['name', 'x'.repeat(101)],
  ['name', 'www.example.com'],
  ['email', 'nobody'],
  ['phone', '1\u0007'],
  ['phone', null],
  ['address', 'a\u202eb'],
  ['address', 'x'.repeat(301)],
  ['sellerName', 'https://example.com'],
  ['register', 'x'.repeat(201)],
])('is refused with a %s like %j', async (field, value) => {
  const { put, get } = await makeSalon({});
  const refused = await put({ ...business, [field]: value });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual([{ path: field, message: expect.stringMatching(/./) }]);
  expect(await get()).toMatchObject({ isSet: false });
});

it("is found by nobody but the website's owner", async () => {
  const { id } = await makeSalon({});
  const path = `/api/websites/${id}/business`;
  const tibor = await server.owner('tibor');
  expect((await tibor.get(path)).statusCode).toBe(404);
  expect((await tibor.put(path, business)).statusCode).toBe(404);
  expect((await server.visitor().get(path)).statusCode).toBe(401);
});

it('stands in the mail and the calendar of whoever books', async () => {
  const owner = await server.owner('zora');
  const pageData = buildBookingPage(salon);
  pageData.sections.push(contact({ phone: '0900 111 222', address: 'Stará 1\n917 01 Trnava' }) as never);
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true, pageData };
  const { id } = (await owner.post('/api/websites', site)).json();
  const sent = async (time: string, customerEmail: string) => {
    server.sentMail.length = 0;
    await book(server.visitor(), { time, customerEmail });
    await server.mail.sendDue();
    const mail = server.sentMail.find(({ to }) => to === customerEmail);
    return { ...mail, calendar: unfold(mail?.attachments[0]?.content ?? '') };
  };
  const first = await sent('09:00', 'eva@example.com');
  expect(first).toMatchObject({
    fromName: 'Salón cez Verandly',
    text: expect.stringContaining('0900 111 222'),
  });
  expect(first.calendar).toContain('LOCATION:Stará 1\\, 917 01 Trnava');
  await owner.put(`/api/websites/${id}/business`, business);
  const second = await sent('11:00', 'elena@example.com');
  expect(second).toMatchObject({ fromName: 'Salón Mirabelka cez Verandly' });
  expect(second.text).toContain('Vzorová 14, 917 01 Trnava');
  expect(second.text).toContain('+421 900 000 123');
  expect(second.calendar).toContain('LOCATION:Vzorová 14\\, 917 01 Trnava');
  expect(second.calendar).toContain('TRIGGER:-PT2H');
});

const unfold = (calendar: string | Uint8Array) => String(calendar).replace(/\r\n[ \t]/g, '');
