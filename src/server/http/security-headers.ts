import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { Config } from '../settings/config';
import { isHttps } from '../settings/public-url';

type PublicAddress = Pick<Config, 'publicUrl'>;

/** Every page shares these directives. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Creates the policy of a page; a page with an inlined sheet names that sheet's SHA-256 in base64. */
export function createContentSecurityPolicy(address: PublicAddress, styleHash?: string): string {
  // Pictures of owners may come from anywhere; a page on https takes them only from https.
  const pictures = `img-src 'self' data: blob: https:${isHttps(address) ? '' : ' http:'}`;
  const styles = styleHash ? `style-src 'self' 'sha256-${styleHash}'` : "style-src 'self'";
  return [...CONTENT_SECURITY_POLICY, pictures, styles].join('; ');
}

/** Returns the policy for a page that may make no call and send no form. */
export function withoutCalls(policy: string): string {
  return policy.replace(/(connect-src|form-action) [^;]*/g, "$1 'none'");
}

/** Stripe's payment form needs its script, its frames and its API. */
const STRIPE_SOURCES = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'connect-src': 'https://api.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};

/** Google's tag needs these for statistics and for advertising; its images may come from anywhere already. */
const GOOGLE_SOURCES = {
  'script-src': 'https://*.googletagmanager.com https://www.googleadservices.com',
  'connect-src':
    'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://www.googleadservices.com https://www.google.com',
  'frame-src': 'https://www.googletagmanager.com https://td.doubleclick.net',
};

/** Creates the policy of a page that may load Google's tag: Google is let in only where a tag is configured. */
export function createTaggedPolicy(policy: string, { gtagId }: Pick<Config, 'gtagId'>): string {
  return gtagId === null ? policy : allowSources(policy, GOOGLE_SOURCES);
}

/** Creates the policy of the owner's application; Stripe is let in only where it takes the payments. */
export function createAppPolicy(
  config: PublicAddress & { payments: Pick<Config['payments'], 'provider'> },
): string {
  const policy = createContentSecurityPolicy(config);
  return config.payments.provider === 'stripe' ? allowSources(policy, STRIPE_SOURCES) : policy;
}

function allowSources(policy: string, sources: Record<string, string>): string {
  const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
  for (const [name, hosts] of Object.entries(sources)) {
    directives.set(name, `${directives.get(name) ?? name} ${hosts}`);
  }
  return [...directives.values()].join('; ');
}

/** Creates the headers that every answer gets. */
export function createSecurityHeaders(address: PublicAddress): Record<string, string> {
  return {
    'content-security-policy': createContentSecurityPolicy(address),
    'x-content-type-options': 'nosniff',
    // Addresses of our own can hold a payment's secret, so the next page learns no more than where it was linked.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isHttps(address) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Keeps browsers and proxies from storing what the API answers, unless the call says how. Most answers are somebody's
 * own, and the others cost little to ask for again.
 */
export function preventCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('vary')) reply.header('vary', 'Cookie');
  });
}

/** Calls of these methods change nothing. */
export const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a browser sends from another site. Browsers always say where a call comes from,
 * by Sec-Fetch-Site or Origin; programs that say neither carry no visitor's cookies and are let through.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (READING_METHODS.has(request.method) || isFromOurPages(request, publicOrigin)) return;
    throw new AppError('FORBIDDEN_ORIGIN', phrase('errors.forbiddenOrigin'));
  });
}

function isFromOurPages(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}
