import { startTestServer } from '@tests/support/test-server';
import { expect, it } from 'vitest';

const server = startTestServer();

const share = { title: 'Chlieb v Trnave', description: 'Pečieme o štvrtej.' };
const imageUrl = 'https://pictures.example.com/oven.jpg';

async function open() {
  const owner = await server.owner('zora');
  const website = { title: 'Pekáreň', slug: 'pekaren', description: 'O nás', isPublished: true };
  const { id } = (await owner.post('/api/websites', website)).json();
  return { owner, path: `/api/websites/${id}` };
}

it('what a page is called in search results is stored, shown to visitors and copied', async () => {
  const { owner, path } = await open();
  const before = (await server.visitor().get('/pekaren')).body;
  expect(before).toContain('<title>Pekáreň</title><');
  expect(before).toContain('<meta name="description" content="O nás"/>');
  const pageData = { sections: [], share: { ...share, imageUrl } };
  const saved = await owner.put(path, { pageData });
  expect(saved.json()).toMatchObject({ pageData, version: 2 });
  const { body } = await server.visitor().get('/pekaren');
  for (const part of [
    `<title>${share.title}</title>`,
    `<meta name="description" content="${share.description}"/>`,
    `<meta property="og:title" content="${share.title}"/>`,
    `<meta property="og:site_name" content="Pekáreň"/>`,
    `<meta property="og:description" content="${share.description}"/>`,
    `<meta property="og:image" content="${imageUrl}"/>`,
  ])
    expect(body).toContain(part);
  const copy = await owner.post(`${path}/duplicate`, { title: 'Kópia', slug: 'kopia' });
  expect(copy.json().pageData).toEqual(pageData);
  // Empty parts are not kept; if all are empty, the page is as before.
  const emptied = await owner.put(path, { pageData: { sections: [], share: { title: '', imageUrl: '' } } });
  expect(emptied.json().pageData).toEqual({ sections: [] });
  expect((await server.visitor().get('/pekaren')).body).toBe(before);
});

it('a save refuses what is too long and what is no picture, and changes nothing; a draft keeps it', async () => {
  const { owner, path } = await open();
  for (const [field, wrong] of [
    ['title', { title: 'x'.repeat(71) }],
    ['description', { description: 'x'.repeat(201) }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: 'oven' }],
  ] as const) {
    const pageData = { sections: [], share: wrong };
    const refused = await owner.put(path, { pageData });
    expect([refused.statusCode, refused.json().field]).toEqual([400, `pageData.share.${field}`]);
    const draft = { description: '', logoUrl: null, pageData, baseVersion: 1 };
    expect((await owner.put(`${path}/draft`, draft)).statusCode).toBe(200);
  }
  expect((await owner.put(path, { pageData: { sections: [], share: { keywords: 'x' } } })).statusCode).toBe(
    400,
  );
  expect((await owner.get(path)).json()).toMatchObject({ version: 1, pageData: { sections: [] } });
});
