import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findCommand, listMissing } from '../support/list-missing';

/** Holds the folder into which Debian's packages were unpacked by `dpkg -x`, on a machine that has not installed them. */
const UNPACKED = process.env.DRILL_BIN ? path.resolve(process.env.DRILL_BIN) : '/';
const LIBRARIES = listFolders(path.join(UNPACKED, 'usr/lib'), /-linux-gnu/);
const VMODS = LIBRARIES.map((folder) => path.join(folder, 'varnish/vmods'));
const FOLDERS = [
  ...[UNPACKED, '/'].flatMap((root) => [
    ...listFolders(path.join(root, 'usr/lib/postgresql'), /^\d+$/).map((folder) => `${folder}/bin`),
    path.join(root, 'usr/bin'),
    path.join(root, 'usr/sbin'),
  ]),
  UNPACKED,
];

/** Names Debian's package for each program. */
const PACKAGES = {
  postgres: 'postgresql-15 or newer',
  initdb: 'postgresql-15 or newer',
  pg_basebackup: 'postgresql-client-15 or newer',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  haproxy: 'haproxy',
  varnishd: 'varnish',
  caddy: 'caddy',
};

/** The programs of an unpacked folder find their own libraries by these variables. */
export const LIBRARY_VARIABLES: Record<string, string> = process.env.DRILL_BIN
  ? { LD_LIBRARY_PATH: LIBRARIES.flatMap((folder) => [folder, `${folder}/varnish`]).join(':') }
  : {};

/** Varnish looks for its modules here. */
export const VMOD_PATH = VMODS.join(':');

/** Returns the place of a program that `listMissingPrograms` has found. */
export function getProgram(name: keyof typeof PACKAGES): string {
  const found = findCommand(name, FOLDERS);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** Lists the programs that the drill needs and this machine lacks. */
export function listMissingPrograms(): Promise<string[]> {
  const programs = Object.entries(PACKAGES).map(
    ([name, from]) => [`${name} (${from})`, () => findCommand(name, FOLDERS) !== null] as const,
  );
  return listMissing({
    ...Object.fromEntries(programs),
    Linux: () => process.platform === 'linux',
    'vmod_xkey (varnish-modules)': () => VMODS.some((folder) => existsSync(`${folder}/libvmod_xkey.so`)),
    'cc (gcc), with which Varnish compiles its configuration': () => findCommand('cc') !== null,
  });
}

function listFolders(place: string, name: RegExp): string[] {
  if (!existsSync(place)) return [];
  const names = readdirSync(place).filter((entry) => name.test(entry));
  return names.map((entry) => path.join(place, entry));
}
