import { startTestServer } from '@tests/support/test-server';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fillLegal, LEGAL_KINDS, LEGAL_TEXT_MAX_LENGTH, type Legal, type LegalEntry } from '@/core/legal';
import { binnedWebsites, websites } from '../../db/tables/websites';

const server = startTestServer();

const text = (words: string): LegalEntry => ({ text: words, address: '', isElsewhere: false });
const there = (address: string): LegalEntry => ({ text: '', address, isElsewhere: true });
const imprint = 'Zora Slivková\nVzorová 14\n917 01 Trnava\n\nzora@example.com';

async function makeSalon(changes: object = {}) {
  const owner = await server.owner('zora');
  const site = { title: 'Salón', slug: 'salon', language: 'sk', isPublished: true, ...changes };
  const { id } = (await owner.post('/api/websites', { ...site, pageData: { sections: [] } })).json();
  const put = (body: object) => owner.put(`/api/websites/${id}/legal`, body);
  const get = async () => (await owner.get(`/api/websites/${id}/legal`)).json();
  const read = async (path = '') => server.visitor().get(`/salon${path}`);
  return { owner, id, put, get, read };
}

it('is empty until it is given, and the page leads there at once', async () => {
  const { put, get, read } = await makeSalon();
  expect(await get()).toEqual(fillLegal(null));
  expect((await read()).body).not.toContain('Obchodné podmienky');
  const legal = fillLegal({ imprint: text(imprint), terms: there('https://example.com/podmienky') });
  expect((await put({ ...legal, imprint: text(` ${imprint}\n`) })).json()).toEqual(legal);
  expect(await get()).toEqual(legal);
  const page = (await read()).body;
  expect(page).toContain('<a href="/salon/imprint" rel="noopener">Prevádzkovateľ</a>');
  expect(page).toContain('<a href="https://example.com/podmienky" rel="noopener">Obchodné podmienky</a>');
});

it('keeps what another device has changed since it was read', async () => {
  const { put, get } = await makeSalon();
  const before = await get();
  const long = 'ž'.repeat(LEGAL_TEXT_MAX_LENGTH);
  const full = fillLegal({ imprint: text(long), privacy: text(long), terms: text(long) });
  await put({ ...before, imprint: text(imprint), before });
  const both = fillLegal({ imprint: text(imprint), terms: text('Storno do 24 hodín.') });
  expect((await put({ ...before, terms: both.terms, before })).json()).toEqual(both);
  expect(await get()).toEqual(both);
  // The longest texts fit into a save, together with the former ones.
  await put(full);
  expect((await put({ ...full, terms: both.terms, before: full })).json()).toEqual({
    ...full,
    terms: both.terms,
  });
});

describe('GET /{slug}/imprint', () => {
  it('is the text of the owner as a page that needs no script and that no search engine keeps', async () => {
    const { put, read } = await makeSalon();
    await put(fillLegal({ imprint: text(`<b>Zora</b>\n\n${imprint}`) }));
    const page = await read('/imprint');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("connect-src 'none'");
    for (const part of [
      '<title>Prevádzkovateľ – Salón</title>',
      'content="noindex"',
      '<h1 class="s-title">Prevádzkovateľ</h1>',
      '<p>&lt;b&gt;Zora&lt;/b&gt;</p>',
      '<p>Zora Slivková\nVzorová 14\n917 01 Trnava</p>',
      'href="mailto:zora@example.com"',
      'href="/salon"',
    ])
      expect(page.body).toContain(part);
    expect(page.body).not.toContain('<script');
  });

  it('comes from memory, and changes with its text and its website', async () => {
    const { owner, id, put, read } = await makeSalon();
    await put(fillLegal({ imprint: text('Zora') }));
    const first = await read('/imprint');
    const again = await server
      .visitor()
      .get('/salon/imprint', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    await put(fillLegal({ imprint: text('Elena') }));
    expect((await read('/imprint')).body).toContain('Elena');
    await owner.put(`/api/websites/${id}`, { isPublished: false });
    expect((await read('/imprint')).statusCode).toBe(404);
  });

  it('is not there for anything that is not given', async () => {
    const { put, read } = await makeSalon();
    await put(fillLegal({ terms: there('https://example.com') }));
    for (const kind of LEGAL_KINDS) expect((await read(`/${kind}`)).statusCode).toBe(404);
    expect((await server.visitor().get('/nobody/imprint')).statusCode).toBe(404);
  });

  it('is read by its owner alone before it is published', async () => {
    const { owner, put, read } = await makeSalon({ isPublished: false });
    await put(fillLegal({ imprint: text('Zora') }));
    const page = await owner.get('/salon/imprint');
    expect(page.body).toContain('Zora');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await read('/imprint')).statusCode).toBe(404);
    expect((await (await server.owner('tibor')).get('/salon/imprint')).statusCode).toBe(404);
  });
});

