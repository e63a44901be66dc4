import path from 'node:path';
import { type Config, resolveTypedPath } from '../settings/config';

/** Names a database, and the folder that its server has beside it. */
export type DatabaseLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

const USAGE =
  'Say where to: npm run move -- postgres://… (an empty database), or npm run move -- FOLDER (a new DATA_DIR).';

/**
 * Parses the target that the operator names: the address of a PostgreSQL database, which goes with the present
 * DATA_DIR, or the path of a new DATA_DIR. Throws a sentence that never repeats the address: it may hold a password.
 */
export function parseTarget(
  argument: string | undefined,
  { dataDir }: Pick<Config, 'dataDir'>,
): DatabaseLocation {
  if (!argument) throw new Error(USAGE);
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(argument))
    return { databaseUrl: null, dataDir: resolveTypedPath(argument) };
  if (!/^postgres(ql)?:\/\//.test(argument))
    throw new Error(`The target is neither an address that begins with postgres:// nor a folder. ${USAGE}`);
  // An unescaped / # or ? in a password makes the rest of it look like a host or a database.
  if (!URL.canParse(argument) || !/^\/[^/@]+$/.test(new URL(argument).pathname))
    throw new Error(
      'The address of the target names no database. It is postgres://, a user, a password, a host and a database ' +
        '(as DATABASE_URL is); signs such as / # ? and @ in a password are written as %2F %23 %3F and %40.',
    );
  return { databaseUrl: argument, dataDir };
}

/** Describes a database for people, without user and password. */
export function describeLocation({ databaseUrl, dataDir }: DatabaseLocation): string {
  if (!databaseUrl) return `the database in ${path.resolve(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} at ${decodeURIComponent(host) || 'this machine'}`;
}

/** Returns true if both names mean one database; two names of one server are told apart only by asking it. */
export function isSameLocation(one: DatabaseLocation, other: DatabaseLocation): boolean {
  if (!one.databaseUrl && !other.databaseUrl)
    return path.resolve(one.dataDir) === path.resolve(other.dataDir);
  if (!one.databaseUrl || !other.databaseUrl) return false;
  return describeLocation(one) === describeLocation(other);
}

/** Lists what the operator does after a move. */
export function listNextSteps(
  source: Pick<Config, 'dataDir' | 'databaseUrl' | 'sessionSecret' | 'bucket'>,
  target: DatabaseLocation,
): string[] {
  const folder = path.resolve(target.dataDir);
  const secret = source.sessionSecret
    ? 'Keep SESSION_SECRET as it is'
    : 'The session secret is in that folder';
  const uploads = source.bucket ? 'the pictures stay in the bucket' : 'the uploads stay there';
  const settings = target.databaseUrl
    ? [
        'Set DATABASE_URL to the address that you gave here.',
        `Keep DATA_DIR at ${folder}: ${uploads}. ${secret}: so everybody stays signed in and the links in mails go on working.`,
        'With DATABASE_URL nightly backups are off unless BACKUPS=on: set it, or back the PostgreSQL server up yourself.',
      ]
    : [
        source.databaseUrl
          ? `Remove DATABASE_URL, set DATA_DIR to ${folder}, and start one server process only.`
          : `Set DATA_DIR to ${folder}.`,
        `${source.bucket ? 'The pictures stay in the bucket' : 'The uploads are there as well'}. ${secret}: so everybody stays signed in and the links in mails go on working.`,
      ];
  return [
    ...settings,
    `Start the server. Nothing was changed in ${describeLocation(source)}: keep it until you have looked around, but start no server on it any more, which would send the mail that waits a second time.`,
  ];
}
