import path from 'node:path';
import { expect, it } from 'vitest';
import { describeLocation, isSameLocation, listNextSteps, parseTarget } from './locations';

const here = { dataDir: './data', databaseUrl: null, sessionSecret: null, bucket: null };
const there = parseTarget('postgres://shop:geheim@db.example.com:5433/verandly?sslmode=require', here);

it('takes an address, which goes with the folder of today, or a new folder', () => {
  expect(there.dataDir).toBe('./data');
  expect(parseTarget('/srv/new', here)).toEqual({ databaseUrl: null, dataDir: '/srv/new' });
  expect(path.isAbsolute(parseTarget('new', here).dataDir)).toBe(true);
  expect(() => parseTarget(undefined, here)).toThrow('Say where to');
});

it.each([
  'mysql://shop:geheim@db/verandly',
  'postgress://shop:geheim@db/verandly',
  'postgres://shop:geheim@db',
  'postgres://shop:12/geheim@db/verandly',
  'postgres://shop:12#geheim@db/verandly',
  'postgres://shop:geheim#@db/verandly',
  'postgres://shop:ge?heim@db/verandly',
  'postgres://shop:1/geheim@db',
])('refuses %s without repeating what it may hold', (address) => {
  const parse = () => parseTarget(address, here);
  expect(parse).toThrow(/target/);
  expect(parse).not.toThrow(/heim/);
});

it('names a database without user and password', () => {
  expect(describeLocation(there)).toBe('the database verandly at db.example.com:5433');
  expect(describeLocation({ ...here, dataDir: '/srv/data' })).toBe('the database in /srv/data');
});

it('knows one database by two names', () => {
  expect(isSameLocation(here, { dataDir: path.resolve('data'), databaseUrl: null })).toBe(true);
  expect(isSameLocation(here, there)).toBe(false);
  const alike = parseTarget('postgres://other:word@db.example.com:5433/verandly', { dataDir: '/srv' });
  expect(isSameLocation(there, alike)).toBe(true);
});

it('says what to do next, and never with a password', () => {
  const grown = listNextSteps(here, there).join('\n');
  expect(grown).toMatch(
    /Set DATABASE_URL[\s\S]*Keep DATA_DIR at .*data[\s\S]*The session secret is in[\s\S]*BACKUPS=on/,
  );
  expect(grown).not.toContain('geheim');
  expect(listNextSteps({ ...here, sessionSecret: 'known' }, there).join()).toContain(
    'Keep SESSION_SECRET as it is',
  );
  const back = listNextSteps(
    { ...there, sessionSecret: null, bucket: null },
    parseTarget('/srv/new', here),
  ).join('\n');
  expect(back).toMatch(/Remove DATABASE_URL, set DATA_DIR to \/srv\/new/);
});
