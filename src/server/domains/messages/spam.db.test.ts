import { type Browser, startTestServer } from '@tests/support/test-server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactSubmissions } from '../../db/tables/messages';
import { outbox } from '../../db/tables/outbox';
import { eraseOld } from '../customers/retention';

const server = startTestServer();
let owner: Browser;
let url: string;

const write = async (email: string, change: object = {}) =>
  (
    await server.visitor().post('/api/public/salon/contact', {
      name: 'Tibor',
      email,
      message: 'Máte voľno?',
      ...change,
    })
  ).json().id as number;
const list = async (state = ''): Promise<{ id: number; isSpam: boolean }[]> =>
  (await owner.get(`${url}/contact-submissions${state && `?state=${state}`}`)).json();
const ids = async (state = '') => (await list(state)).map(({ id }) => id);
const mark = (...chosen: number[]) => owner.post(`${url}/contact-submissions/mark-spam`, { ids: chosen });
const release = (...chosen: number[]) =>
  owner.post(`${url}/contact-submissions/release-spam`, { ids: chosen });
const countMails = () => server.database.db.$count(outbox);

beforeEach(async () => {
  owner = await server.owner('zora');
  const content = { title: 'Napíšte', fields: ['name', 'email', 'message'] };
  const pageData = { sections: [{ id: 'contact-1', type: 'contact', title: '', content, order: 0 }] };
  const website = { title: 'Salón', slug: 'salon', pageData, isPublished: true };
  url = `/api/websites/${(await owner.post('/api/websites', website)).json().id}`;
});

describe('a message that is spam', () => {
  it('leaves the list, the counts, Today and the customers', async () => {
    const [wanted, spam] = [await write('tibor@example.com'), await write('spam@example.com')];
    expect((await mark(spam)).json()).toEqual({ ids: [spam], left: [] });
    expect([await ids(), await ids('unread'), await ids('spam')]).toEqual([[wanted], [wanted], [spam]]);
    expect((await list('spam'))[0]).toMatchObject({ id: spam, isSpam: true, message: 'Máte voľno?' });
    expect((await owner.get(`${url}/counts`)).json()).toMatchObject({ messages: 1, unreadMessages: 1 });
    expect((await owner.get(`${url}/today`)).json().waiting.messageCount).toBe(1);
    expect((await owner.get(`${url}/customers`)).json()).toHaveLength(1);
    expect((await owner.get(`${url}/contact-submissions?state=spam&q=volno`)).json()).toHaveLength(1);
  });

  it('lets later ones from its address arrive as spam, without a mail; visitors see no difference', async () => {
    await mark(await write('spam@example.com'));
    const mails = await countMails();
    const requestId = '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77';
    const later = await write('SPAM@example.com', { requestId });
    expect(await write('SPAM@example.com', { requestId })).toBe(later);
    expect(await countMails()).toBe(mails);
    expect([await ids(), (await ids('spam')).length]).toEqual([[], 2]);
    await write('tibor@example.com');
    expect(await countMails()).toBe(mails + 1);
  });

  it('comes back also where there is more of it than one statement takes', async () => {
    const first = await write('spam@example.com');
    await mark(first);
    await server.database.db.execute(sql`
      INSERT INTO spam_messages (id, website_id, name, email, message, created_at, spam_at)
      SELECT 1000000 + n, website_id, name, email, message, created_at, spam_at
      FROM spam_messages, generate_series(1, 1200) n WHERE id = ${first}`);
    expect((await release(first)).json().ids).toHaveLength(1201);
    expect(await server.database.db.$count(contactSubmissions)).toBe(1201);
    // The next message gets another number.
    expect(await write('tibor@example.com')).toBeGreaterThan(first);
    expect(await ids('spam')).toEqual([]);
  });

  it('comes back with all others of its address, and the next one is told', async () => {
    const first = await write('spam@example.com');
    await mark(first);
    const second = await write('spam@example.com');
    await mark(await write('other@example.com'));
    expect((await release(first)).json().ids.sort()).toEqual([first, second]);
    expect((await ids()).sort()).toEqual([first, second]);
    expect(await ids('spam')).toHaveLength(1);
    const third = await write('spam@example.com');
    expect(await ids()).toContain(third);
    expect((await owner.patch(`${url}/contact-submissions/${first}`, { isRead: true })).statusCode).toBe(200);
  });

  it('is called so twice with the same result, and deleted like any other', async () => {
    const id = await write('spam@example.com');
    await mark(id);
    expect((await mark(id)).json()).toEqual({ ids: [id], left: [] });
    expect((await owner.delete(`${url}/contact-submissions/${id}`)).statusCode).toBe(204);
    expect([await ids(), await ids('spam')]).toEqual([[], []]);
    expect((await release(id)).json()).toEqual({ ids: [] });
  });

  it('is deleted after thirty days', async () => {
    await mark(await write('spam@example.com'));
    server.clock.advance({ days: 29 });
    await eraseOld({ ...server, db: server.database.db, publishEffects: async () => {} });
    server.clock.advance({ days: 2 });
    const { rows } = (await server.database.db.execute('SELECT count(*)::int AS n FROM spam_messages')) as {
      rows: { n: number }[];
    };
    expect(rows[0]?.n).toBe(1);
    await eraseOld({ ...server, db: server.database.db, publishEffects: async () => {} });
    const after = (await server.database.db.execute('SELECT count(*)::int AS n FROM spam_messages')) as {
      rows: { n: number }[];
    };
    expect(after.rows[0]?.n).toBe(0);
  });

  it('is decided about by nobody else', async () => {
    const id = await write('spam@example.com');
    const stranger = await server.owner('boris');
    const own = (await stranger.post('/api/websites', { title: 'Iné', slug: 'other' })).json().id;
    for (const call of ['mark-spam', 'release-spam']) {
      const path = `contact-submissions/${call}`;
      expect((await stranger.post(`${url}/${path}`, { ids: [id] })).statusCode).toBe(404);
      await stranger.post(`/api/websites/${own}/${path}`, { ids: [id] });
    }
    expect(await ids()).toEqual([id]);
    await mark(id);
    await stranger.post(`/api/websites/${own}/contact-submissions/release-spam`, { ids: [id] });
    expect(await ids('spam')).toEqual([id]);
  });
});
