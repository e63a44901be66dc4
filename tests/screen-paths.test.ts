import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { router } from '@/app/router';
import { paths } from '@/core/screen-paths';
import { RESERVED_SLUGS } from '@/core/slug';
import { APP_PATHS } from '@/server/http/serve-pages';

/** The server's routes have these parts instead of an id and a key. */
const [ID, KEY] = [':id', ':key'];
/** These paths are pages outside the application, or addresses of a part of a screen. */
const NO_SCREENS = ['demo', 'privacy', 'site', 'draft', 'legal', 'choosePlan'];

const SCREENS = [
  ...new Set(
    Object.entries(paths).flatMap(([name, one]) => (NO_SCREENS.includes(name) ? [] : listAddresses(one))),
  ),
];

/** Lists the addresses of a screen, one for each number of parts that it may have. */
function listAddresses(one: (typeof paths)[keyof typeof paths]): string[] {
  if (typeof one === 'string') return [one];
  const write = one as (...parts: string[]) => string;
  return [write(), write(ID), write(ID, KEY)].filter((address) => !address.includes('undefined'));
}

/** Writes a path of the router as the server does; a path whose last part is optional becomes two. */
function toServerPaths(routed: string): string[] {
  const named = routed.replace('$websiteId', ID).replace('$customerKey', KEY);
  const { before, last } = /^(?<before>.*)\/\{-(?<last>.*)\}$/.exec(named)?.groups ?? {};
  return before === undefined ? [named] : [before, `${before}/${last}`];
}

const getFirstPart = (address: string) => address.split('/')[1] ?? '';

it('the router has a route for each screen, and for nothing else', () => {
  const routed = Object.keys(router.routesByPath).flatMap(toServerPaths);
  expect(routed.toSorted()).toEqual(SCREENS.toSorted());
});

it('the server sends the application at each screen, and nowhere else', () => {
  // The answer at the front door depends on who asks, so it has a route of its own.
  expect([...APP_PATHS, paths.home].toSorted()).toEqual(SCREENS.toSorted());
});

it('no website takes the address of a screen', () => {
  const firstParts = [...SCREENS, paths.demo('cafe'), paths.privacy].map(getFirstPart).filter(Boolean);
  expect(firstParts.filter((part) => !RESERVED_SLUGS.has(part))).toEqual([]);
});

it('the service worker stands in for each screen, and for no website', () => {
  const worker = readFileSync(path.resolve(import.meta.dirname, '../public/service-worker.js'), 'utf8');
  const source = /^const APPLICATION =\s+\/(?<source>.+)\/;$/m.exec(worker)?.groups?.source;
  if (!source) throw new Error('The service worker has no pattern of addresses.');
  const pattern = new RegExp(source);
  expect(SCREENS.filter((screen) => !pattern.test(screen))).toEqual([]);
  const named = source.match(/[a-z][a-z-]+/g)?.toSorted();
  expect(named).toEqual([...new Set(SCREENS.map(getFirstPart).filter(Boolean))].toSorted());
  const websites = [paths.site('salon'), paths.site('administration'), paths.site('profile-photos')];
  expect(websites.filter((website) => pattern.test(website))).toEqual([]);
});
