import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { createConfigurationError } from './payment-settings';
import { isHttps } from './public-url';

/** Holds a bucket of any store that speaks S3, and the keys that open it. */
export interface BucketSettings {
  bucket: string;
  /** The store has this origin, for example https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Is true for addresses like `endpoint/bucket/key`, false for `bucket.endpoint/key`. */
  hasPathStyle: boolean;
  /** Browsers read the objects at this address, without a slash at its end; null when they read them through this server. */
  publicUrl: string | null;
}

interface BucketVariables {
  S3_BUCKET?: string;
  S3_ENDPOINT?: string;
  S3_REGION?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
  S3_PUBLIC_URL?: string;
  S3_PATH_STYLE?: 'on' | 'off';
}

/** Most stores that have no regions take this one for granted. */
const USUAL_REGION = 'us-east-1';

const needed = z.string(
  'is missing: files in a bucket need S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
);
const neededVariables = z.object({
  S3_BUCKET: needed,
  S3_ENDPOINT: needed,
  S3_ACCESS_KEY_ID: needed,
  S3_SECRET_ACCESS_KEY: needed,
});

/**
 * Returns the bucket that keeps the files; null when no bucket is configured. Throws when a part of its settings is
 * missing.
 */
export function readBucketSettings(values: BucketVariables, publicUrl: string): BucketSettings | null {
  const { S3_REGION, S3_PUBLIC_URL, S3_PATH_STYLE } = values;
  const parsed = neededVariables.safeParse(values);
  if (!parsed.success) {
    const isAsked = Object.entries(values).some(
      ([name, value]) => name.startsWith('S3_') && value !== undefined,
    );
    if (isAsked) throw createConfigurationError(parsed.error.issues);
    return null;
  }
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = parsed.data;
  const hasPathStyle = S3_PATH_STYLE !== 'off';
  const problem = hasPathStyle ? null : findHostProblem(bucket, endpoint);
  if (problem) throw createConfigurationError([{ path: ['S3_PATH_STYLE'], message: problem }]);
  if (isHttps({ publicUrl }) && S3_PUBLIC_URL?.startsWith('http:')) {
    const message =
      'must begin with https://, because PUBLIC_URL does: browsers refuse the pictures otherwise';
    throw createConfigurationError([{ path: ['S3_PUBLIC_URL'], message }]);
  }
  return {
    bucket,
    endpoint,
    region: S3_REGION ?? USUAL_REGION,
    accessKeyId: parsed.data.S3_ACCESS_KEY_ID,
    secretAccessKey: parsed.data.S3_SECRET_ACCESS_KEY,
    hasPathStyle,
    publicUrl: S3_PUBLIC_URL ?? null,
  };
}

/** Returns why a bucket cannot be part of the host's name; null when it can. */
function findHostProblem(bucket: string, endpoint: string): string | null {
  const { hostname, protocol } = new URL(endpoint);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) > 0)
    return 'must be on: S3_ENDPOINT is an IP address, before which no bucket can stand';
  if (protocol === 'https:' && bucket.includes('.'))
    return 'must be on: S3_BUCKET has a dot, and the certificate of bucket.endpoint would not be valid';
  return null;
}

/** Returns an address of public objects without the slash at its end; null for what cannot be one. */
export function readObjectsUrl(value: string): string | null {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  const { origin, pathname, username, search, hash } = new URL(value);
  if (username !== '' || search !== '' || hash !== '' || /[?#]$/.test(value)) return null;
  return `${origin}${pathname.replace(/\/+$/, '')}`;
}
