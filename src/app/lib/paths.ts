import type { PaidTier } from '@/core/plans';

/** Every address of the owner's app. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  editor: (websiteId?: number) => (websiteId === undefined ? '/editor' : `/editor/${websiteId}`),
  admin: (websiteId?: number) => (websiteId === undefined ? '/admin' : `/admin/${websiteId}`),
  hours: (websiteId: number) => `/admin/${websiteId}/hours`,
  business: (websiteId: number) => `/admin/${websiteId}/business`,
  /** The legal pages on the same screen. */
  legal: (websiteId: number) => `/admin/${websiteId}/business#legal`,
  people: (websiteId: number) => `/admin/${websiteId}/people`,
  calendars: (websiteId: number) => `/admin/${websiteId}/calendars`,
  customers: (websiteId: number, key?: string) =>
    key === undefined ? `/admin/${websiteId}/customers` : `/admin/${websiteId}/customers/${key}`,
  imports: (websiteId: number) => `/admin/${websiteId}/import`,
  /** Deleted websites. */
  bin: '/dashboard/bin',
  profile: '/profile',
  /** Choosing a plan. */
  subscribe: '/subscribe',
  /** The same with one of them chosen. */
  choosePlan: (tier: PaidTier) => `/subscribe?plan=${tier}`,
  subscription: '/subscription',
  /** Every payment ends here, also one that led over the bank's page. */
  paymentSuccess: '/payment-success',
  /** A page from a template, as somebody's website. */
  demo: (name: string) => `/demo/${name}`,
  /** Drawn at build time, for everybody. */
  privacy: '/privacy',
  /** The public page of a website. */
  site: (slug: string) => `/${slug}`,
  /** The owner's draft of it. */
  draft: (slug: string) => `/${slug}?draft`,
} as const;

/** Finds the website whose editor is at this address; null at any other. */
export function findEditedId(pathname: string): number | null {
  const id = pathname.startsWith(`${paths.editor()}/`) ? pathname.slice(paths.editor().length + 1) : '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** The place to go to after signing in, if it lies on this site; anything else is dropped. */
export function toSafeNextPath(next: unknown, origin: string): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== new URL(origin).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
