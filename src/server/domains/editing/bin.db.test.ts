import { postForm } from '@tests/support/multipart';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { BIN_DAYS, type BinnedWebsite } from '@/contracts/websites';
import { binnedWebsites } from '../../db/tables/websites';
import { MAX_BINNED } from '../websites/bin-queries';
import { emptyBins } from './bin';

const server = startTestServer();
let owner: Browser;

const PICTURE = '/uploads/abc_123-640.webp';
const gallery: StoredSection = {
  id: 'gallery-1',
  type: 'gallery',
  title: 'Práca',
  content: { images: [{ url: PICTURE, caption: 'Strih' }] },
  order: 0,
};
const create = async (slug: string, isPublished = false) =>
  (
    await owner.post('/api/websites', {
      title: 'Salón',
      slug,
      isPublished,
      language: 'sk',
      description: 'Účesy',
      pageData: { sections: [gallery] },
    })
  ).json();
const bin = async (who = owner): Promise<BinnedWebsite[]> => (await who.get('/api/bin')).json();
const bringBack = (id: number, body: object = {}, who = owner) => who.post(`/api/bin/${id}/bring-back`, body);

const emptyTheBins = () =>
  emptyBins({
    ...createWorkDeps(server.database.db),
    clock: server.clock,
    files: server.store,
    log: server.app.log,
  });

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
});

describe('a deleted website', () => {
  it('lies in the bin with its page, and comes back as a draft at its address', async () => {
    const before = await create('salon', true);
    await owner.put(`/api/websites/${before.id}/business`, { name: 'Salón Zora', phone: '+421 900 000 123' });
    await owner.delete(`/api/websites/${before.id}`);
    const [binned, ...others] = await bin();
    expect([binned, others]).toEqual([
      {
        id: expect.any(Number),
        title: 'Salón',
        slug: 'salon',
        deletedAt: server.clock.now().toISOString(),
        goneAt: new Date(server.clock.now().getTime() + BIN_DAYS * 86_400_000).toISOString(),
      },
      [],
    ]);
    const answer = await bringBack(binned?.id ?? 0);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        title: 'Salón',
        slug: 'salon',
        description: 'Účesy',
        language: 'sk',
        isPublished: false,
        version: 1,
        pageData: { sections: [gallery] },
      }),
    ]);
    expect(await bin()).toEqual([]);
    expect((await bringBack(binned?.id ?? 0)).statusCode).toBe(404);
  });

  it('brings its unsaved work back, which can be saved on', async () => {
    const { id } = await create('salon');
    const draft = { description: 'Nové', pageData: { sections: [] }, baseVersion: 1 };
    await owner.put(`/api/websites/${id}/draft`, draft);
    await owner.delete(`/api/websites/${id}`);
    const [binned] = await bin();
    const back = (await bringBack(binned?.id ?? 0)).json();
    expect(back.draft).toMatchObject({ description: 'Nové', baseVersion: 1 });
    expect((await owner.put(`/api/websites/${back.id}/draft`, draft)).statusCode).toBe(200);
  });

  it('comes back at another address when somebody has its own', async () => {
    const { id } = await create('salon');
    await owner.delete(`/api/websites/${id}`);
    const other = await server.owner('viera', 'premium');
    await other.post('/api/websites', { title: 'Iný', slug: 'salon' });
    const [binned] = await bin();
    const taken = await bringBack(binned?.id ?? 0);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'CONFLICT']);
    expect(await bin()).toHaveLength(1);
    expect((await bringBack(binned?.id ?? 0, { slug: 'admin' })).statusCode).toBe(400);
    expect((await bringBack(binned?.id ?? 0, { slug: 'salon-2' })).json()).toMatchObject({ slug: 'salon-2' });
  });

  it('is nobody else’s to see, bring back or delete', async () => {
    const { id } = await create('salon');
    await owner.delete(`/api/websites/${id}`);
    const [binned] = await bin();
    const other = await server.owner('viera', 'premium');
    expect(await bin(other)).toEqual([]);
    expect((await bringBack(binned?.id ?? 0, {}, other)).statusCode).toBe(404);
    expect((await other.delete(`/api/bin/${binned?.id}`)).statusCode).toBe(404);
    expect((await server.visitor().get('/api/bin')).statusCode).toBe(401);
    expect(await bin()).toHaveLength(1);
  });

  it('stays in the bin when the plan has no room for it', async () => {
    const { id } = await create('salon');
    await owner.delete(`/api/websites/${id}`);
    const free = await server.owner('tibor', 'free');
    const first = (await free.post('/api/websites', { title: 'Prvý', slug: 'prvy' })).json();
    await free.delete(`/api/websites/${first.id}`);
    await free.post('/api/websites', { title: 'Druhý', slug: 'druhy' });
    const [binned] = await bin(free);
    const refused = await bringBack(binned?.id ?? 0, {}, free);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PLAN_LIMIT']);
    expect(await bin(free)).toHaveLength(1);
  });

  it('is gone after thirty days, and at once when its owner wants it', async () => {
    const one = await create('prvy-salon');
    const two = await create('druhy-salon');
    await owner.delete(`/api/websites/${one.id}`);
    await owner.delete(`/api/websites/${two.id}`);
    const [latest] = await bin();
    expect((await owner.delete(`/api/bin/${latest?.id}`)).statusCode).toBe(204);
    expect((await owner.delete(`/api/bin/${latest?.id}`)).statusCode).toBe(404);
    server.clock.advance({ days: BIN_DAYS - 1 });
    await emptyTheBins();
    expect(await bin()).toHaveLength(1);
    server.clock.advance({ days: 1 });
    await emptyTheBins();
    expect(await bin()).toEqual([]);
  });

  it('pushes the first ones out of a full bin', async () => {
    for (let count = 0; count <= MAX_BINNED; count += 1) {
      const { id } = await create(`salon-${count}`);
      await owner.delete(`/api/websites/${id}`);
      server.clock.advance({ seconds: 60 });
    }
    const slugs = (await bin()).map(({ slug }) => slug);
    expect(slugs).toHaveLength(MAX_BINNED);
    expect(slugs).not.toContain('salon-0');
  });

  it('keeps the pictures that it shows until it is gone for good', async () => {
    const content = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
      .png()
      .toBuffer();
    const { url } = (await postForm(owner, '/api/upload/picture', { field: 'picture', content })).json();
    const { id } = await create('salon');
    const images = [{ url, caption: '' }];
    await owner.put(`/api/websites/${id}`, {
      pageData: { sections: [{ ...gallery, content: { images } }] },
    });
    await owner.delete(`/api/websites/${id}`);
    server.clock.advance({ days: 2 });
    await server.tidyFiles();
    expect(server.files.size).toBeGreaterThan(0);
    const [binned] = await bin();
    const back = (await bringBack(binned?.id ?? 0)).json();
    expect((await server.visitor().get(url)).statusCode).toBe(200);
    await owner.delete(`/api/websites/${back.id}`);
    const [again] = await bin();
    expect((await owner.delete(`/api/bin/${again?.id}`)).statusCode).toBe(204);
    expect(server.files.size).toBe(0);
  });

  it('of two presses at once comes back once', async () => {
    const { id } = await create('salon');
    await owner.delete(`/api/websites/${id}`);
    const [binned] = await bin();
    const answers = await Promise.all([bringBack(binned?.id ?? 0), bringBack(binned?.id ?? 0)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
    expect(await server.database.db.$count(binnedWebsites)).toBe(0);
  });
});

