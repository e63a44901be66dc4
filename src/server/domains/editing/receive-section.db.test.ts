import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SECTIONS, type StoredSection } from '@/contracts/page-data';
import { users } from '../../db/tables/users';

const server = startTestServer();

const heading = (id: string, order = 0): StoredSection => ({
  id,
  type: 'heading',
  title: '',
  content: { text: `text of ${id}` },
  order,
});
const copied = { type: 'heading', title: '', content: { text: 'Ahoj' }, ground: 'tint' };
const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

let owner: Browser;
let path: string;
const website = async () => (await owner.get(path)).json();
const receive = (section: object = copied, more: object = {}) =>
  owner.post(`${path}/sections`, { section, ...more });
const texts = ({ pageData }: { pageData: { sections: StoredSection[] } }) =>
  pageData.sections.map(({ content }) => content.text);

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  const page = { sections: [heading('heading-1')] };
  const data = { title: 'Salón', slug: 'salon', pageData: page, isPublished: true };
  path = `/api/websites/${(await owner.post('/api/websites', data)).json().id}`;
});

describe('a section of another website', () => {
  it('comes to the end of a page as unsaved work, and visitors see nothing of it', async () => {
    const before = (await server.visitor().get('/salon')).body;
    const answer = await receive();
    expect(answer.statusCode, answer.body).toBe(201);
    const { version, pageData, draft } = await website();
    expect([version, draft.baseVersion]).toEqual([2, 2]);
    expect(texts({ pageData })).toEqual(['text of heading-1']);
    expect(draft.pageData.sections[1]).toEqual({ ...copied, id: answer.json().sectionId, order: 1 });
    expect((await server.visitor().get('/salon')).body).toBe(before);
    expect((await owner.get(`${path}/revisions`)).json()).toHaveLength(1);
    await owner.put(path, { pageData: draft.pageData, version: 2 });
    expect((await server.visitor().get('/salon')).body).toContain('Ahoj');
  });

  it('comes after unsaved work that is there already', async () => {
    const pageData = { sections: [heading('heading-2')] };
    const work = { description: 'typed', logoUrl: null, pageData, baseVersion: 1 };
    await owner.put(`${path}/draft`, work);
    await receive();
    await receive();
    const { draft } = await website();
    expect(draft).toMatchObject({ description: 'typed', baseVersion: 3 });
    expect(texts(draft)).toEqual(['text of heading-2', 'Ahoj', 'Ahoj']);
    const ids = draft.pageData.sections.map(({ id }: StoredSection) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('comes once, however often the same press arrives', async () => {
    const answers = await Promise.all([
      receive(copied, { requestId }),
      receive(copied, { requestId }),
      receive(copied, { requestId }),
    ]);
    expect(new Set(answers.map((answer) => answer.json().sectionId)).size).toBe(1);
    expect(answers[0]?.json().sectionId).toMatch(/^heading-\d+$/);
    expect(texts((await website()).draft)).toEqual(['text of heading-1', 'Ahoj']);
  });

  it('makes an editor that is open there compare, before it writes over it', async () => {
    await receive();
    const pageData = { sections: [heading('heading-1')] };
    for (const answer of [
      await owner.put(`${path}/draft`, { description: '', logoUrl: null, pageData, baseVersion: 1 }),
      await owner.put(path, { pageData, version: 1 }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'STALE_VERSION']);
      expect(texts(answer.json().current.draft)).toEqual(['text of heading-1', 'Ahoj']);
    }
  });

  it('is refused where the page is full, the plan lacks it or nobody knows its type, and changes nothing', async () => {
    const unknown = await receive({ ...copied, type: 'hologram' });
    expect([unknown.statusCode, unknown.json().field]).toEqual([400, 'section.type']);
    const large = await receive({ ...copied, content: { text: 'x'.repeat(600_000) } });
    expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE']);
    const sections = Array.from({ length: MAX_SECTIONS }, (_, index) => heading(`heading-${index}`, index));
    await owner.put(path, { pageData: { sections } });
    const full = await receive();
    expect([full.statusCode, full.json().field]).toEqual([400, 'section']);
    await owner.put(path, { pageData: { sections: [] } });
    await server.database.db.update(users).set({ subscriptionTier: 'free' });
    const poll = { type: 'poll', title: '', content: { question: 'A?', options: ['a', 'b', 'c'] } };
    const locked = await receive(poll);
    expect([locked.statusCode, locked.json().code]).toEqual([403, 'PLAN_LIMIT']);
    expect(await website()).toMatchObject({ draft: null, version: 3 });
  });

  it('is for the owner of the website only', async () => {
    expect((await server.visitor().post(`${path}/sections`, { section: copied })).statusCode).toBe(401);
    const stranger = await server.owner('viera');
    expect((await stranger.post(`${path}/sections`, { section: copied })).statusCode).toBe(404);
    expect((await website()).draft).toBeNull();
  });
});
