import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_REPLIES } from '@/core/visitor-limits';
import { contactSubmissions } from '../../db/tables/messages';
import { users } from '../../db/tables/users';
import { MAILS_PER_DAY } from '../mail/mail-bounds';
import { UNDO_MS } from '../mail/queue-mail';

const server = startTestServer();
const text = 'Áno, v sobotu o desiatej.\nTešíme sa!';

let owner: Browser;
let websiteId: number;

/** Sends a message to the website of a new owner; returns the address for replies to it. */
async function receive(email = 'tibor@example.com'): Promise<string> {
  const message = { name: 'Tibor', email, message: 'Máte voľno?' };
  const { id } = (await server.visitor().post('/api/public/salon/contact', message)).json();
  return `/api/websites/${websiteId}/contact-submissions/${id}/replies`;
}

async function publish(tier: string): Promise<void> {
  owner = await server.owner('zora', tier);
  const content = { title: 'Napíšte', fields: ['name', 'email', 'message'] };
  const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
  const website = { title: 'Salón', slug: 'salon', pageData, isPublished: true };
  websiteId = (await owner.post('/api/websites', website)).json().id;
}

async function sentTo(address: string) {
  server.clock.advance({ seconds: UNDO_MS / 1000 });
  await server.mail.sendDue();
  return server.sentMail.splice(0).filter(({ to }) => to === address);
}

const stored = async () => (await owner.get(`/api/websites/${websiteId}/contact-submissions`)).json()[0];

describe('an answer to a message', () => {
  beforeEach(() => publish('premium'));

  it('is kept with it, goes to who wrote, and what comes back reaches the owner', async () => {
    const url = await receive();
    const answer = await owner.post(url, { text });
    expect(answer.statusCode).toBe(201);
    const reply = { text, createdAt: server.clock.now().toISOString(), hasFailed: false };
    expect(answer.json()).toMatchObject({ isRead: true, replies: [reply] });
    expect(await stored()).toMatchObject({ isRead: true, replies: [reply] });
    const [mail] = await sentTo('tibor@example.com');
    expect(mail).toMatchObject({ fromName: 'Salón via Verandly', replyTo: 'zora@example.com' });
    expect(mail?.subject).toBe('Salón: a reply to your message');
    expect(mail?.text).toContain('> Áno, v sobotu o desiatej.\n> Tešíme sa!');
    // Somebody else may have typed the message, so the mail must not repeat it.
    expect(mail?.text).not.toContain('Máte voľno?');
  });

  it('that cannot be delivered says so, and its message waits again', async () => {
    await owner.post(await receive(), { text });
    server.refusedAddresses.add('tibor@example.com');
    await sentTo('tibor@example.com');
    expect(await stored()).toMatchObject({ isRead: false, replies: [{ text, hasFailed: true }] });
  });

  it('is stored once for the same call, and beside the ones before', async () => {
    const url = await receive();
    const requestId = crypto.randomUUID();
    await owner.post(url, { text, requestId });
    await owner.post(url, { text, requestId });
    const other = await owner.post(url, { text: 'Druhá', requestId });
    expect(other.json()).toMatchObject({ code: 'CONFLICT', field: 'requestId' });
    expect(other.json().message).toMatch(/^Your first answer was sent already/);
    await owner.post(url, { text: 'Druhá' });
    expect((await stored()).replies.map((reply: { text: string }) => reply.text)).toEqual([text, 'Druhá']);
    expect(await sentTo('tibor@example.com')).toHaveLength(2);
  });

  it('can be taken back with its mail, and not once that has left', async () => {
    const url = await receive();
    await owner.post(url, { text: 'Prvá' });
    expect(await sentTo('tibor@example.com')).toHaveLength(1);
    await owner.post(url, { text });
    expect((await owner.delete(url)).json().replies).toMatchObject([{ text: 'Prvá' }]);
    expect(await sentTo('tibor@example.com')).toEqual([]);
    expect((await owner.delete(url)).statusCode).toBe(409);
    expect((await stored()).replies).toHaveLength(1);
  });

  it.each([
    [{}, 400],
    [{ text: ' \n ' }, 400],
    [{ text: 'x'.repeat(5001) }, 400],
    [{ text: 'a\u0000b' }, 400],
    [{ text: ['x'] }, 400],
  ])('refuses number %# of the bad inputs and changes nothing', async (body, status) => {
    const url = await receive();
    expect((await owner.post(url, body)).statusCode).toBe(status);
    expect(await stored()).toMatchObject({ isRead: false, replies: [] });
    expect(await sentTo('tibor@example.com')).toEqual([]);
  });

  it('is for the owner of the website alone', async () => {
    const url = await receive();
    const stranger = await server.owner('cudzia');
    expect((await stranger.post(url, { text })).statusCode).toBe(404);
    expect((await stranger.delete(url)).statusCode).toBe(404);
    expect((await server.visitor().post(url, { text })).statusCode).toBe(401);
    const unknown = `/api/websites/${websiteId}/contact-submissions/999/replies`;
    expect((await owner.post(unknown, { text })).statusCode).toBe(404);
    expect((await stored()).replies).toEqual([]);
  });

  it('goes out only from an owner whose own address is proven', async () => {
    const url = await receive();
    await server.database.db.update(users).set({ emailProvenAt: null });
    expect((await owner.post(url, { text })).json().message).toMatch(/^Please confirm your email first/);
    expect(await stored()).toMatchObject({ isRead: false, replies: [] });
  });

  it('is one of at most twenty', async () => {
    const url = await receive();
    const reply = { text, createdAt: server.clock.now().toISOString(), requestId: null };
    await server.database.db.update(contactSubmissions).set({ replies: Array(MAX_REPLIES).fill(reply) });
    expect((await owner.post(url, { text })).statusCode).toBe(409);
  });
});

it('an owner who does not pay answers so many a day', async () => {
  await publish('trial');
  const urls: string[] = [];
  for (let person = 0; person <= MAILS_PER_DAY.repliesOfUnpaidOwner; person += 1) {
    urls.push(await receive(`person-${person}@example.com`));
    server.clock.advance({ seconds: 120 });
  }
  const last = urls.pop() ?? '';
  for (const url of urls) expect((await owner.post(url, { text })).statusCode).toBe(201);
  expect((await owner.post(last, { text })).statusCode).toBe(429);
  expect((await stored()).replies).toEqual([]);
});
