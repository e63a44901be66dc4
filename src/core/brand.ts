/** The product's name, wherever people read it. */
export const PRODUCT_NAME = 'Verandly';

/** Where owners write when they need a person. */
export const SUPPORT_EMAIL = 'support@verandly.example';

/** Pages about the product that stand on a site of their own. */
export const EXTERNAL_PAGES = {
  about: 'https://www.verandly.example/about',
  contact: 'https://www.verandly.example/contact',
  blog: 'https://www.verandly.example/blog',
} as const;
