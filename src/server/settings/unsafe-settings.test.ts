import { expect, it } from 'vitest';
import { readConfig } from './config';
import { listUnsafeSettings } from './unsafe-settings';

const PUBLIC = { PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' };
const MAIL = { SMTP_URL: 'smtps://smtp.example.com', SUPPORT_EMAIL: 'help@example.com' };
const linesOf = (variables: Record<string, string>) => listUnsafeSettings(readConfig(variables), variables);
/** Lists the setting that each line begins with. */
const namesIn = (variables: Record<string, string>) =>
  linesOf(variables).map((line) => /^[A-Z_]+/.exec(line)?.[0]);

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
  'is silent where %s serves this machine alone',
  (HOST) => {
    expect(linesOf({ HOST })).toEqual([]);
  },
);

it('is silent where all is set', () => {
  expect(linesOf({ ...PUBLIC, ...MAIL, TRUST_PROXY: '10.0.0.1' })).toEqual([]);
});

it.each(['0.0.0.0', '::', '192.0.2.1'])('warns of an open address without a public one: %s', (HOST) => {
  expect(namesIn({ HOST, ...MAIL })).toEqual(['PUBLIC_URL']);
  expect(namesIn({ HOST, ...MAIL, PUBLIC_URL: 'http://shop.example' })).toEqual([]);
});

it('warns of https without named proxies, and of believing everybody', () => {
  expect(namesIn({ ...PUBLIC, ...MAIL })).toEqual(['TRUST_PROXY']);
  const [line] = linesOf({ ...PUBLIC, ...MAIL, TRUST_PROXY: 'true' });
  expect(line).toMatch(/^TRUST_PROXY=true believes every/);
});

it('warns of mail that reaches nobody, and of a policy without an address', () => {
  expect(namesIn({ ...PUBLIC, TRUST_PROXY: 'loopback' })).toEqual(['SMTP_URL', 'SUPPORT_EMAIL']);
});

it('warns of backups that nobody makes', () => {
  const many = { HOST: '127.0.0.1', DATABASE_URL: 'postgres://localhost/verandly', BACKUPS: 'on' };
  expect(namesIn({ ...many, ROLE: 'web' })).toEqual(['BACKUPS']);
  expect(namesIn({ ...many, ROLE: 'worker' })).toEqual([]);
});
