import { createHash, createHmac } from 'node:crypto';

/** Holds the parts of a call that a signature of AWS, version 4, covers. */
export interface SignedCall {
  method: string;
  /** The path and the query stand here as they came. */
  url: string;
  headers: Record<string, string | undefined>;
  /** Names stand in small letters, in the order of the `Authorization` header. */
  signedHeaders: readonly string[];
  /** Looks like 20130524T000000Z. */
  date: string;
  region: string;
  /** It is hexadecimal, or UNSIGNED-PAYLOAD. */
  contentHash: string;
}

/**
 * Computes the signature of a call from AWS's description ("Signature Calculations for the Authorization Header"),
 * without the library that the product signs with: both must get the same result.
 */
export function computeSignature(call: SignedCall, secretAccessKey: string): string {
  const [path = '', query = ''] = call.url.split('?');
  const canonical = [
    call.method,
    path.split('/').map(encode).join('/'),
    formatQuery(query),
    ...call.signedHeaders.map((name) => `${name}:${(call.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    call.signedHeaders.join(';'),
    call.contentHash,
  ].join('\n');
  const day = call.date.slice(0, 8);
  const scope = `${day}/${call.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', call.date, scope, computeSha256(canonical)].join('\n');
  const key = [day, call.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    computeHmac,
    `AWS4${secretAccessKey}`,
  );
  return computeHmac(key, text).toString('hex');
}

export const computeSha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const computeHmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

function formatQuery(query: string): string {
  if (query === '') return '';
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [encode(name.replaceAll('+', ' ')), encode(value.replaceAll('+', ' '))] as const;
  });
  return pairs
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
}

/** AWS leaves letters, digits and four characters as they are. */
function encode(text: string): string {
  return encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
