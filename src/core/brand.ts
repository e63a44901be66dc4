/** The product's name, wherever people read it. */
export const PRODUCT_NAME = 'Verandly';

/** Where owners write when they need a person. */
export const SUPPORT_EMAIL = 'support@verandly.example';
