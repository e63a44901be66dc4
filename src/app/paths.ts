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
  profile: '/profile',
  /** Choosing a plan. */
  subscribe: '/subscribe',
  /** The same with one of them chosen. */
  choosePlan: (tier: PaidTier) => `/subscribe?plan=${tier}`,
  subscription: '/subscription',
  /** Where a payment ends, also one that led over the bank's page. */
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
