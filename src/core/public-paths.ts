/** Pages of the product's own that everybody should find, the front door first. */
export const PUBLIC_PATHS = ['/', '/privacy'];
