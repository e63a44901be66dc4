/** Pages of the product's own that everybody may find, the front door first. */
export const PUBLIC_PATHS = ['/', '/demo/salon', '/demo/restaurant', '/demo/construction', '/privacy'];
