import { isIP } from 'node:net';
import { z } from 'zod';
import { PRODUCT_NAME } from '@/core/brand';
import { TRIAL_DAYS } from '@/core/plans';
import { type PaymentSettings, paymentSettings } from './payment-settings';
import { wrongConfiguration } from './wrong-configuration';

/** An empty variable counts as one that is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const MAX_EVENT_LOOP_DELAY_MS = 2000;

const environment = z.object({
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535)).default(3000),
  HOST: optional(z.string()).default('0.0.0.0'),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' }),
  ),
  DATA_DIR: optional(z.string()).default('./data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  SESSION_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: optional(
    z
      .string()
      .refine(
        (value) => parseSender(value) !== null,
        'must be an address, or such as Name <name@example.com>',
      ),
  ),
  PAYMENTS: optional(z.enum(['stripe', 'sandbox'], 'must be stripe or sandbox')),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_\w+$/, 'must begin with sk_ or rk_')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_\w+$/, 'must begin with pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w+$/, 'must begin with whsec_')),
  STRIPE_PREMIUM_PRICE_ID: optional(z.string().regex(/^price_\w+$/, 'must begin with price_')),
  STRIPE_API_BASE: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' }),
  ),
  GTAG_ID: optional(z.string().regex(/^(G|GT|AW|DC)-[A-Z\d]+$/, 'must be a tag of Google such as G-ABC123')),
  TRIAL_DAYS: optional(z.coerce.number('must be a number').int().min(1).max(365)).default(TRIAL_DAYS),
  TRUST_PROXY: optional(
    z.string().refine(isTrustProxy, 'must be true, false or the addresses of the proxies'),
  ),
  RATE_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off')).default('on'),
  LOG_LEVEL: optional(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])).default('info'),
});

/** Whom mail is from. */
export interface Sender {
  name: string;
  address: string;
}

export interface Config {
  port: number;
  host: string;
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: made once and kept in `dataDir`. */
  sessionSecret: string | null;
  /** Null: mail becomes files in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: Sender;
  payments: PaymentSettings;
  /** Google's tag, for visitors who allow it; null: nothing of Google is ever loaded. */
  gtagId: string | null;
  trialDays: number;
  /** What Fastify's `trustProxy` takes; true believes every X-Forwarded-For, so the addresses are better. */
  trustProxy: boolean | string;
  hasRateLimits: boolean;
  /** Calls are sent away while the process answers later than this; 0: never. */
  maxEventLoopDelayMs: number;
  logLevel: string;
}

/** Reads the configuration; throws one error that names every wrong value. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw wrongConfiguration(parsed.error.issues);
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: parseSender(values.MAIL_FROM ?? '') ?? {
      name: PRODUCT_NAME,
      address: `no-reply@${new URL(publicUrl).hostname}`,
    },
    payments: paymentSettings(values, publicUrl),
    gtagId: values.GTAG_ID ?? null,
    trialDays: values.TRIAL_DAYS,
    trustProxy: trustProxy(values.TRUST_PROXY),
    hasRateLimits: values.RATE_LIMITS === 'on',
    maxEventLoopDelayMs: values.RATE_LIMITS === 'on' ? MAX_EVENT_LOOP_DELAY_MS : 0,
    logLevel: values.LOG_LEVEL,
  };
}

function trustProxy(value = 'false'): boolean | string {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

/** `Name <name@example.com>`, or the address alone; null for anything else. */
function parseSender(text: string): Sender | null {
  const groups = /^(?:(?<name>[^<>\r\n]*)<)?(?<address>[^\s<>@,;"]+@[^\s<>@,;"]+)(?<end>>?)$/.exec(
    text.trim(),
  )?.groups;
  if (!groups?.address || (groups.name === undefined) !== (groups.end === '')) return null;
  const name = (groups.name ?? '').trim().replace(/^"(.*)"$/, '$1');
  return { name: name || PRODUCT_NAME, address: groups.address };
}

/** Addresses, subnets or the names of ranges, as the proxy-addr package takes them. */
function isTrustProxy(value: string): boolean {
  if (typeof trustProxy(value) !== 'string') return true;
  return value.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    const isSubnet = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more.length === 0;
    return isSubnet || RANGES.has(part.trim());
  });
}

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
