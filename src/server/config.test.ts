import { expect, it } from 'vitest';
import { readConfig } from './config';

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    trialDays: 7,
  });
});

it('takes an empty variable as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it('cuts the slash off the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://verandly.example/' }).publicUrl).toBe('https://verandly.example');
});

it('names every wrong value at once', () => {
  expect(() => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', RATE_LIMITS: 'maybe' })).toThrow(
    /PORT must be a number[\s\S]*DATABASE_URL must begin with postgres:\/\/[\s\S]*RATE_LIMITS must be on or off/,
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
