import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { PRODUCT_NAME } from '@/core/brand';
import type { Locale } from '@/core/locale/locale';
import { parsePdfName } from '@/core/pdf-file';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { type ZipEntry, ZipWriter } from '../../kernel/zip-writer';
import { listSessions, presentUser, type UserRecord } from '../accounts';
import { listAnalytics } from '../analytics';
import { listBlocks, listEntriesOf } from '../bookings';
import { listAllImported, listNotes } from '../customers';
import { listFeedAddresses } from '../feeds';
import { listImportsToExport } from '../imports';
import { listUploadNames } from '../media';
import { listPollVotes } from '../polls';
import { findBinned, findRevision, findWebsite, listBin, listVersions, listWebsiteIds } from '../websites';
import { bookingSheet, messageSheet, orderSheet } from './sheets';
import { toCsv } from './stream-csv';

/** Sends everything that is stored of an owner as one archive. */
export async function exportAccount(deps: Deps, user: UserRecord, reply: FastifyReply): Promise<Readable> {
  const name = `${PRODUCT_NAME.toLowerCase()}-${text(user.language, 'exports.files.account')}`;
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}.zip"`,
    'cache-control': 'no-store',
  });
  return createZipStream(listAccountEntries(deps, user), deps.clock.now());
}

/** Yields everything that is stored of an owner, file by file; each file is read when its turn comes. */
async function* listAccountEntries(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const { db, clock, files } = deps;
  yield createJsonEntry('account.json', presentUser(user, clock.now()));
  yield createJsonEntry('devices.json', await listDevices(deps, user));
  for (const id of await listWebsiteIds(db, user.id)) yield* listWebsiteEntries(deps, id, user.language);
  for (const { id } of await listBin(db, user.id)) {
    const binned = await findBinned(db, user.id, id);
    if (binned) yield createJsonEntry(`bin/${id}-${binned.slug}.json`, binned);
  }
  for (const name of await listUploadNames(db, user.id)) {
    const file = await files.open(name);
    if (file) yield { name: getExportedName(name), content: file.stream, isCompressed: false };
  }
}

/**
 * Pictures keep the names by which pages know them. A PDF has its owner's name for it again, behind the id by which
 * pages know it.
 */
function getExportedName(stored: string): string {
  const pdf = parsePdfName(stored);
  return pdf ? `files/${pdf.id}-${pdf.name}` : `images/${stored}`;
}

/** Lists where the owner is logged in, without anything that opens or names a session. */
async function listDevices({ db, clock }: Deps, user: UserRecord) {
  const sessions = await listSessions(db, user.id, clock.now());
  return sessions.map(({ browser, system, createdAt, lastUsedAt }) => ({
    browser,
    system,
    createdAt,
    lastUsedAt,
  }));
}

/** No block lies outside of these days. */
const ALL_DAYS = ['1000-01-01', '2999-12-31'] as const;

async function* listWebsiteEntries({ db }: Deps, id: number, locale: Locale): AsyncGenerator<ZipEntry> {
  const website = await findWebsite(db, id);
  // The website may have been deleted since the list was read.
  if (!website) return;
  const folder = `websites/${website.slug}`;
  yield createJsonEntry(`${folder}/website.json`, website);
  for (const version of await listVersions(db, id)) {
    const save = await findRevision(db, id, version);
    if (save) yield createJsonEntry(`${folder}/saves/${version}.json`, save);
  }
  yield createCsvEntry(
    `${folder}/${text(locale, messageSheet.fileName)}.csv`,
    toCsv(db, { ...website, locale }, messageSheet),
  );
  yield createCsvEntry(
    `${folder}/${text(locale, bookingSheet.fileName)}.csv`,
    toCsv(db, { ...website, locale }, bookingSheet),
  );
  yield createCsvEntry(
    `${folder}/${text(locale, orderSheet.fileName)}.csv`,
    toCsv(db, { ...website, locale }, orderSheet),
  );
  yield createJsonEntry(`${folder}/waiting-list.json`, (await listEntriesOf(db, id)).map(toExportedEntry));
  yield createJsonEntry(`${folder}/blocks.json`, await listBlocks(db, id, ...ALL_DAYS));
  yield createJsonEntry(`${folder}/calendars.json`, await listFeedAddresses(db, id));
  yield createJsonEntry(`${folder}/customers.json`, await listNotes(db, id));
  yield createJsonEntry(`${folder}/imported-customers.json`, await listAllImported(db, id));
  yield createJsonEntry(`${folder}/imports.json`, await listImportsToExport(db, id));
  yield createJsonEntry(`${folder}/polls.json`, await listPollVotes(db, id));
  yield createJsonEntry(`${folder}/statistics.json`, await listAnalytics(db, id));
}

/** Leaves out the columns that say nothing about a person. */
function toExportedEntry(entry: Awaited<ReturnType<typeof listEntriesOf>>[number]) {
  const { network, requestId, requestDigest, lookAt, during, phoneKey, customerKey, ...kept } = entry;
  return kept;
}

function createJsonEntry(name: string, value: unknown): ZipEntry {
  // The text is wrapped in a list, because a stream made from a string would be read letter by letter.
  const content = Readable.from([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]);
  return { name, content, isCompressed: true };
}

function createCsvEntry(name: string, content: Readable): ZipEntry {
  return { name, content, isCompressed: true };
}

/** Makes an archive of entries. They are asked for one at a time, each when the one before it has been read. */
export function createZipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipWriter(mtime);
  fill(zip, entries).catch((error) => zip.fail(error));
  return zip.archive;
}

async function fill(zip: ZipWriter, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const entry of entries) await zip.add(entry);
  zip.end();
}
