/** People read this name of the product everywhere. */
export const PRODUCT_NAME = 'Verandly';