it.each<[name: string, keyof Legal, Partial<LegalEntry>, string]>([
  ['an address that others read along', 'terms', { address: 'http://example.com' }, 'terms.address'],
  ['an address that runs', 'terms', { address: 'javascript:alert(1)' }, 'terms.address'],
  ['a text too long', 'imprint', { text: 'x'.repeat(LEGAL_TEXT_MAX_LENGTH + 1) }, 'imprint.text'],
])('refuses %s', async (_name, kind, change, path) => {
  const { put, get } = await makeSalon();
  const empty = fillLegal(null);
  const refused = await put({ ...empty, [kind]: { ...empty[kind], ...change } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual([{ path, message: expect.stringMatching(/./) }]);
  expect(await get()).toEqual(empty);
});

it('takes the longest texts, and is refused with a part missing', async () => {
  const { put } = await makeSalon();
  const long = text('ž'.repeat(LEGAL_TEXT_MAX_LENGTH));
  expect((await put({ imprint: long, privacy: long, terms: long })).statusCode).toBe(200);
  expect((await put({ imprint: long })).statusCode).toBe(400);
});

it("is found by nobody but the website's owner", async () => {
  const { id } = await makeSalon();
  const path = `/api/websites/${id}/legal`;
  const tibor = await server.owner('tibor');
  expect((await tibor.get(path)).statusCode).toBe(404);
  expect((await tibor.put(path, fillLegal(null))).statusCode).toBe(404);
  expect((await server.visitor().get(path)).statusCode).toBe(401);
});

it('goes along with a copy, into the bin and back', async () => {
  const { owner, id, put } = await makeSalon();
  const legal = fillLegal({ imprint: text(imprint) });
  await put(legal);
  const legalOf = async (websiteId: number) => (await owner.get(`/api/websites/${websiteId}/legal`)).json();
  const copy = (await owner.post(`/api/websites/${id}/duplicate`, { title: 'Kópia', slug: 'kopia' })).json();
  expect(await legalOf(copy.id)).toEqual(legal);
  await owner.delete(`/api/websites/${id}`);
  const [binned] = (await owner.get('/api/bin')).json();
  const restored = (await owner.post(`/api/bin/${binned.id}/bring-back`, {})).json();
  expect(await legalOf(restored.id)).toEqual(legal);
});

it('leaves with the export of the account, of a website and of the bin, and is gone with the account', async () => {
  const { owner, id, put, read } = await makeSalon();
  const legal = fillLegal({ imprint: text(imprint), terms: there('https://example.com/podmienky') });
  await put(legal);
  await owner.post(`/api/websites/${id}/duplicate`, { title: 'Stará', slug: 'stara' });
  const [{ id: copied }] = (await owner.get('/api/websites')).json();
  await owner.delete(`/api/websites/${copied}`);
  const files = unzipSync((await owner.get('/api/account/export')).rawPayload);
  const bin = Object.keys(files).find((name) => name.startsWith('bin/')) ?? '';
  const exported = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(exported('websites/salon/website.json').legal).toEqual(legal);
  expect(exported(bin).kept.legal).toEqual(legal);

  // The page cache holds the page by now.
  expect((await read('/imprint')).body).toContain('Zora Slivková');
  const payload = { currentPassword: 'secret-1', confirmation: 'zora@example.com' };
  expect((await owner.call({ method: 'DELETE', url: '/api/account', payload })).statusCode).toBe(204);
  expect((await read('/imprint')).statusCode).toBe(404);
  const { db } = server.database;
  expect([...(await db.select().from(websites)), ...(await db.select().from(binnedWebsites))]).toEqual([]);
});
