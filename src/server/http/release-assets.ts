import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '@/core/dates';
import { runEvery } from '../kernel/run-every';
import type { KeyedHash } from '../kernel/secrets';
import { type FileStore, type ListedFile, readStored } from '../ports/file-store';
import { accepts } from './negotiate';

/** Holds an asset of any release, packed by gzip. */
interface ReleaseAsset {
  type: string;
  packed: Buffer;
}

interface ReleaseAssetsParts {
  store: FileStore;
  /** The built client lies here, with a folder `assets`. */
  clientFolder: string;
  /**
   * Signs the list of a release's assets: they are scripts of our own pages, so nobody else may say what belongs to it.
   */
  keyedHash: KeyedHash;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The build writes such names, in a folder of its language where that is not the default one. */
const ASSET_PATH = /^(?:[a-z]{2}\/)?[\w-]+(?:\.[\w-]+)*-[\w-]{8}\.(?<ending>js|css)$/;
const TYPE_BY_ENDING: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const MAX_ASSET_BYTES = 4 * 1024 * 1024;
const MAX_RELEASE_BYTES = 1024 * 1024;
/** This many releases are kept, and also those that were started within a day, up to `MAX_RELEASES`. */
const KEPT_RELEASES = 3;
const MAX_RELEASES = 20;
/** The store is checked this often at most, whatever addresses are asked for. */
const CHECK_INTERVAL_MS = 5_000;
const FILES_AT_ONCE = 8;
const RELEASE_PREFIX = 'release-';

/** Lists a release's assets: each path with the hash of its packed content. */
const releaseList = z.object({
  files: z.record(z.string().check(z.regex(ASSET_PATH)), z.string().check(z.regex(/^[\da-f]{64}$/))),
  mac: z.string(),
});
type Files = z.infer<typeof releaseList>['files'];

/** Holds the release of a build: the name and the content of its list, and its packed files by their names in the store. */
interface OwnRelease {
  list: string;
  content: Buffer;
  packed: ReadonlyMap<string, string>;
}

const toFileName = (hash: string) => `${hash}.gz`;

/**
 * Keeps the scripts and style sheets of the last releases: while servers are replaced one after the other, a browser
 * with a page of one release asks a server of another. A file's name in the store is its hash, so that releases share
 * what they have in common, and nothing is served that is not as it was built.
 */
export class ReleaseAssets {
  private known: Files = {};
  /** The build is read once, since it does not change while the server runs. */
  private own: OwnRelease | null = null;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | null = null;

  constructor(private readonly parts: ReleaseAssetsParts) {}

