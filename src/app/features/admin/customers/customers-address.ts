import { CUSTOMER_KINDS, type CustomerKind } from '@/core/customers';

/** The owner searches for this among the customers. The address keeps it while a card is opened and left. */
export interface CustomersSearch {
  find?: string | undefined;
  kind?: CustomerKind | undefined;
}

/** Reads the address of the customers; unreadable parts are left out. */
export function readCustomersSearch({ find, kind }: Record<string, unknown>): CustomersSearch {
  const text = typeof find === 'string' || typeof find === 'number' ? String(find) : '';
  const known = CUSTOMER_KINDS.find((one) => one === kind);
  return { ...(text !== '' && { find: text }), ...(known && { kind: known }) };
}
