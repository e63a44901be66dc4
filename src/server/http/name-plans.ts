import type { PaidTier } from '@/core/plans';

/** Says in a page's head which plans can be bought, so that its scripts name no other. */
export function namePlans(html: string, onSale: readonly PaidTier[]): string {
  return html.replace(
    '</head>',
    () => `  <meta name="plans-on-sale" content="${onSale.join(' ')}" />\n  </head>`,
  );
}
