import { type Call, listApiCalls } from '@tests/support/api-calls';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from './db/tables/media';
import { contactSubmissions } from './db/tables/messages';
import { users } from './db/tables/users';
import { websites } from './db/tables/websites';

const server = startTestServer();
let owner: Browser;
let id: number;
let calls: Call[];

beforeAll(async () => {
  calls = await listApiCalls(server);
});

beforeEach(async () => {
  owner = await server.owner('zora');
  const contact = { title: '', fields: ['name', 'email', 'message'] };
  const sections = [{ id: 'contact-1', type: 'contact', title: '', content: contact, order: 0 }];
  const website = { title: 'Salón', slug: 'salon', pageData: { sections }, isPublished: true };
  id = (await owner.post('/api/websites', website)).json().id;
});

/** Returns everything that bad input must not change. */
async function readStored() {
  const { db } = server.database;
  return {
    users: await db.$count(users),
    uploads: await db.$count(uploads),
    messages: await db.$count(contactSubmissions),
    websites: await db.select().from(websites),
  };
}

const toAddress = (path: string) =>
  path
    .replace('{id}', String(id))
    .replace('{slug}', 'salon')
    .replace(/\{\w+\}/g, '1');

const NUL = '\\u0000';
const fillEveryField = (json: string) =>
  `{${[
    ...['nickname', 'email', 'password', 'confirmPassword', 'name', 'message', 'phone', 'isRead'],
    ...['title', 'slug', 'description', 'logoUrl', 'pageData', 'isPublished', 'version', 'baseVersion'],
  ]
    .map((name) => `"${name}":${json}`)
    .join()}}`;

