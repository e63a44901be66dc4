import * as z from 'zod/mini';
import { emailField, lineText, nameLine, requestId, requiredLine, timestamp, trapField } from '@/core/fields';
import { key } from '@/core/messages';
import { MAX_ORDER_QUANTITY, ORDER_EVENT_WHATS, ORDER_EVENTS, ORDER_STATUSES } from '@/core/orders';
import {
  ADDRESS_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NOTES_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@/core/visitor-limits';
import { chosenIds } from './chosen';
import { itemId, sectionId } from './page-ids';

/** A visitor sends this to order. `totalAmount` is what the page showed: the server computes its own. */
export const orderInput = z.object({
  requestId,
  ...trapField,
  /** It is the product's id on the page; a number is read as text. */
  productId: z.pipe(
    z.pipe(z.union([z.string(), z.number()], key('validation.required')), z.transform(String)),
    itemId,
  ),
  /** Names the section, where several sections of a page have the same product id. */
  sectionId: z.optional(sectionId),
  quantity: z
    .int(key('validation.quantity'))
    .check(
      z.minimum(1, key('validation.quantity')),
      z.maximum(MAX_ORDER_QUANTITY, key('validation.quantity')),
    ),
  customerName: nameLine(NAME_MAX_LENGTH),
  customerEmail: emailField,
  customerPhone: z.optional(lineText(PHONE_MAX_LENGTH)),
  shippingAddress: requiredLine(ADDRESS_MAX_LENGTH),
  notes: z.optional(z.string().check(z.maxLength(NOTES_MAX_LENGTH, key('validation.tooLong')))),
  totalAmount: z
    .string(key('validation.invalid'))
    .check(z.regex(/^\d{1,8}\.\d{2}$/, key('validation.invalid'))),
});
export type OrderInput = z.infer<typeof orderInput>;

/** An order is paid by bank transfer. The codes are whole SVG documents, null where no bank could read them. */
const orderPayment = z.object({
  accountNumber: z.string(),
  accountHolder: z.string(),
  swiftCode: z.string(),
  /** It is the customer's email. */
  reference: z.string(),
  /** It is the order number. */
  variableSymbol: z.string(),
  payBySquareSvg: z.nullable(z.string()),
  epcSvg: z.nullable(z.string()),
});
export type OrderPayment = z.infer<typeof orderPayment>;

export const orderStatus = z.enum(ORDER_STATUSES, key('validation.invalid'));

/** The visitor learns this of the order just made. */
export const orderCreated = z.object({
  id: z.int(),
  orderNumber: z.int(),
  totalAmount: z.string(),
  status: orderStatus,
  payment: orderPayment,
});
export type OrderCreated = z.infer<typeof orderCreated>;

const orderItem = z.object({
  productId: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** One piece costs this many euros, with two decimals. */
  price: z.string(),
});

/** Records one thing that happened to an order, and when. */
const orderEvent = z.object({
  kind: z.enum(ORDER_EVENTS),
  what: z.enum(ORDER_EVENT_WHATS),
  createdAt: timestamp,
});
export type OrderEvent = z.infer<typeof orderEvent>;

export const order = z.object({
  id: z.int(),
  websiteId: z.int(),
  orderNumber: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  /** It is in euros with two decimals. */
  totalAmount: z.string(),
  status: orderStatus,
  /** It is true while the last step can be taken back. */
  canTakeBack: z.boolean(),
  shippingAddress: z.string(),
  notes: z.nullable(z.string()),
  /** It is false if the mail that was due to the customer did not go out, because too many went there. */
  isCustomerTold: z.boolean(),
  accountNumber: z.string(),
  accountHolder: z.string(),
  swiftCode: z.string(),
  items: z.array(orderItem),
  /** Lists what happened after its arrival, the oldest first; an order from before this was kept lacks the beginning. */
  history: z.array(orderEvent),
  /** The card of the customer has this key; null when the customer was erased. */
  customerKey: z.nullable(z.string()),
  createdAt: timestamp,
});
export type Order = z.infer<typeof order>;

/** Sums up which orders wait for the customers, and which for the owner. */
export const ordersSummary = z.object({
  /** Counts the orders that wait for their payment. */
  pendingCount: z.int(),
  /** It is their sum in euros with two decimals. */
  pendingAmount: z.string(),
  /** Counts the orders that are paid and not on their way. */
  paidCount: z.int(),
});
export type OrdersSummary = z.infer<typeof ordersSummary>;

/** `undo` says that `status` is the one before the last step, which can be taken back once. */
export const orderEdit = z.object({ status: orderStatus, undo: z.optional(z.boolean()) });
export type OrderEdit = z.infer<typeof orderEdit>;

/** Several orders take the same step. */
export const ordersEdit = z.extend(orderEdit, {
  ids: chosenIds,
  /** It is true for payments that a bank statement shows. */
  isMatched: z.optional(z.boolean()),
});
