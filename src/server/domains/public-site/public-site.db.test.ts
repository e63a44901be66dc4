import { gunzipSync } from 'node:zlib';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { describe, expect, it } from 'vitest';

const server = startTestServer();

const sections = [
  { id: 'heading-1', type: 'heading', title: '', content: { text: '<b>Dobrý deň</b>' }, order: 0 },
  { id: 'description-2', type: 'description', title: '', content: { text: 'Čo si dáte?' }, order: 1 },
];

async function publish(owner: Browser, isPublished = true): Promise<number> {
  const website = { title: 'U troch hrušiek', slug: 'hrusky', pageData: { sections }, isPublished };
  return (await owner.post('/api/websites', website)).json().id;
}

describe('GET /{slug}', () => {
  it('is complete HTML in order, with every text as text', async () => {
    await publish(await server.owner('zora'));
    const page = await server.visitor().get('/hrusky');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>U troch hrušiek</title>');
    expect(page.body).toContain('&lt;b&gt;Dobrý deň&lt;/b&gt;');
    expect(page.body).not.toContain('<b>Dobrý deň</b>');
    expect(page.body.indexOf('Dobrý deň')).toBeLessThan(page.body.indexOf('Čo si dáte?'));
  });

  it('has a policy without inline scripts and with the hash of its one sheet', async () => {
    await publish(await server.owner('zora'));
    const page = await server.visitor().get('/hrusky');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'$/);
    expect(policy).not.toContain('unsafe');
  });

  it('comes compressed, and not at all when the browser has it', async () => {
    await publish(await server.owner('zora'));
    const plain = await server.visitor().get('/hrusky');
    const zipped = await server.visitor().get('/hrusky', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const again = await server.visitor().get('/hrusky', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('shows a save at once', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    expect((await server.visitor().get('/hrusky')).body).toContain('Čo si dáte?');
    await owner.put(`/api/websites/${id}`, { pageData: { sections: [sections[0]] } });
    expect((await server.visitor().get('/hrusky')).body).not.toContain('Čo si dáte?');
  });

  it('never shows a draft', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const draft = { description: 'secret', logoUrl: null, pageData: { sections: [] }, baseVersion: 1 };
    await owner.put(`/api/websites/${id}/draft`, draft);
    expect((await server.visitor().get('/hrusky')).body).not.toContain('secret');
  });

  it('with ?draft shows the unsaved work to its owner alone, while visitors read what was saved', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const text = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Half a wo' }, order: 0 };
    const booking = { id: 'booking-1', type: 'booking', title: '', content: { services: 3 }, order: 1 };
    const pageData = { sections: [text, booking] };
    await owner.put(`/api/websites/${id}/draft`, {
      description: 'secret',
      logoUrl: null,
      pageData,
      baseVersion: 1,
    });

    const draft = await owner.get('/hrusky?draft');
    expect(draft.statusCode).toBe(200);
    expect(draft.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    for (const part of ['Draft preview', 'secret', 'Half a wo']) expect(draft.body).toContain(part);
    // Nobody else gets the draft, and the owner reads the published page at its usual address.
    for (const reader of [server.visitor(), await server.owner('tibor'), owner]) {
      const page = await reader.get(reader === owner ? '/hrusky' : '/hrusky?draft');
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toMatch(/secret|Draft preview/);
    }

    await owner.put(`/api/websites/${id}`, { isPublished: false, description: 'saved', version: 1 });
    expect((await owner.get('/hrusky')).body).toContain('saved');
    expect((await server.visitor().get('/hrusky?draft')).statusCode).toBe(404);
    await owner.put(`/api/websites/${id}/draft`, {
      description: 'newer',
      logoUrl: null,
      pageData,
      baseVersion: 2,
    });
    expect((await owner.get('/hrusky')).body).toContain('newer');
  });

  it('of an unpublished website is 404 for all but its owner', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner, false);
    for (const stranger of [server.visitor(), await server.owner('tibor')]) {
      expect((await stranger.get('/hrusky')).statusCode).toBe(404);
    }
    const preview = await owner.get('/hrusky');
    expect(preview.statusCode).toBe(200);
    expect(preview.body).toContain('Draft preview');
    expect(preview.body).toContain('noindex');
    expect(preview.headers['cache-control']).toBe('private, no-store');
    await owner.put(`/api/websites/${id}`, { isPublished: true });
    expect((await server.visitor().get('/hrusky')).statusCode).toBe(200);
    await owner.put(`/api/websites/${id}`, { isPublished: false });
    expect((await server.visitor().get('/hrusky')).statusCode).toBe(404);
  });

  it.each(['/nobody', '/ab', '/A%20B', '/%00', '/%ff', '/x/y', '/hrusky/more'])(
    '%s is not found',
    async (url) => {
      const answer = await server.visitor().get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toMatch(/at .*\.ts/);
    },
  );

  it('says where a new section without a word goes', async () => {
    const owner = await server.owner('zora');
    await owner.post('/api/websites', { title: 'Prázdno', slug: 'prazdno', isPublished: true });
    expect((await server.visitor().get('/prazdno')).body).toContain('Page content is being prepared...');
  });
});

describe('GET /api/public/{slug}', () => {
  it('tells visitors what they may know', async () => {
    await publish(await server.owner('zora'));
    const answer = await server.visitor().get('/api/public/hrusky');
    expect(Object.keys(answer.json())).toEqual([
      'title',
      'description',
      'logoUrl',
      'slug',
      'language',
      'pageData',
    ]);
    expect(answer.json().pageData.sections).toHaveLength(2);
  });

  it('is 404 for unknown and unpublished websites', async () => {
    const owner = await server.owner('zora');
    await publish(owner, false);
    expect((await owner.get('/api/public/hrusky')).statusCode).toBe(404);
    expect((await server.visitor().get('/api/public/nobody')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a form that a browser sends by itself', () => {
  const send = (address: string, body: string, locale = 'en') =>
    server.visitor().post(address, body, {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': locale,
    });

  it('is answered with a page that says so, and nothing of it is kept', async () => {
    const owner = await server.owner('zora');
    const id = await publish(owner);
    const answer = await send('/hrusky?draft', 'name=Tibor&email=tibor%40example.com&message=Ahoj');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('Nothing was sent yet');
    expect(answer.body).toContain('href="/hrusky"');
    expect(answer.body).not.toMatch(/tibor/i);
    expect((await send('/hrusky', 'option=1', 'sk')).body).toContain('Zatiaľ sa nič neodoslalo');
    expect((await send('/demo/salon', 'option=1')).body).toContain('href="/demo/salon"');
    expect((await owner.get(`/api/websites/${id}/contact-submissions`)).json()).toEqual([]);
  });

  it('may be as large as a form is', async () => {
    expect((await send('/hrusky', `message=${'a'.repeat(10_000)}`)).statusCode).toBe(400);
    expect((await send('/hrusky', `message=${'a'.repeat(70_000)}`)).statusCode).toBe(413);
  });
});
