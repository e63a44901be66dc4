/** Stands in pages drawn at build time for where people reach the product, which is known at the start. */
export const ORIGIN_MARK = '%PUBLIC_URL%';

/** The same without the protocol, as addresses are shown. */
export const HOST_MARK = '%PUBLIC_HOST%';
