import { fillAccount } from '@tests/support/full-account';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { parsePdfName } from '@/core/pdf-file';
import { users } from '../../db/tables/users';

const server = startTestServer();

async function download(owner: Browser) {
  const answer = await owner.get('/api/account/export');
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  return { answer, files, json: (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) };
}

it('holds all that is stored of an owner, and nothing of anybody else', async () => {
  const owner = await server.owner('zora');
  await fillAccount(server, await server.owner('tibor'), 'tibor');
  const foreign = new Set(server.files.keys());
  await fillAccount(server, owner, 'salon');
  const { answer, files, json } = await download(owner);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="verandly-data.zip"',
    'cache-control': 'no-store',
  });
  const [picture] = [...server.files.keys()].filter((name) => !foreign.has(name) && name.endsWith('.jpg'));
  const [pdf] = [...server.files.keys()].filter((name) => !foreign.has(name) && name.endsWith('.pdf'));
  const saved = `files/${parsePdfName(pdf ?? '')?.id}-Cenník.pdf`;
  const binned = Object.keys(files).find((name) => /^bin\/\d+-salon-before\.json$/.test(name));
  expect(Object.keys(files).sort()).toEqual(
    [
      'account.json',
      'devices.json',
      'websites/salon/website.json',
      'websites/salon/saves/1.json',
      'websites/salon/saves/2.json',
      'websites/salon/messages.csv',
      'websites/salon/bookings.csv',
      'websites/salon/orders.csv',
      'websites/salon/waiting-list.json',
      'websites/salon/blocks.json',
      'websites/salon/calendars.json',
      'websites/salon/customers.json',
      'websites/salon/imported-customers.json',
      'websites/salon/imports.json',
      'websites/salon/polls.json',
      'websites/salon/statistics.json',
      binned,
      `images/${picture}`,
      saved,
    ].sort(),
  );
  expect(json('account.json')).toMatchObject({ nickname: 'zora', email: 'zora@example.com' });
  expect(JSON.stringify(json('account.json'))).not.toMatch(/hash|argon/i);
  expect(json('devices.json')).toEqual([
    {
      browser: null,
      system: null,
      createdAt: expect.stringMatching(/^2026-/),
      lastUsedAt: expect.stringMatching(/^2026-/),
    },
  ]);
  const website = json('websites/salon/website.json');
  expect(website.pageData.sections).toHaveLength(7);
  expect(website.draftData.description).toBe('Koncept');
  expect(json('websites/salon/saves/1.json').pageData.sections).toHaveLength(5);
  const rows = (list: string) => strFromU8(files[`websites/salon/${list}.csv`] ?? new Uint8Array());
  expect(rows('messages')).toContain('customer@example.com;;Ahoj');
  expect(rows('bookings')).toContain(';Strih;2026-12-01;10:00;60;');
  expect(rows('orders')).toContain('1 × Krém (12.00)');
  expect(json('websites/salon/blocks.json')).toMatchObject([{ note: 'Vianoce', start: '2026-12-24 00:00' }]);
  expect(json('websites/salon/calendars.json')).toMatchObject([{ url: expect.stringMatching(/^https:/) }]);
  expect(json('websites/salon/customers.json')).toMatchObject([{ note: 'Káva bez cukru', minutes: null }]);
  expect(json('websites/salon/imported-customers.json')).toMatchObject([
    { name: 'Eva Vzorová', email: 'eva@example.com' },
  ]);
  expect(json('websites/salon/polls.json')[0]).toMatchObject({
    question: 'Kedy otvoriť?',
    option: '7',
    votes: 1,
  });
  expect(json('websites/salon/statistics.json')).toMatchObject([{ date: '2026-11-21', visits: 1 }]);
  expect(Buffer.from(files[`images/${picture}`] ?? [])).toEqual(server.files.get(picture ?? ''));
  expect(Buffer.from(files[saved] ?? [])).toEqual(server.files.get(pdf ?? ''));
});

it('says in which language the owner is written to', async () => {
  const owner = await server.owner('zora');
  await server.database.db.update(users).set({ language: 'sk' });
  expect((await download(owner)).json('account.json')).toMatchObject({ nickname: 'zora', language: 'sk' });
});

it('is there for an owner without a website, and for one whose plan has ended', async () => {
  const owner = await server.owner('zora');
  server.clock.advance({ days: 8 });
  const { files, json } = await download(owner);
  expect(Object.keys(files)).toEqual(['account.json', 'devices.json']);
  expect(json('account.json').subscriptionTier).toBe('expired');
});

it('goes on without a picture whose file is lost', async () => {
  const owner = await server.owner('zora');
  await fillAccount(server, owner, 'salon');
  server.files.clear();
  const { files } = await download(owner);
  expect(Object.keys(files)).toContain('websites/salon/website.json');
  expect(Object.keys(files).filter((name) => /^(images|files)\//.test(name))).toEqual([]);
});

it('is for signed-in owners', async () => {
  expect((await server.visitor().get('/api/account/export')).statusCode).toBe(401);
});
