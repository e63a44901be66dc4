import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { websiteRevisions } from '@/server/db/tables/websites';

const server = startTestServer();

const heading = (text: string): StoredSection => ({
  id: 'heading-1',
  type: 'heading',
  title: '',
  content: { text },
  order: 0,
});

/** Creates a website whose first save said 'one' and whose second, five minutes later, said 'two'. */
async function createSavedTwice(owner: Browser): Promise<number> {
  const pageData = { sections: [heading('one')] };
  const { id } = (await owner.post('/api/websites', { title: 'Salón', slug: 'salon', pageData })).json();
  server.clock.advance({ seconds: 300 });
  await owner.put(`/api/websites/${id}`, { description: 'two', pageData: { sections: [heading('two')] } });
  return id;
}

describe('the history', () => {
  it('lists the saves with their moments, newest first', async () => {
    const owner = await server.owner('zora');
    const id = await createSavedTwice(owner);
    const answer = await owner.get(`/api/websites/${id}/revisions`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { version: 2, savedAt: '2026-11-21T10:05:00.000Z' },
      { version: 1, savedAt: '2026-11-21T10:00:00.000Z' },
    ]);
  });

  it('answers what a save wrote, whatever was saved since', async () => {
    const owner = await server.owner('zora');
    const id = await createSavedTwice(owner);
    expect((await owner.get(`/api/websites/${id}/revisions/1`)).json()).toEqual({
      version: 1,
      savedAt: '2026-11-21T10:00:00.000Z',
      description: '',
      logoUrl: null,
      pageData: { sections: [heading('one')] },
    });
  });

  it('answers a page of an older shape in order', async () => {
    const owner = await server.owner('zora');
    const id = await createSavedTwice(owner);
    const second = { ...heading('second'), id: 'heading-2', order: 1 };
    const stored = { sections: [second, heading('first')] };
    await server.database.db.update(websiteRevisions).set({ pageData: stored });
    const { sections } = (await owner.get(`/api/websites/${id}/revisions/1`)).json().pageData;
    expect(sections.map((section: StoredSection) => section.id)).toEqual(['heading-1', 'heading-2']);
  });

  it('lists the last fifty saves', async () => {
    const owner = await server.owner('zora');
    const id = await createSavedTwice(owner);
    for (let save = 0; save < 50; save += 1)
      await owner.put(`/api/websites/${id}`, { description: `${save}` });
    const versions = (await owner.get(`/api/websites/${id}/revisions`))
      .json()
      .map(({ version }: { version: number }) => version);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([50, 52, 3]);
    expect((await owner.get(`/api/websites/${id}/revisions/2`)).statusCode).toBe(404);
  });

  it.each(['3', '2147483647', '0', '-1', 'abc', '99999999999', '1%00'])(
    'has no version %s',
    async (version) => {
      const owner = await server.owner('zora');
      const id = await createSavedTwice(owner);
      expect((await owner.get(`/api/websites/${id}/revisions/${version}`)).statusCode).toBe(404);
    },
  );

  it.each(['', '/1'])('of another owner is not there: revisions%s', async (path) => {
    const [zora, tibor] = [await server.owner('zora'), await server.owner('tibor')];
    const id = await createSavedTwice(zora);
    expect((await tibor.get(`/api/websites/${id}/revisions${path}`)).statusCode).toBe(404);
    expect((await server.visitor().get(`/api/websites/${id}/revisions${path}`)).statusCode).toBe(401);
  });
});