  /** Stores the assets that the store lacks and then their list, so that whoever finds the list finds all that it names. */
  async publish(signal?: AbortSignal): Promise<void> {
    const { store } = this.parts;
    const stored = new Set((await listAll(store)).map(({ name }) => name));
    this.own ??= await this.readOwn();
    const { list, content, packed } = this.own;
    const missing = [...packed].filter(([name]) => !stored.has(name));
    const work = async () => {
      // The first failure ends it for all files, because each call to a store that is away waits long.
      for (let next = missing.pop(); next && !signal?.aborted; next = missing.pop()) {
        const [name, file] = next;
        await store.put(name, await readPacked(file)).catch((error: unknown) => {
          missing.length = 0;
          throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
    if (signal?.aborted) return;
    // The list is stored each time: by its time the store knows which releases are the last ones.
    await store.put(list, content);
  }

  private async readOwn(): Promise<OwnRelease> {
    const folder = path.join(this.parts.clientFolder, 'assets');
    const packed = new Map<string, string>();
    const files: Files = {};
    for (const asset of await listAssetPaths(folder)) {
      const file = path.join(folder, asset);
      const hash = hashContent(await readPacked(file));
      files[asset] = hash;
      // The same content may stand in the folders of several languages.
      packed.set(toFileName(hash), file);
    }
    const mac = sign(this.parts.keyedHash, files);
    const list = `${RELEASE_PREFIX}${hashContent(mac).slice(0, 16)}.json`;
    return { list, content: Buffer.from(JSON.stringify({ files, mac })), packed };
  }

  /** Returns an asset of one of the releases that the store knows; null for any other path. Throws FilesAway. */
  async find(asset: string): Promise<ReleaseAsset | null> {
    const type = TYPE_BY_ENDING[ASSET_PATH.exec(asset)?.groups?.ending ?? ''];
    if (!type) return null;
    if (!Object.hasOwn(this.known, asset)) await this.look();
    const hash = Object.hasOwn(this.known, asset) ? this.known[asset] : undefined;
    const packed = hash && (await readStored(this.parts.store, toFileName(hash), MAX_ASSET_BYTES));
    if (!packed) return null;
    if (hashContent(packed) === hash) return { type, packed };
    this.parts.log.error(`The asset ${toFileName(hash)} is not as it was stored, and is not served`);
    return null;
  }

  private async look(): Promise<void> {
    if (this.parts.now() - this.lookedAt < CHECK_INTERVAL_MS) return;
    this.looking ??= this.readReleases().finally(() => {
      this.looking = null;
    });
    await this.looking;
  }

  private async readReleases(): Promise<void> {
    let known: Files = {};
    const lists = keepNewest(await listAll(this.parts.store, RELEASE_PREFIX), this.parts.now());
    for (const { name } of lists) known = { ...(await this.readRelease(name)), ...known };
    this.known = known;
    this.lookedAt = this.parts.now();
  }

  /** Returns no files for a list that this server's secret has not signed. */
  private async readRelease(name: string): Promise<Files> {
    const content = await readStored(this.parts.store, name, MAX_RELEASE_BYTES);
    if (!content) return {};
    const parsed = releaseList.safeParse(parseJson(content));
    return parsed.success && parsed.data.mac === sign(this.parts.keyedHash, parsed.data.files)
      ? parsed.data.files
      : {};
  }

  /** Removes files that none of the last releases has. */
  async removeOld(signal?: AbortSignal): Promise<void> {
    const { store, now } = this.parts;
    const stored = await listAll(store);
    const lists = keepNewest(
      stored.filter(({ name }) => name.startsWith(RELEASE_PREFIX)),
      now(),
    );
    const needed = new Set(lists.map(({ name }) => name));
    for (const { name } of lists) {
      for (const hash of Object.values(await this.readRelease(name))) needed.add(toFileName(hash));
    }
    for (const { name, modifiedAt } of stored) {
      if (signal?.aborted) return;
      // A young file may belong to a release that is being stored, whose list comes last.
      const isYoung = now() - modifiedAt.getTime() < DAY_MS && !name.startsWith(RELEASE_PREFIX);
      if (!needed.has(name) && !isYoung) await store.remove(name);
    }
  }
}

/** Returns the lists of the releases that are kept, the newest first. */
function keepNewest(lists: ListedFile[], now: number): ListedFile[] {
  return lists
    .sort((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime())
    .slice(0, MAX_RELEASES)
    .filter(({ modifiedAt }, index) => index < KEPT_RELEASES || now - modifiedAt.getTime() < DAY_MS);
}

function hashContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function sign(keyedHash: KeyedHash, files: Files): string {
  return keyedHash('release assets', JSON.stringify(Object.entries(files).sort()));
}

async function listAll(store: FileStore, beginning = ''): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list(beginning)) files.push(file);
  return files;
}

async function listAssetPaths(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.split(path.sep).join('/')).filter((name) => ASSET_PATH.test(name));
}

/** The build has packed its assets already. */
function readPacked(file: string): Promise<Buffer> {
  return readFile(`${file}.gz`).catch(async () => promisify(gzip)(await readFile(file)));
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}

/** A start waits at most this long for its assets to be stored; a failure is logged, and tried again. */
const PUBLISH_WITHIN_MS = 8_000;

interface ReleaseRules {
  /** Is true if no other server runs on the same database, so that a start need not wait. */
  isAlone: boolean;
  /** Is true if the files belong to this database, so that assets which only old releases had may be removed. */
  mayRemove: boolean;
}

/**
 * Stores the assets of this release before the server listens, since its pages may lead to a server of the release
 * before, and removes each hour what only old releases had.
 */
export function startReleaseAssets(
  app: FastifyInstance,
  assets: ReleaseAssets,
  { isAlone, mayRemove }: ReleaseRules,
): void {
  const complaint = 'The assets of this release could not be stored for servers of other releases';
  app.addHook('onReady', async () => {
    if (isAlone) return;
    const published = assets.publish().catch((error: unknown) => app.log.error({ err: error }, complaint));
    await Promise.race([published, pause(PUBLISH_WITHIN_MS, undefined, { ref: false })]);
  });
  runEvery(app, {
    name: 'release-assets',
    everyMs: HOUR_MS,
    // Each process publishes the assets of the release that it runs.
    isOfEachProcess: true,
    async run(signal) {
      await assets.publish(signal);
      if (mayRemove) await assets.removeOld(signal);
    },
    complaint,
  });
}

/** Answers with an asset of another release; null where the request asks for none. */
export async function sendReleaseAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  assets: ReleaseAssets | null,
): Promise<FastifyReply | null> {
  const asset = /^\/assets\/([^?#]+)$/.exec(request.url)?.[1];
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const found = isReading && asset ? await assets?.find(asset) : null;
  if (!found) return null;
  const isPacked = accepts(request.headers['accept-encoding'], 'gzip');
  const content = isPacked
    ? found.packed
    : await promisify(gunzip)(found.packed, { maxOutputLength: 8 * MAX_ASSET_BYTES });
  return reply
    .headers({
      'content-type': found.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    .send(content);
}
