import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { PRODUCT_NAME } from '@/core/brand';
import { findEmailProblem } from '@/core/email';
import type { PageElsewhere } from '@/core/page-marks';
import { getStripePriceSetting, paidTiers, TRIAL_DAYS } from '@/core/plans';
import { type BucketSettings, readBucketSettings, readObjectsUrl } from './bucket-settings';
import { createConfigurationError, type PaymentSettings, readPaymentSettings } from './payment-settings';
import { isHttps, readPublicUrl } from './public-url';

// zod/mini comes without texts, and here people read them: every other schema says a key of the catalogue.
z.config(z.locales.en());

/** An empty variable counts as one that is not set. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(schema),
  );

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number(`must be a whole number from ${min} to ${max}`)
    .check(z.int(), z.minimum(min), z.maximum(max));

const MAX_EVENT_LOOP_DELAY_MS = 2000;
/**
 * This process speaks http only, so https means a proxy; nearly always it stands on the same machine or in a private
 * network.
 */
const PROXIES_OF_HTTPS = 'loopback,uniquelocal';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' });

const postgresAddress = z
  .string()
  .check(
    z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    z.refine(URL.canParse, 'must be an address'),
  );

const originOnly = z
  .string()
  .check(z.refine(isOrigin, 'must be no more than an address such as http://127.0.0.1:8080'));

const stripePrice = optional(z.string().check(z.regex(/^price_\w+$/, 'must begin with price_')));

const environment = z.object({
  PORT: z._default(optional(wholeNumber(0, 65_535)), 3000),
  HOST: z._default(optional(z.string()), '0.0.0.0'),
  METRICS_PORT: optional(wholeNumber(0, 65_535)),
  PAGE_EDGE_URL: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.split(',').every(isOrigin),
          'must be the addresses of the shared caches, such as http://10.0.0.5:6081, with commas between them',
        ),
      ),
  ),
  PUBLIC_URL: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => readPublicUrl(value) !== null,
          'must be no more than an address such as https://example.com, without a user, a path or a query',
        ),
      ),
  ),
  DATA_DIR: z._default(optional(z.string()), './data'),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_DIRECT_URL: optional(postgresAddress),
  DATABASE_POOL: z._default(optional(wholeNumber(2, 500)), 10),
  REDIS_URL: optional(
    z
      .string()
      .check(
        z.regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://'),
        z.refine(URL.canParse, 'must be an address'),
      ),
  ),
  ROLE: z._default(optional(z.enum(['all', 'web', 'worker'], 'must be all, web or worker')), 'all'),
  SESSION_SECRET: optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SMTP_URL: optional(z.string().check(z.regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => parseSender(value) !== null,
          'must be an address, or such as Name <name@example.com>',
        ),
      ),
  ),
  PAYMENTS: optional(z.enum(['stripe', 'sandbox'], 'must be stripe or sandbox')),
  STRIPE_SECRET_KEY: optional(z.string().check(z.regex(/^(sk|rk)_\w+$/, 'must begin with sk_ or rk_'))),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().check(z.regex(/^pk_\w+$/, 'must begin with pk_'))),
  STRIPE_WEBHOOK_SECRET: optional(z.string().check(z.regex(/^whsec_\w+$/, 'must begin with whsec_'))),
  ...Object.fromEntries(paidTiers.map((tier) => [getStripePriceSetting(tier), stripePrice])),
  STRIPE_API_BASE: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' }),
  ),
  S3_BUCKET: optional(
    z
      .string()
      .check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket, such as pictures')),
  ),
  S3_ENDPOINT: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => readPublicUrl(value) !== null,
          'must be no more than an address such as https://s3.example.com, without the bucket',
        ),
      ),
  ),
  S3_REGION: optional(z.string().check(z.regex(/^[\w-]+$/, 'must be a region such as eu-central-1'))),
  S3_ACCESS_KEY_ID: optional(z.string().check(z.regex(/^[\w+=,.@-]+$/, 'must be the id of a key'))),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PUBLIC_URL: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => readObjectsUrl(value) !== null,
          'must be an address such as https://pictures.example.com, without a user or a query',
        ),
      ),
  ),
  S3_PATH_STYLE: optional(z.enum(['on', 'off'], 'must be on or off')),
  TRUSTED_FEED_ORIGIN: optional(originOnly),
  TRUSTED_PUSH_ORIGIN: optional(originOnly),
  SUPPORT_EMAIL: optional(
    z
      .string()
      .check(
        z.refine((value) => findEmailProblem(value) === null, 'must be an address such as help@example.com'),
      ),
  ),
  ABOUT_URL: optional(webAddress),
  CONTACT_URL: optional(webAddress),
  BLOG_URL: optional(webAddress),
  GTAG_ID: optional(
    z.string().check(z.regex(/^(G|GT|AW|DC)-[A-Z\d]+$/, 'must be a tag of Google such as G-ABC123')),
  ),
  // A trial must not be shorter than the pages promise that are drawn when the product is built.
  TRIAL_DAYS: z._default(optional(wholeNumber(TRIAL_DAYS, 365)), TRIAL_DAYS),
  TRUST_PROXY: optional(
    z.string().check(z.refine(isTrustProxy, 'must be true, false or the addresses of the proxies')),
  ),
  BACKUPS: optional(z.enum(['on', 'off'], 'must be on or off')),
  RATE_LIMITS: z._default(optional(z.enum(['on', 'off'], 'must be on or off')), 'on'),
  LOG_LEVEL: z._default(
    optional(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])),
    'info',
  ),
});

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

export interface Sender {
  name: string;
  address: string;
}

