import { expect, it } from 'vitest';
import { readConfig } from './config';
import { listUnsafeSettings } from './unsafe-settings';

const PUBLIC = { PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' };
const MAIL = { SMTP_URL: 'smtps://smtp.example.com', SUPPORT_EMAIL: 'help@example.com' };
const listLines = (variables: Record<string, string>) => listUnsafeSettings(readConfig(variables), variables);
/** Lists the setting that each line begins with. */
const listNames = (variables: Record<string, string>) =>
  listLines(variables).map((line) => /^[A-Z_]+/.exec(line)?.[0]);

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
  'is silent where %s serves this machine alone',
  (HOST) => {
    expect(listLines({ HOST })).toEqual([]);
  },
);

it('is silent where all is set', () => {
  expect(listLines({ ...PUBLIC, ...MAIL, TRUST_PROXY: '10.0.0.1' })).toEqual([]);
});

it.each(['0.0.0.0', '::', '192.0.2.1'])('warns of an open address without a public one: %s', (HOST) => {
  expect(listNames({ HOST, ...MAIL })).toEqual(['PUBLIC_URL']);
  expect(listNames({ HOST, ...MAIL, PUBLIC_URL: 'http://shop.example' })).toEqual([]);
});

it('warns of https without named proxies, and of believing everybody', () => {
  expect(listNames({ ...PUBLIC, ...MAIL })).toEqual(['TRUST_PROXY']);
  const [line] = listLines({ ...PUBLIC, ...MAIL, TRUST_PROXY: 'true' });
  expect(line).toMatch(/^TRUST_PROXY=true believes every/);
});

it('warns of mail that reaches nobody, and of a policy without an address', () => {
  expect(listNames({ ...PUBLIC, TRUST_PROXY: 'loopback' })).toEqual(['SMTP_URL', 'SUPPORT_EMAIL']);
});

it('warns of backups that nobody makes', () => {
  const many = { HOST: '127.0.0.1', DATABASE_URL: 'postgres://localhost/verandly', BACKUPS: 'on' };
  expect(listNames({ ...many, ROLE: 'web' })).toEqual(['BACKUPS']);
  expect(listNames({ ...many, ROLE: 'worker' })).toEqual([]);
});
