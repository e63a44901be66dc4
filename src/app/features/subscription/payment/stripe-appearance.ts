import type { Appearance } from '@stripe/stripe-js';

/** The design's colours and shapes for fields in Stripe's own frame, where no token of ours reaches. */
export const stripeAppearance: Appearance = {
  theme: 'stripe',
  variables: {
    colorPrimary: '#09573b',
    colorText: '#12261d',
    colorTextSecondary: '#3f4f47',
    colorDanger: '#b3261e',
    borderRadius: '10px',
    fontFamily: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
    fontSizeBase: '16px',
  },
};