export interface Config {
  port: number;
  host: string;
  /** Prometheus reads the metrics at this port; null when nobody does. */
  metricsPort: number | null;
  /** The shared caches in front are told at these addresses that a page has changed; empty where there are none. */
  pageEdges: string[];
  /** People reach the product at this origin, in its normal form. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Leads to the database itself where `databaseUrl` leads to a pooler; null where both are the same. */
  databaseDirectUrl: string | null;
  /** A process has at most this many connections to the database, besides the one that listens. */
  databasePool: number;
  /** Processes share counts and announcements in this Redis; null when each counts for itself. */
  redisUrl: string | null;
  /** `web` answers people, `worker` sends mail and runs periodic tasks, `all` does both. */
  role: 'all' | 'web' | 'worker';
  /** Is null when the secret is made once and kept in `dataDir`. */
  sessionSecret: string | null;
  /** Is null when mail becomes files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: Sender;
  payments: PaymentSettings;
  /** Files are kept in this bucket; null when they are kept in `dataDir`. */
  bucket: BucketSettings | null;
  /** Calendars are read from this origin although it is on a private network; null allows none. */
  trustedFeedOrigin: string | null;
  /**
   * Notices to phones may go to this origin, which stands in for the services of browsers; null allows only those
   * services.
   */
  trustedPushOrigin: string | null;
  /** Owners and visitors reach a person here; null when nothing speaks of support. */
  supportEmail: string | null;
  /** Some pages about the product stand elsewhere; null where nothing leads there. */
  pagesElsewhere: Record<PageElsewhere, string | null>;
  /** Visitors who allow it get this tag of Google; null when nothing of Google is ever loaded. */
  gtagId: string | null;
  trialDays: number;
  /** Fastify takes this as it is; true believes every X-Forwarded-For, so the addresses are better. */
  trustProxy: boolean | string;
  /** Each night a backup is made in `dataDir`. */
  hasNightlyBackups: boolean;
  hasRateLimits: boolean;
  /** Calls are sent away while the process answers later than this; 0 means never. */
  maxEventLoopDelayMs: number;
  logLevel: string;
}

/** Reads the configuration from the environment; throws one error that names every wrong value. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw createConfigurationError(parsed.error.issues);
  const values = parsed.data;
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new Error(
      'DATABASE_DIRECT_URL is set without DATABASE_URL. Set DATABASE_URL to the same, or to the pooler before it.',
    );
  if (values.ROLE !== 'all' && !values.DATABASE_URL)
    throw new Error(
      `ROLE=${values.ROLE} needs DATABASE_URL: the database in DATA_DIR serves one process, which does everything.`,
    );
  const publicUrl = readPublicUrl(values.PUBLIC_URL ?? '') ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT ?? null,
    pageEdges: values.PAGE_EDGE_URL?.split(',') ?? [],
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL ?? null,
    role: values.ROLE,
    sessionSecret: values.SESSION_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: parseSender(values.MAIL_FROM ?? '') ?? {
      name: PRODUCT_NAME,
      address: `no-reply@${new URL(publicUrl).hostname}`,
    },
    payments: readPaymentSettings(values, publicUrl),
    bucket: readBucketSettings(
      {
        ...values,
        S3_ENDPOINT: readPublicUrl(values.S3_ENDPOINT ?? '') ?? undefined,
        S3_PUBLIC_URL: readObjectsUrl(values.S3_PUBLIC_URL ?? '') ?? undefined,
      },
      publicUrl,
    ),
    trustedFeedOrigin: values.TRUSTED_FEED_ORIGIN ?? null,
    trustedPushOrigin: values.TRUSTED_PUSH_ORIGIN ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    pagesElsewhere: {
      about: values.ABOUT_URL ?? null,
      contact: values.CONTACT_URL ?? null,
      blog: values.BLOG_URL ?? null,
    },
    gtagId: values.GTAG_ID ?? null,
    trialDays: values.TRIAL_DAYS,
    trustProxy: trustProxy(values.TRUST_PROXY ?? (isHttps({ publicUrl }) ? PROXIES_OF_HTTPS : 'false')),
    // An operator who runs PostgreSQL makes backups of it themselves.
    hasNightlyBackups: (values.BACKUPS ?? (values.DATABASE_URL ? 'off' : 'on')) === 'on',
    hasRateLimits: values.RATE_LIMITS === 'on',
    maxEventLoopDelayMs: values.RATE_LIMITS === 'on' ? MAX_EVENT_LOOP_DELAY_MS : 0,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Resolves a path that a person typed after `npm run`, which changes the folder and says by INIT_CWD where they are.
 */
export function resolveTypedPath(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', name);
}

function trustProxy(value: string): boolean | string {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

/** Parses `Name <name@example.com>` or the address alone; null for anything else. */
function parseSender(text: string): Sender | null {
  const groups = /^(?:(?<name>[^<>\r\n]*)<)?(?<address>[^\s<>@,;"]+@[^\s<>@,;"]+)(?<end>>?)$/.exec(
    text.trim(),
  )?.groups;
  if (!groups?.address || (groups.name === undefined) !== (groups.end === '')) return null;
  const name = (groups.name ?? '').trim().replace(/^"(.*)"$/, '$1');
  return { name: name || PRODUCT_NAME, address: groups.address };
}

/** Returns true for addresses, subnets or the names of ranges, as the proxy-addr package takes them. */
function isTrustProxy(value: string): boolean {
  if (typeof trustProxy(value) !== 'string') return true;
  return value.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    const isSubnet = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more.length === 0;
    return isSubnet || RANGES.has(part.trim());
  });
}

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