const BODIES: Record<string, string> = {
  'no JSON': '{"email":',
  'an empty text': '""',
  null: 'null',
  'a number': '17',
  'a list': '[]',
  'a list of objects': '[{}]',
  'true in every field': fillEveryField('true'),
  'null in every field': fillEveryField('null'),
  'a list in every field': fillEveryField('["a",["b"]]'),
  'an object in every field': fillEveryField('{"a":{"b":1}}'),
  'a huge number in every field': fillEveryField('1e400'),
  'a large whole number in every field': fillEveryField('99999999999999999999'),
  'NUL in every field': fillEveryField(`"a${NUL}b@example.com"`),
  'half a surrogate pair in every field': fillEveryField('"\\ud83d"'),
  'a long text in every field': fillEveryField(`"${'x'.repeat(3000)}"`),
  'a prototype': '{"__proto__":{"title":"Salón"},"title":1,"constructor":{"prototype":{"isAdmin":true}}}',
  'deep lists': '['.repeat(30_000),
  'deep objects in every field': fillEveryField(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`),
  'sections that are none': '{"version":1,"baseVersion":1,"pageData":{"sections":[null,1,"a",[],{}]}}',
  'a section of a strange type':
    '{"version":1,"baseVersion":1,"pageData":{"sections":[{"id":"a","type":"constructor","title":"","content":[],"order":0}]}}',
  'a section far away':
    '{"version":1,"baseVersion":1,"pageData":{"sections":[{"id":"a","type":"heading","title":"","content":{},"order":1e9}]}}',
  'a version that is too large': '{"version":2147483648,"baseVersion":2147483648}',
};

describe.each(Object.entries(BODIES))('a body with %s', (_name, body) => {
  it('is refused by every call that takes one, and changes nothing', async () => {
    const before = await readStored();
    for (const { method, path } of calls.filter(({ takesBody }) => takesBody)) {
      const headers = { 'content-type': 'application/json' };
      const answer = await owner.call({ method, url: toAddress(path), payload: body, headers });
      const { message, code } = answer.json();
      expect([path, answer.statusCode], answer.body).toEqual([path, expect.toSatisfy(isRefusal)]);
      expect(code).toMatch(/^[A-Z_]+$/);
      // The message is a text for people and not a key of the catalogue.
      expect(message).toMatch(/^[A-Z].*\s/);
    }
    expect(await readStored()).toEqual(before);
  });
});

const isRefusal = (status: number) => status >= 400 && status < 500;

describe('a page that is too much', () => {
  const section = (type: string, content: unknown, order = 0) => ({
    id: `${type}-${order}`,
    type,
    title: '',
    content,
    order,
  });
  const headings = (count: number, text: string) =>
    Array.from({ length: count }, (_, order) => section('heading', { text }, order));
  const options = (option: string, count = 10_000) =>
    section('poll', { question: 'Which?', options: Array(count).fill(option) });
  const nest = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
  /** The content of a section lies this deep: in the body, pageData, sections and the section. */
  const LEVELS_ABOVE = 4;

  const PAGES: [string, number, RegExp, object[]][] = [
    ['300 sections', 400, /at most 200 sections/, headings(300, 'Salón')],
    ['a text of 10,000 characters', 400, /too long/, [section('description', { text: 'x'.repeat(10_000) })]],
    ['10,000 emoji', 400, /too long/, [section('description', { text: '🥐'.repeat(10_000) })]],
    ['10,000 poll options', 413, /at most 2,000\./, [options('Yes')]],
    ['100 poll options', 400, /3 to 6 options/, [options('Yes', 100)]],
    ['100 empty poll options', 400, /option/, [options('', 100)]],
    ['33 levels', 400, /nested too deeply/, [section('hologram', nest(33 - LEVELS_ABOVE))]],
    ['5 MB', 413, /too large/, headings(200, 'x'.repeat(25_000))],
  ];

  it.each(PAGES)(
    '%s: %i, in a clear and short answer, and nothing changes',
    async (_name, status, text, sections) => {
      const pageData = { sections };
      const before = await readStored();
      const answers = [
        await owner.put(`/api/websites/${id}`, { pageData }),
        await owner.put(`/api/websites/${id}`, { pageData, version: 1 }),
        await owner.post('/api/websites', { title: 'Druhý', slug: 'druhy', pageData }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
        expect(answer.json().message).toMatch(text);
        expect(answer.body.length).toBeLessThan(30_000);
      }
      expect(await readStored()).toEqual(before);
    },
  );

  it.each([
    ['of 9,999 characters', 'x'.repeat(9999)],
    ['of 9,999 emoji', '🥐'.repeat(9999)],
    ['of emoji', '🥐👩‍👩‍👧‍👦🇸🇰'.repeat(500)],
    ['from right to left', 'مرحبا بكم في مخبزنا '.repeat(400).trim()],
  ])('a text %s is kept as it is and shown to visitors', async (_name, text) => {
    const pageData = { sections: [section('description', { text })] };
    const answer = await owner.put(`/api/websites/${id}`, { pageData });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    const kept = (await owner.get(`/api/websites/${id}`)).json();
    expect(kept.pageData.sections[0].content).toEqual({ text });
    expect((await server.visitor().get('/salon')).body).toContain(text);
  });

  it('32 levels are kept', async () => {
    const pageData = { sections: [section('hologram', nest(32 - LEVELS_ABOVE))] };
    expect((await owner.put(`/api/websites/${id}`, { pageData })).statusCode).toBe(200);
  });
});

describe('a body of another kind', () => {
  const KINDS = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/vnd.api+json',
    '/',
    ';;;',
    'application/json, text/html',
  ];

  it.each(KINDS)('%s is refused by every call that takes one', async (type) => {
    const before = await readStored();
    for (const { method, path } of calls.filter(({ takesBody }) => takesBody)) {
      for (const payload of ['', 'a=1', '--x\r\n\r\n--x--', '{}'.repeat(9)]) {
        const answer = await owner.call({
          method,
          url: toAddress(path),
          payload,
          headers: { 'content-type': type },
        });
        expect([path, answer.statusCode], answer.body).toEqual([path, expect.toSatisfy(isRefusal)]);
      }
    }
    expect(await readStored()).toEqual(before);
  });

  it.each([
    'no boundary',
    '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\nhalf',
    '--x\r\nContent-Disposition: form-data; name="logo"\r\n\r\ntext\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\na\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\na\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="logo"; filename="../../a"\r\n\r\na\r\n--x--\r\n',
    '--x\r\n\r\n--x--\r\n',
  ])('as an upload, damaged: %j', async (payload) => {
    const answer = await owner.post('/api/upload/logo', payload, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(server.files.size).toBe(0);
  });
});
