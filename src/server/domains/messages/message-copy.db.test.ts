import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, expect, it } from 'vitest';
import { MAILS_PER_DAY, RECEIPT_SHARE } from '../mail/mail-bounds';

const server = startTestServer();
const email = 'tibor@example.com';
let owner: Browser;
let url: string;

const write = async (change: object = {}) => {
  const message = {
    name: 'Tibor <b>',
    email,
    message: 'Máte voľno?\nV sobotu & <i>nedeľu</i>.',
    wantsCopy: true,
  };
  return (await server.visitor().post('/api/public/salon/contact', { ...message, ...change })).json().id;
};
async function sent() {
  await server.mail.sendDue();
  return server.sentMail.splice(0).filter(({ to }) => to === email);
}
/** Finds the address in the mail that says that a message has arrived. */
async function addressOf(change: object = {}): Promise<string> {
  await write(change);
  const [mail] = await sent();
  return /\/salon\/message\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}
const look = (address: string) => server.visitor().get(address);
const press = (address: string) =>
  server.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  const content = { title: 'Napíšte', fields: ['name', 'email', 'message'] };
  const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
  const website = { title: 'Salón', slug: 'salon', pageData, isPublished: true };
  url = `/api/websites/${(await owner.post('/api/websites', website)).json().id}`;
});

it('is offered by a mail that repeats nothing, and only to who wants it', async () => {
  await write({ wantsCopy: false });
  await write({ wantsCopy: undefined });
  expect(await sent()).toEqual([]);
  await write();
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Salón: your message has arrived', replyTo: 'zora@example.com' });
  expect(JSON.stringify(mail)).not.toMatch(/Tibor <|Tibor &lt;|voľno|nedeľu/);
});

it('is read behind the link and mailed by a press, once for a double one', async () => {
  const address = await addressOf();
  const page = await look(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('V sobotu &amp; &lt;i&gt;nedeľu&lt;/i&gt;.');
  expect(page.body).toContain('Tibor &lt;b&gt;');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(await sent()).toEqual([]);
  expect((await press(address)).body).toContain('The copy is on its way');
  expect((await press(address)).statusCode).toBe(200);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Salón: the copy of your message');
  expect(mail?.text).toContain('> Máte voľno?\n> V sobotu & <i>nedeľu</i>.');
});

it('is bounded like all mail that strangers cause', async () => {
  const address = await addressOf();
  const most = MAILS_PER_DAY.toVisitorByWebsite * RECEIPT_SHARE;
  for (let call = 1; call < most; call += 1) {
    await press(address);
    await server.mail.sendDue();
  }
  const refused = await press(address);
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Máte voľno?');
  // The message itself still arrives.
  expect(await write()).toEqual(expect.any(Number));
  expect((await sent()).length).toBe(most - 1);
});

it('is there when the owner calls the message spam, and gone when it is deleted', async () => {
  const address = await addressOf();
  const [{ id }] = (await owner.get(`${url}/contact-submissions`)).json();
  await owner.post(`${url}/contact-submissions/mark-spam`, { ids: [id] });
  expect((await look(address)).statusCode).toBe(200);
  // A message from a sender of spam causes no mail.
  await write();
  expect(await sent()).toEqual([]);
  await owner.delete(`${url}/contact-submissions/${id}`);
  expect((await look(address)).statusCode).toBe(404);
  expect((await press(address)).statusCode).toBe(404);
});

it('is nowhere else: under another key, number or website', async () => {
  const address = await addressOf();
  await owner.post('/api/websites', { title: 'B', slug: 'other' });
  const [, token = ''] = /message\/(.*)$/.exec(address) ?? [];
  for (const wrong of [
    address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    address.replace(/\d+-/, (id) => `${Number.parseInt(id, 10) + 1}-`),
    `/other/message/${token}`,
    '/salon/message/1',
    `/salon/visit/${token}`,
  ])
    expect((await look(wrong)).statusCode, wrong).toBe(404);
});

it('is refused where the wish is no yes or no', async () => {
  const message = { name: 'Tibor', email, message: 'Hello', wantsCopy: 'yes' };
  expect((await server.visitor().post('/api/public/salon/contact', message)).statusCode).toBe(400);
});
