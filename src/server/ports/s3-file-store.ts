import type { BucketSettings } from '../settings/bucket-settings';
import { type FileStore, getContentType, isSafeName, type ListedFile } from './file-store';
import { type AskS3, readText, S3Refusal } from './s3-client';

/** A file is put within this time, also over a slow line to the store. */
const PUT_WITHIN_MS = 30_000;
const MAX_LISTING_BYTES = 4 * 1024 * 1024;

/**
 * Keeps files in a bucket, below a prefix such as `uploads/`. S3 shows an object whole or not at all, and every file has
 * its type and may be kept for good, so that browsers can also read it from the bucket itself. Throws FilesAway when
 * the bucket cannot be reached or refuses.
 */
export function createS3FileStore(ask: AskS3, prefix: string, pageSize = 1000): FileStore {
  const toKey = (name: string) => {
    if (!isSafeName(name)) throw new Error(`Not the name of a stored file: ${name}`);
    return prefix + name;
  };
  return {
    async put(name, content) {
      const headers = {
        'content-type': getContentType(name),
        'cache-control': 'public, max-age=31536000, immutable',
        // A document that is asked for at its address in the bucket is saved, and not opened there.
        ...(name.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
      };
      const call = { method: 'PUT', key: toKey(name), headers, body: content } as const;
      const { body } = await ask({ ...call, expected: [200], withinMs: PUT_WITHIN_MS });
      body.resume();
    },
    /**
     * A file comes as it is read, and always the whole of it: browsers ask for ranges of films, sounds and documents,
     * and a picture has a few hundred kilobytes.
     */
    async open(name) {
      if (!isSafeName(name)) return null;
      const object = await openObject(ask, toKey(name));
      if (!object) return null;
      return { bytes: Number(object.headers['content-length']), stream: object };
    },
    remove: (name) => removeObject(ask, toKey(name)),
    list: (beginning = '') => listObjects(ask, prefix, beginning, pageSize),
  };
}

async function openObject(ask: AskS3, key: string) {
  // A file that is packed on the way would have another length than it says.
  const headers = { 'accept-encoding': 'identity' };
  try {
    return (await ask({ method: 'GET', key, headers, expected: [200] })).body;
  } catch (error) {
    if (error instanceof S3Refusal && error.refusal === 'NoSuchKey') return null;
    throw error;
  }
}

async function removeObject(ask: AskS3, key: string): Promise<void> {
  const { body } = await ask({ method: 'DELETE', key, expected: [204, 200, 404] });
  body.resume();
}

/** Reads a text at one key of a bucket; null where there is none. */
export async function readObject(ask: AskS3, key: string): Promise<string | null> {
  const object = await openObject(ask, key);
  return object && readText(object, MAX_LISTING_BYTES);
}

export async function writeObject(ask: AskS3, key: string, text: string | null): Promise<void> {
  if (text === null) return removeObject(ask, key);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const { body } = await ask({ method: 'PUT', key, headers, body: Buffer.from(text), expected: [200] });
  body.resume();
}

/** Lists page by page: the next one is asked for when whoever reads has come to its end. */
async function* listObjects(
  ask: AskS3,
  prefix: string,
  beginning: string,
  pageSize: number,
): AsyncGenerator<ListedFile> {
  let token: string | null = null;
  do {
    const page: Listing = await readListing(ask, prefix + beginning, token, pageSize);
    for (const { key, modifiedAt } of page.objects) {
      const name = key.slice(prefix.length);
      if (key.startsWith(prefix) && isSafeName(name)) yield { name, modifiedAt };
    }
    if (page.next !== null && page.next === token) throw new Error('A bucket lists the same page again');
    token = page.next;
  } while (token !== null);
}

async function readListing(
  ask: AskS3,
  prefix: string,
  token: string | null,
  pageSize: number,
): Promise<Listing> {
  const query = { 'list-type': '2', 'max-keys': String(pageSize), prefix };
  const { body } = await ask({
    ...{ method: 'GET', key: '', expected: [200] },
    query: token === null ? query : { ...query, 'continuation-token': token },
  });
  return parseListing(await readText(body, MAX_LISTING_BYTES));
}

interface Listing {
  objects: { key: string; modifiedAt: Date }[];
  /** The next page begins here; null for the last one. */
  next: string | null;
}

/**
 * Reads a page of a listing. Of XML it knows the elements of `ListBucketResult` that it needs and the five entities that
 * every parser knows; it declares none, so nothing can grow or be fetched. Throws for what is no listing.
 */
export function parseListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml) || xml.includes('<!'))
    throw new Error('The answer of the bucket is no listing');
  const objects = xml.match(/<Contents>[\s\S]*?<\/Contents>/g) ?? [];
  const isCut = findText(xml, 'IsTruncated') === 'true';
  const next = findText(xml, 'NextContinuationToken');
  if (isCut && !next) throw new Error('A listing goes on and does not say where');
  return { objects: objects.map(parseObject), next: isCut ? next : null };
}

function parseObject(element: string): Listing['objects'][number] {
  const [key, modified] = [findText(element, 'Key'), findText(element, 'LastModified')];
  const modifiedAt = new Date(modified ?? '');
  if (key === null || Number.isNaN(modifiedAt.getTime()))
    throw new Error('A listing names an object without its key or its time');
  return { key, modifiedAt };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function findText(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  if (text === undefined) return null;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const CHECK_NAME = 'write-check.txt';

/** Looks at the start whether the bucket can be listed, written and cleaned; throws what an operator can do about it. */
export async function checkBucket(ask: AskS3, settings: BucketSettings): Promise<void> {
  try {
    await readListing(ask, '', null, 1);
    await writeObject(ask, CHECK_NAME, 'This shows that the server may write here.');
    await writeObject(ask, CHECK_NAME, null);
  } catch (error) {
    const told = error instanceof S3Refusal ? describeRefusal(error, settings) : null;
    throw told ? new Error(`Files cannot be kept in the bucket ${settings.bucket}: ${told}`) : error;
  }
}

/** Returns what to do about a refusal; null for one that may pass. */
function describeRefusal(
  { refusal, status }: S3Refusal,
  { endpoint, region }: BucketSettings,
): string | null {
  if (refusal === 'NoSuchBucket')
    return `there is none of that name at ${endpoint}. Create it, or correct S3_BUCKET and S3_ENDPOINT.`;
  if (refusal === 'InvalidAccessKeyId') return `${endpoint} does not know the key of S3_ACCESS_KEY_ID.`;
  if (refusal === 'SignatureDoesNotMatch')
    return 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.';
  if (refusal === 'RequestTimeTooSkewed')
    return 'the clock of this machine is wrong by more than a quarter of an hour. Set it.';
  if (/^(AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException)$/.test(refusal))
    return `it is not in the region ${region}, or S3_ENDPOINT is not its own. Correct S3_REGION and S3_ENDPOINT.`;
  if (status === 403)
    return `${refusal} (403). The key of S3_ACCESS_KEY_ID must be allowed to list the bucket and to read, write and delete its objects.`;
  if (status >= 300 && status < 500)
    return `${endpoint} answers ${refusal} (${status}). Correct S3_ENDPOINT, S3_BUCKET and S3_PATH_STYLE.`;
  return null;
}
