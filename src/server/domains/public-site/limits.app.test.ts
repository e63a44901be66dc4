import { startTestServer } from '@tests/support/test-server';
import { expect, it, vi } from 'vitest';

const server = startTestServer({ hasRateLimits: true });

const LOOKS = 120;
const READS_OF_AN_ADDRESS = 120;

async function website(nickname: string, isPublished: boolean) {
  const owner = await server.owner(nickname);
  const input = { title: nickname, slug: nickname, description: 'Before', isPublished };
  const { id } = (await owner.post('/api/websites', input)).json();
  const draft = (description: string, baseVersion: number) =>
    owner.put(`/api/websites/${id}/draft`, {
      description,
      logoUrl: null,
      pageData: { sections: [] },
      baseVersion,
    });
  return { owner, id, draft };
}

it.each([
  ['a draft', true, '/zora?draft'],
  ['an unpublished website', false, '/zora'],
])('draws the preview of %s once for each state of it', async (_what, isPublished, address) => {
  const { owner, id, draft } = await website('zora', isPublished);
  const reads = vi.spyOn(server.database.db, 'select');
  /** Reads the preview, and says whether the draft was read from the database for it. */
  const look = async () => {
    reads.mockClear();
    const { body } = await owner.get(address);
    return {
      body,
      isDrawn: reads.mock.calls.some(([fields]) => fields && 'draftData' in (fields as object)),
    };
  };
  const first = await look();
  expect([first.isDrawn, first.body.includes('Before')]).toEqual([true, true]);
  expect(await look()).toEqual({ body: first.body, isDrawn: false });
  // No time passes between these saves, so it is the change itself that counts.
  for (const text of ['Half a word', 'Another']) {
    expect((await draft(text, 1)).statusCode).toBe(200);
    const changed = await look();
    expect([changed.isDrawn, changed.body.includes(text)]).toEqual([true, true]);
    expect((await look()).isDrawn).toBe(false);
  }
  await owner.delete(`/api/websites/${id}/draft`);
  expect((await look()).body).toContain('Before');
  await owner.put(`/api/websites/${id}`, { description: 'After' });
  expect((await look()).body).toContain('After');
});

it('bounds how often an owner looks at previews, from whichever addresses', async () => {
  const { owner } = await website('zora', false);
  const other = await website('tibor', true);
  const look = (turn: number, url = '/zora') =>
    owner.call({ method: 'GET', url, remoteAddress: `10.0.${turn}.1` });
  for (let turn = 0; turn < LOOKS; turn += 1) expect((await look(turn)).statusCode).toBe(200);
  const refused = await look(LOOKS);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  // The owner can still read public pages, and other owners can read their previews.
  expect((await look(LOOKS, '/tibor?draft')).statusCode).toBe(200);
  expect((await other.owner.get('/tibor?draft')).statusCode).toBe(200);
});

it('bounds how often one address reads published websites by the API', async () => {
  await website('zora', true);
  const read = (remoteAddress: string) =>
    server.visitor().call({ method: 'GET', url: '/api/public/zora', remoteAddress });
  for (let turn = 0; turn < READS_OF_AN_ADDRESS; turn += 1)
    expect((await read('198.51.100.7')).statusCode).toBe(200);
  const refused = await read('198.51.100.7');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await read('203.0.113.9')).statusCode).toBe(200);
});
