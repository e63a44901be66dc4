import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import { contactSubmissions } from '../../db/tables/messages';

const server = startTestServer();
const message = { name: 'Tibor', email: 'tibor@example.com', message: 'Máte voľno?\nV sobotu.' };

async function publish(owner: Browser, isPublished = true): Promise<number> {
  const content = { title: 'Napíšte', fields: ['name', 'email', 'message', 'phone'] };
  const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
  return (await owner.post('/api/websites', { title: 'Salón', slug: 'salon', pageData, isPublished })).json()
    .id;
}

describe('sending', () => {
  it('stores the message, unread', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const sent = await server
      .visitor()
      .post('/api/public/salon/contact', { ...message, phone: '+421 900 000 000' });
    expect(sent.statusCode).toBe(201);
    const list = (await owner.get(`/api/websites/${id}/contact-submissions`)).json();
    expect(list).toEqual([
      {
        id: sent.json().id,
        websiteId: id,
        ...message,
        phone: '+421 900 000 000',
        customerKey: expect.any(String),
        isRead: false,
        isSpam: false,
        replies: [],
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please fill in this field'],
    [{ email: 'tibor' }, 'email', 'Invalid email format'],
    [{ email: 'tibor@example.com\r\nBcc: all@example.com' }, 'email', 'Invalid email format'],
    [{ message: '' }, 'message', 'Please fill in this field'],
    [{ message: 'x'.repeat(10_000) }, 'message', 'This text is too long'],
    [{ name: 'a\u0000b' }, undefined, "This text contains characters that we can't store"],
  ])('refuses number %# of the bad inputs', async (change, field, text) => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const answer = await server.visitor().post('/api/public/salon/contact', { ...message, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field).toBe(field);
    expect(answer.json().message).toBe(text);
    expect((await owner.get(`/api/websites/${id}/contact-submissions`)).json()).toEqual([]);
  });

  it('takes line breaks out of a name', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    await server.visitor().post('/api/public/salon/contact', { ...message, name: 'Tibor\r\nBcc: x' });
    expect((await owner.get(`/api/websites/${id}/contact-submissions`)).json()[0].name).toBe('Tibor Bcc: x');
  });

  it('is 404 for unknown and unpublished websites and for pages without a form', async () => {
    const owner = await server.owner('zora');
    await publish(owner, false);
    await owner.post('/api/websites', { title: 'B', slug: 'no-form', isPublished: true });
    for (const slug of ['salon', 'no-form', 'unknown', '%00']) {
      expect((await server.visitor().post(`/api/public/${slug}/contact`, message)).statusCode).toBe(404);
    }
  });
});

describe('the list', () => {
  it('answers 100 at a time, newest first, and tells where to go on', async () => {
    const owner = await server.owner('zora');
    const websiteId = await publish(owner);
    const start = server.clock.now().getTime();
    // Every third message has the same moment as the next one, so that the order within a moment matters too.
    const rows = Array.from({ length: 250 }, (_, index) => ({
      websiteId,
      ...message,
      name: `n${index}`,
      createdAt: new Date(start + Math.floor(index / 3) * 1000),
    }));
    await server.database.db.insert(contactSubmissions).values(rows);
    const names: string[] = [];
    let url: string | undefined = `/api/websites/${websiteId}/contact-submissions`;
    const sizes: number[] = [];
    while (url) {
      const answer = await owner.get(url);
      const page = answer.json() as { name: string }[];
      sizes.push(page.length);
      names.push(...page.map(({ name }) => name));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(sizes).toEqual([100, 100, 50]);
    expect(names).toEqual(Array.from({ length: 250 }, (_, index) => `n${249 - index}`));
  });

  it('of a hundred has no next page', async () => {
    const owner = await server.owner('zora');
    const websiteId = await publish(owner);
    const row = { websiteId, ...message, createdAt: server.clock.now() };
    await server.database.db.insert(contactSubmissions).values(Array(100).fill(row));
    const answer = await owner.get(`/api/websites/${websiteId}/contact-submissions`);
    expect(answer.json()).toHaveLength(100);
    expect(answer.headers).not.toHaveProperty('link');
  });

  it('refuses a cursor that nobody gave', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    expect((await owner.get(`/api/websites/${id}/contact-submissions?cursor=x`)).statusCode).toBe(400);
  });
});

describe('reading and deleting', () => {
  it('marks as read, once and again', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const { id: messageId } = (await server.visitor().post('/api/public/salon/contact', message)).json();
    const url = `/api/websites/${id}/contact-submissions/${messageId}`;
    expect((await owner.patch(url, { isRead: true })).json()).toMatchObject({ id: messageId, isRead: true });
    expect((await owner.patch(url, { isRead: true })).statusCode).toBe(200);
    expect((await owner.patch(url, { isRead: false })).statusCode).toBe(400);
    expect((await owner.patch(url, { isRead: 'yes' })).statusCode).toBe(400);
  });

  it('deletes, and is 404 afterwards', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const { id: messageId } = (await server.visitor().post('/api/public/salon/contact', message)).json();
    const url = `/api/websites/${id}/contact-submissions/${messageId}`;
    expect((await owner.delete(url)).statusCode).toBe(204);
    expect((await owner.delete(url)).statusCode).toBe(404);
    expect((await owner.patch(url, { isRead: true })).statusCode).toBe(404);
  });

  it("does not reach a message through another of the owner's websites", async () => {
    const owner = await server.owner('zora');
    await publish(owner);
    const other = (await owner.post('/api/websites', { title: 'B', slug: 'other' })).json().id;
    const { id: messageId } = (await server.visitor().post('/api/public/salon/contact', message)).json();
    expect((await owner.delete(`/api/websites/${other}/contact-submissions/${messageId}`)).statusCode).toBe(
      404,
    );
  });
});
