import type { FastifyInstance } from 'fastify';
import type { PaymentSettings } from '../payment-settings';

/** Directives that every page shares; pictures of owners may come from anywhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data: blob: https: http:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** The policy of a page; a page with an inlined sheet names that sheet's SHA-256 in base64. */
export function contentSecurityPolicy(styleHash?: string): string {
  const styles = styleHash ? `style-src 'self' 'sha256-${styleHash}'` : "style-src 'self'";
  return [...CONTENT_SECURITY_POLICY, styles].join('; ');
}

/** The same policy for a page that reaches nobody: no call and no form leaves it. */
export function withoutCalls(policy: string): string {
  return policy.replace(/(connect-src|form-action) [^;]*/g, "$1 'none'");
}

/** What Stripe's payment form needs: its script, its frames and its API. */
const STRIPE_SOURCES: Record<string, string> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'connect-src': 'https://api.stripe.com',
};
const STRIPE_FRAMES = 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com';

/** The policy of the owner's application; Stripe is let in only where it takes the payments. */
export function appPolicy({ provider }: Pick<PaymentSettings, 'provider'>): string {
  const policy = contentSecurityPolicy();
  if (provider !== 'stripe') return policy;
  const directives = policy.split('; ').map((directive) => {
    const sources = STRIPE_SOURCES[directive.split(' ')[0] ?? ''];
    return sources ? `${directive} ${sources}` : directive;
  });
  return [...directives, STRIPE_FRAMES].join('; ');
}

/** Headers of every answer. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
