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
