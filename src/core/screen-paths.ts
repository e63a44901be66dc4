import type { PaidTier } from './plans';

/** A route of the server has the name of its parameter instead of an id. */
type WebsiteId = number | ':id';

/**
 * Every address of the owner's app: its links, the server's routes and the mails take them from here. The router and the
 * service worker write some of them again, and `tests/screen-paths.test.ts` compares these.
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  editor: (websiteId?: WebsiteId) => (websiteId === undefined ? '/editor' : `/editor/${websiteId}`),
  admin: (websiteId?: WebsiteId) => (websiteId === undefined ? '/admin' : `/admin/${websiteId}`),
  hours: (websiteId: WebsiteId) => `/admin/${websiteId}/hours`,
  business: (websiteId: WebsiteId) => `/admin/${websiteId}/business`,
  /** Leads to the legal pages on the screen of the business. */
  legal: (websiteId: WebsiteId) => `/admin/${websiteId}/business#legal`,
  people: (websiteId: WebsiteId) => `/admin/${websiteId}/people`,
  calendars: (websiteId: WebsiteId) => `/admin/${websiteId}/calendars`,
  customers: (websiteId: WebsiteId, key?: string) =>
    key === undefined ? `/admin/${websiteId}/customers` : `/admin/${websiteId}/customers/${key}`,
  imports: (websiteId: WebsiteId) => `/admin/${websiteId}/import`,
  /** Lists deleted websites. */
  bin: '/dashboard/bin',
  profile: '/profile',
  subscribe: '/subscribe',
  /** Opens the screen of plans with one of them chosen. */
  choosePlan: (tier: PaidTier) => `/subscribe?plan=${tier}`,
  subscription: '/subscription',
  /** Every payment ends here, also one that led over the bank's page. */
  paymentSuccess: '/payment-success',
  /** Shows a template's page as somebody's website. */
  demo: (name: string) => `/demo/${name}`,
  /** The build draws this page, for everybody. */
  privacy: '/privacy',
  /** Leads to the public page of a website. */
  site: (slug: string) => `/${slug}`,
  /** Shows the draft of a website to its owner. */
  draft: (slug: string) => `/${slug}?draft`,
} as const;
