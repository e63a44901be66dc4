import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';

const server = startTestServer();

const heading: StoredSection = {
  id: 'heading-1',
  type: 'heading',
  title: '',
  content: { text: 'Ahoj' },
  order: 0,
};
const page = (...sections: StoredSection[]) => ({ sections });

async function create(owner: Browser) {
  return (await owner.post('/api/websites', { title: 'Salón', slug: 'salon' })).json();
}

describe('the draft', () => {
  const draft = { description: 'unsaved', logoUrl: null, pageData: page(heading), baseVersion: 1 };

  it('is kept for the owner, ends with a save and changes nothing that visitors see', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const kept = await owner.put(`/api/websites/${id}/draft`, draft);
    expect(kept.json()).toEqual({ savedAt: '2026-11-21T10:00:00.000Z' });
    const website = (await owner.get(`/api/websites/${id}`)).json();
    expect(website).toMatchObject({
      description: '',
      version: 1,
      draft: { description: 'unsaved', baseVersion: 1 },
    });
    await owner.put(`/api/websites/${id}`, { description: 'saved', version: 1 });
    expect((await owner.get(`/api/websites/${id}`)).json().draft).toBeNull();
  });

  it('goes on after a save that only publishes or hides', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    await owner.put(`/api/websites/${id}/draft`, draft);
    for (const [isPublished, version] of [
      [true, 2],
      [false, 3],
    ]) {
      await owner.put(`/api/websites/${id}`, { isPublished });
      const website = (await owner.get(`/api/websites/${id}`)).json();
      const kept = { description: 'unsaved', baseVersion: version };
      expect(website).toMatchObject({ isPublished, version, description: '', draft: kept });
    }
    const next = { ...draft, description: 'more', baseVersion: 3 };
    expect((await owner.put(`/api/websites/${id}/draft`, next)).statusCode).toBe(200);
  });

  it('may be half-written', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const article = { ...heading, type: 'article', content: { title: '', content: '' } };
    expect(
      (await owner.put(`/api/websites/${id}/draft`, { ...draft, pageData: page(article) })).statusCode,
    ).toBe(200);
  });

  it('of an older version is refused', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    await owner.put(`/api/websites/${id}`, { description: 'saved', version: 1 });
    const answer = await owner.put(`/api/websites/${id}/draft`, draft);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('STALE_VERSION');
  });

  it('ends when the owner takes every change back', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    await owner.put(`/api/websites/${id}`, { pageData: page(heading) });
    await owner.put(`/api/websites/${id}/draft`, { ...draft, baseVersion: 2 });
    const kept = await owner.put(`/api/websites/${id}/draft`, { ...draft, description: '', baseVersion: 2 });
    expect(kept.statusCode).toBe(200);
    expect((await owner.get(`/api/websites/${id}`)).json().draft).toBeNull();
  });

  it('is kept where the owner has chosen another language only', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    const same = { description: '', logoUrl: null, pageData: page(), baseVersion: 1 };
    await owner.put(`/api/websites/${id}/draft`, { ...same, language: 'sk' });
    expect((await owner.get(`/api/websites/${id}`)).json().draft).toMatchObject({ language: 'sk' });
    await owner.put(`/api/websites/${id}/draft`, { ...same, language: 'en' });
    expect((await owner.get(`/api/websites/${id}`)).json().draft).toBeNull();
  });

  it('can be discarded', async () => {
    const owner = await server.owner('zora');
    const { id } = await create(owner);
    await owner.put(`/api/websites/${id}/draft`, draft);
    expect((await owner.delete(`/api/websites/${id}/draft`)).statusCode).toBe(204);
    expect((await owner.get(`/api/websites/${id}`)).json().draft).toBeNull();
  });
});
