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
