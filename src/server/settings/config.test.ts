import { expect, it } from 'vitest';
import { TRIAL_DAYS } from '@/core/plans';
import { readConfig } from './config';
import { listPlansOnSale } from './payment-settings';

const PUBLIC = { PUBLIC_URL: 'https://verandly.example/' };
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PREMIUM_PRICE_ID: 'price_1',
};

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    trialDays: 7,
  });
});

it('knows the way around a pooler, and how many connections a process may have', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = [
    'postgres://pooler:6432/shop',
    'postgres://database:5432/shop',
  ];
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseDirectUrl: null, databasePool: 10 });
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL: '4' })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_DIRECT_URL,
    databasePool: 4,
  });
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(/without DATABASE_URL/);
  expect(() => readConfig({ DATABASE_POOL: '1' })).toThrow('DATABASE_POOL must be a whole number from 2');
});

it('knows a Redis by its address', () => {
  expect(readConfig({}).redisUrl).toBeNull();
  expect(readConfig({ REDIS_URL: 'rediss://:secret@redis:6379/0' }).redisUrl).toContain('redis:6379');
  expect(() => readConfig({ REDIS_URL: 'http://redis:6379' })).toThrow('REDIS_URL must begin with redis://');
  expect(() => readConfig({ REDIS_URL: 'redis://:secret@redis:port' })).toThrow(/^(?!.*secret)/s);
});

it('shares work between roles where there is a database for several processes', () => {
  expect(readConfig({}).role).toBe('all');
  expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://database/shop' }).role).toBe('worker');
  expect(() => readConfig({ ROLE: 'web' })).toThrow('ROLE=web needs DATABASE_URL');
  expect(() => readConfig({ ROLE: 'mail' })).toThrow('ROLE must be all, web or worker');
});

it('takes an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it('cuts the slash off the public address', () => {
  expect(readConfig({ ...PUBLIC, PAYMENTS: 'sandbox' }).publicUrl).toBe('https://verandly.example');
});

it.each([
  ['HTTPS://Verandly.Example', 'https://verandly.example'],
  ['https://verandly.example:443/', 'https://verandly.example'],
  ['http://192.0.2.1:8080', 'http://192.0.2.1:8080'],
])('takes the public address %s for %s', (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ PUBLIC_URL, PAYMENTS: 'sandbox' }).publicUrl).toBe(publicUrl);
});

it.each([
  'https://user:pw@verandly.example',
  'https://user@verandly.example',
  'https://verandly.example/shop',
  'https://verandly.example/?a=1',
  'https://verandly.example?',
  'https://verandly.example/#',
  'https:verandly.example',
  'ftp://verandly.example',
  'verandly.example',
  'https://',
])('refuses the public address %s', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL, PAYMENTS: 'sandbox' })).toThrow(
    'PUBLIC_URL must be no more than an address',
  );
});

it('takes https for https however it is written: nothing is sold by test payments there by accident', () => {
  expect(() => readConfig({ PUBLIC_URL: 'HTTPS://verandly.example' })).toThrow(/PAYMENTS=sandbox/);
});

it('believes the proxies nearby where people come by https, which this process does not speak', () => {
  expect(readConfig({}).trustProxy).toBe(false);
  expect(readConfig({ ...PUBLIC, PAYMENTS: 'sandbox' }).trustProxy).toBe('loopback,uniquelocal');
  expect(readConfig({ ...PUBLIC, PAYMENTS: 'sandbox', TRUST_PROXY: 'false' }).trustProxy).toBe(false);
});

it('has nobody to write to and no pages elsewhere where none are named', () => {
  expect(readConfig({})).toMatchObject({
    supportEmail: null,
    pagesElsewhere: { about: null, contact: null, blog: null },
  });
  const named = readConfig({ SUPPORT_EMAIL: 'help@example.com', BLOG_URL: 'https://example.com/blog' });
  expect([named.supportEmail, named.pagesElsewhere.blog]).toEqual([
    'help@example.com',
    'https://example.com/blog',
  ]);
});

it.each([{ SUPPORT_EMAIL: 'help' }, { ABOUT_URL: 'javascript:alert(1)' }, { CONTACT_URL: '/contact' }])(
  'refuses %o',
  (variables) => {
    expect(() => readConfig(variables)).toThrow(`${Object.keys(variables)[0]} must be an address`);
  },
);

it('knows the shared caches in front, which are addresses without a path', () => {
  expect(readConfig({}).pageEdges).toEqual([]);
  const two = 'http://10.0.0.5:6081,http://10.0.0.6:6081';
  expect(readConfig({ PAGE_EDGE_URL: two }).pageEdges).toEqual(two.split(','));
  for (const wrong of ['varnish:6081', 'http://10.0.0.5:6081/', `${two},`])
    expect(() => readConfig({ PAGE_EDGE_URL: wrong })).toThrow('PAGE_EDGE_URL must be the addresses');
});

it('names every wrong value at once', () => {
  expect(() => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', RATE_LIMITS: 'maybe' })).toThrow(
    /PORT must be a whole number from 0 to 65535[\s\S]*DATABASE_URL must begin with postgres:\/\/[\s\S]*RATE_LIMITS must be on or off/,
  );
});

