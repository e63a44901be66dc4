import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { beforeEach, describe, expect, it } from 'vitest';

const server = startTestServer();
let owner: Browser;

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  const pageData = { sections: visitorSections };
  await owner.post('/api/websites', { title: 'Salón', slug: 'salon', pageData, isPublished: true });
});

const LINK = "A name can't contain a web address";
const HIDDEN = "This contains characters that can't be seen. Please type it again.";

/** Lists every call that takes a name of a person or a business, and where the name stands in it. */
const calls = [
  ['/api/public/salon/contact', 'name', visitorCalls.contact],
  ['/api/public/salon/booking', 'customerName', visitorCalls.booking],
  ['/api/public/salon/orders', 'customerName', visitorCalls.orders],
  ['/api/websites', 'title', { slug: 'second' }],
] as const;

describe.each(calls)('%s', (url, field, body) => {
  const send = (name: string) => owner.post(url, { ...body, [field]: name });

  it.each([
    ['You won http://evil.example/win', LINK],
    ['WWW.evil.example', LINK],
    ['Zora\u202eelgooG', HIDDEN],
    ['Zo\u0007ra', HIDDEN],
  ])(`refuses the name %j at its field`, async (name, message) => {
    const answer = await send(name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', field, message });
  });

  it('takes a name with a joined emoji, and makes one line of two', async () => {
    expect((await send('Zora\n👩‍🎨 Malá')).statusCode).toBe(201);
  });
});

describe('/api/register', () => {
  const account = {
    nickname: 'eva',
    email: 'eva@example.com',
    password: 'mirabelka',
    confirmPassword: 'mirabelka',
  };
  const register = (change: object) => server.visitor().post('/api/register', { ...account, ...change });

  it.each([
    ['www.evil.example', LINK],
    ['http://evil', "Username contains characters you can't use here"],
    ['ev\u202ea', "Username contains characters you can't use here"],
    ['ev\u0001a', "Username contains characters you can't use here"],
  ])('refuses the username %j', async (nickname, message) => {
    const answer = await register({ nickname });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'nickname', message });
  });

  it.each(['ev\u0001a@example.com', 'ev\u202ea@example.com', 'eva@exam\u200bple.com'])(
    'refuses the email %j',
    async (email) => {
      expect((await register({ email })).json()).toMatchObject({
        field: 'email',
        message: 'Invalid email format',
      });
    },
  );
});
