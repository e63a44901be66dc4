import type { OrderCreated, OrderInput } from '@/contracts/orders';
import { parsePriceCents } from '@/core/money';
import { nameProblem } from '@/core/plain-name';
import { type KeptRequestId, refusedFields, sendOnce, spokenMessage } from '../../visitor-kit/visitor-call';

export const REQUIRED_FIELDS = ['firstName', 'lastName', 'email', 'street', 'city', 'postalCode'] as const;
export type OrderField = (typeof REQUIRED_FIELDS)[number] | 'phone' | 'notes';
export type OrderFields = Record<OrderField, string>;
export type OrderErrors = Partial<Record<OrderField, string>>;

export type OrderResult =
  | { kind: 'placed'; order: OrderCreated }
  | { kind: 'refused'; errors: OrderErrors }
  | { kind: 'price'; cents: number }
  /** With the server's own words where it has some for the visitor. */
  | { kind: 'failed'; message?: string };

/** Where the server's fields stand in the dialog: a whole name and a whole address have several. */
const FIELD_OF = {
  customerName: 'firstName',
  customerEmail: 'email',
  customerPhone: 'phone',
  shippingAddress: 'street',
  notes: 'notes',
} as const;

/** Busy, not sold any more, closed, or ordered before the form was changed: the visitor should know which. */
const SPEAKING_STATUSES = [403, 404, 409, 429];

/** Sends an order. Never throws: whatever goes wrong is a result. */
export async function sendOrder(
  slug: string,
  item: Pick<OrderInput, 'productId' | 'sectionId' | 'quantity' | 'totalAmount'>,
  fields: OrderFields,
  requestId: KeptRequestId,
): Promise<OrderResult> {
  const order = { ...item, ...customerOf(fields) };
  const result = await sendOnce<OrderCreated>(slug, 'orders', order, requestId);
  if (result.kind === 'done') return { kind: 'placed', order: result.answer };
  if (result.kind === 'unreachable') return { kind: 'failed' };
  const { status, body } = result;
  const cents = parsePriceCents(String(body.currentPrice ?? ''));
  if (status === 409 && cents !== null) return { kind: 'price', cents };
  const errors = status === 400 ? atRightName(refusedFields(body, FIELD_OF), fields) : {};
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'failed', message: spokenMessage(status, body, SPEAKING_STATUSES) };
}

/** The server sees one name: what is wrong with its last part alone stands there. */
function atRightName({ firstName: message, ...errors }: OrderErrors, fields: OrderFields): OrderErrors {
  if (message === undefined) return errors;
  const isLast = nameProblem(fields.firstName) === null && nameProblem(fields.lastName) !== null;
  return { ...errors, [isLast ? 'lastName' : 'firstName']: message };
}

type Customer = Omit<OrderInput, 'requestId' | 'productId' | 'sectionId' | 'quantity' | 'totalAmount'>;

/** Empty fields that may be empty are left out. */
function customerOf(fields: OrderFields): Customer {
  const phone = fields.phone.trim();
  const notes = fields.notes.trim();
  return {
    customerName: `${fields.firstName.trim()} ${fields.lastName.trim()}`,
    customerEmail: fields.email.trim(),
    shippingAddress: `${fields.street.trim()}, ${fields.postalCode.trim()} ${fields.city.trim()}`,
    ...(phone && { customerPhone: phone }),
    ...(notes && { notes }),
  };
}