it('gives no shorter trial than the pages promise, but a longer one', () => {
  expect(() => readConfig({ TRIAL_DAYS: `${TRIAL_DAYS - 1}` })).toThrow(/TRIAL_DAYS/);
  expect(readConfig({ TRIAL_DAYS: '30' }).trialDays).toBe(30);
});

it('says what is wrong with a value also where its rule has no words of its own', () => {
  expect(() => readConfig({ LOG_LEVEL: 'loud', TRIAL_DAYS: '366' })).toThrow(
    /TRIAL_DAYS must be a whole number from 7 to 365[\s\S]*LOG_LEVEL Invalid option: expected one of "silent"/,
  );
});

it.each([
  ['true', true],
  ['false', false],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['fd00::1', 'fd00::1'],
])('takes the proxies %s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

it.each(['nginx', '1', '10.0.0.0/8/8x', 'loopback,'])('refuses the proxies %s', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
    'TRUST_PROXY must be true, false or the addresses',
  );
});

it.each([
  ['Verandly <post@example.com>', { name: 'Verandly', address: 'post@example.com' }],
  ['"Salón, Zora" <post@example.com>', { name: 'Salón, Zora', address: 'post@example.com' }],
  ['post@example.com', { name: 'Verandly', address: 'post@example.com' }],
  ['', { name: 'Verandly', address: 'no-reply@localhost' }],
])('takes the sender %s', (value, expected) => {
  expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual(expected);
});

it.each(['nobody', 'post@example.com>', '<post@example.com', 'a@b.c, d@e.f', 'A <a@b.c>\r\nBcc: d@e.f'])(
  'refuses the sender %j',
  (value) => expect(() => readConfig({ MAIL_FROM: value })).toThrow('MAIL_FROM must be an address'),
);

it('refuses a mail server that is none', () => {
  expect(() => readConfig({ SMTP_URL: 'https://example.com' })).toThrow('SMTP_URL must begin with smtp://');
});

it('takes test payments where nobody pays, and where they are asked for', () => {
  expect(readConfig({}).payments).toEqual({ provider: 'sandbox' });
  expect(readConfig({ ...PUBLIC, PAYMENTS: 'sandbox' }).payments).toEqual({ provider: 'sandbox' });
  expect(readConfig({ ...STRIPE, PAYMENTS: 'sandbox' }).payments).toEqual({ provider: 'sandbox' });
});

it('refuses a public address without a way to be paid', () => {
  expect(() => readConfig(PUBLIC)).toThrow(/STRIPE_SECRET_KEY is missing.*PAYMENTS=sandbox/);
});

it('takes Stripe when its key is there', () => {
  expect(readConfig({ ...PUBLIC, ...STRIPE }).payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    priceIds: { premium: 'price_1' },
    apiBase: null,
  });
});

it('sells Standard by Stripe only with a price of it, and in test payments always', () => {
  const listSold = (more: object) => listPlansOnSale(readConfig({ ...PUBLIC, ...STRIPE, ...more }).payments);
  expect(listSold({})).toEqual(['premium']);
  expect(listSold({ STRIPE_STANDARD_PRICE_ID: '' })).toEqual(['premium']);
  expect(listSold({ STRIPE_STANDARD_PRICE_ID: 'price_2' })).toEqual(['standard', 'premium']);
  expect(listSold({ PAYMENTS: 'sandbox' })).toEqual(['standard', 'premium']);
  expect(() => listSold({ STRIPE_STANDARD_PRICE_ID: '6.99' })).toThrow(
    'STRIPE_STANDARD_PRICE_ID must begin with price_',
  );
});

it.each([
  ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: '', PAYMENTS: 'stripe' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...STRIPE, STRIPE_PUBLISHABLE_KEY: '' }],
  ['STRIPE_WEBHOOK_SECRET', { ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }],
  ['STRIPE_PREMIUM_PRICE_ID', { ...STRIPE, STRIPE_PREMIUM_PRICE_ID: '' }],
])('refuses Stripe without its %s', (name, variables) => {
  expect(() => readConfig(variables)).toThrow(`${name} is missing`);
});

it('limits no calls with RATE_LIMITS=off, however busy the process is', () => {
  expect(readConfig({})).toMatchObject({ hasRateLimits: true, maxEventLoopDelayMs: 2000 });
  expect(readConfig({ RATE_LIMITS: 'off' })).toMatchObject({ hasRateLimits: false, maxEventLoopDelayMs: 0 });
});

it.each(['G-ABC123', 'GT-ABC123', 'AW-123456', 'DC-123'])('takes the tag %s of Google', (GTAG_ID) => {
  expect(readConfig({ GTAG_ID }).gtagId).toBe(GTAG_ID);
});

it('loads nothing of Google where no tag is named', () => {
  expect(readConfig({ GTAG_ID: '' }).gtagId).toBe(null);
});

it.each(['UA-1-1', 'GTM-ABC', 'G-', 'G-a"><script>'])('refuses %s for a tag', (GTAG_ID) => {
  expect(() => readConfig({ GTAG_ID })).toThrow('GTAG_ID must be a tag of Google');
});