describe('a copy of a website', () => {
  const duplicate = (id: number, body: object, who = owner) =>
    who.post(`/api/websites/${id}/duplicate`, body);
  const name = { title: 'Salón Žilina', slug: 'salon-zilina' };

  it('has everything but what visitors sent, and is a draft', async () => {
    const { id } = await create('salon', true);
    await owner.put(`/api/websites/${id}/business`, { name: 'Salón Zora', phone: '+421 900 000 123' });
    const answer = await duplicate(id, name);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        ...name,
        language: 'sk',
        isPublished: false,
        pageData: { sections: [gallery] },
      }),
    ]);
    const [first, second] = await Promise.all(
      [id, answer.json().id].map(async (one) => (await owner.get(`/api/websites/${one}/business`)).json()),
    );
    expect(second).toEqual(first);
    expect((await owner.get(`/api/websites/${answer.json().id}/counts`)).json()).toMatchObject({
      messages: 0,
    });
  });

  it('is made once, however often the same call comes', async () => {
    const { id } = await create('salon');
    const body = { ...name, requestId: '5f1c6d0e-6a55-4b7e-9f0f-0a5a3f0b7c11' };
    const [first, again] = await Promise.all([duplicate(id, body), duplicate(id, body)]);
    expect(again.json().id).toBe(first.json().id);
  });

  it.each<[string, object, number, string]>([
    ['an address that is taken', { slug: 'salon' }, 409, 'CONFLICT'],
    ['an address of the product', { slug: 'admin' }, 400, 'VALIDATION'],
    ['no name', { title: ' ' }, 400, 'VALIDATION'],
  ])('is refused for %s, and changes nothing', async (_name, change, status, code) => {
    const { id } = await create('salon');
    const answer = await duplicate(id, { ...name, ...change });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await owner.get('/api/websites')).json()).toHaveLength(1);
  });

  it('needs room in the plan, and a website of one’s own', async () => {
    const free = await server.owner('tibor', 'free');
    const own = (await free.post('/api/websites', { title: 'Prvý', slug: 'prvy' })).json();
    expect((await duplicate(own.id, name, free)).json().code).toBe('PLAN_LIMIT');
    const { id } = await create('salon');
    expect((await duplicate(id, name, free)).statusCode).toBe(404);
  });
});
