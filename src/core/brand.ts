/** The product's name, wherever people read it. */
export const PRODUCT_NAME = 'Verandly';

/** Where owners write when they need a person. */
export const SUPPORT_EMAIL = 'support@verandly.example';

/** Stands in pages that are drawn at build time for the host of PUBLIC_URL, which the server writes in. */
export const HOST_PLACEHOLDER = 'host.verandly.example';
