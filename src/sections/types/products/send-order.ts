import { createOrder } from '@/contracts/endpoints/orders';
import type { OrderCreated, OrderInput } from '@/contracts/orders';
import { parsePriceCents } from '@/core/money';
import { findNameProblem } from '@/core/plain-name';
import { type FormErrors, type FormFailure, getFormFailure } from '../../visitor-kit/use-visitor-form';
import { type KeptRequestId, sendOnce } from '../../visitor-kit/visitor-call';

export const REQUIRED_FIELDS = ['firstName', 'lastName', 'email', 'street', 'city', 'postalCode'] as const;
export type OrderField = (typeof REQUIRED_FIELDS)[number] | 'phone' | 'notes';
export type OrderFields = Record<OrderField, string>;
export type OrderErrors = FormErrors<OrderField>;

export type OrderResult =
  | { kind: 'placed'; order: OrderCreated }
  | { kind: 'price'; cents: number }
  | FormFailure<OrderField>;

/**
 * The dialog has these fields for those of the server. It splits the name and the address into several, of which the first
 * stands here.
 */
const FIELD_OF = {
  customerName: 'firstName',
  customerEmail: 'email',
  customerPhone: 'phone',
  shippingAddress: 'street',
  notes: 'notes',
} as const;

/** Sends an order. Never throws: whatever goes wrong is a result. */
export async function sendOrder(
  slug: string,
  item: Pick<OrderInput, 'productId' | 'sectionId' | 'quantity' | 'totalAmount'>,
  fields: OrderFields,
  requestId: KeptRequestId,
): Promise<OrderResult> {
  const order = { ...item, ...toCustomer(fields) };
  const result = await sendOnce(createOrder, { params: { slug }, body: order }, requestId);
  if (result.kind === 'done') return { kind: 'placed', order: result.answer };
  const cents = result.kind === 'refused' ? parsePriceCents(String(result.body.currentPrice ?? '')) : null;
  if (cents !== null) return { kind: 'price', cents };
  const failure = getFormFailure(result, FIELD_OF);
  if (failure.kind === 'refused') failure.errors = moveToRightName(failure.errors, fields);
  return failure;
}

/** The server knows one name, so an error in the last name alone is moved to its field. */
function moveToRightName({ firstName: message, ...errors }: OrderErrors, fields: OrderFields): OrderErrors {
  if (!message) return errors;
  const isLast = !findNameProblem(fields.firstName) && findNameProblem(fields.lastName);
  return { ...errors, [isLast ? 'lastName' : 'firstName']: message };
}

type Customer = Omit<OrderInput, 'requestId' | 'productId' | 'sectionId' | 'quantity' | 'totalAmount'>;

/** Leaves out empty fields that may be empty. */
function toCustomer(fields: OrderFields): Customer {
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
